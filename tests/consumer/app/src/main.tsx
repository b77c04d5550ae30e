import '@elevate/ui/styles.css';
import '@elevate/ui/plain.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { EveryComponent } from '../../../../packages/ui/src/fixtures/everyComponent.tsx';

createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <EveryComponent locale="en" />
  </StrictMode>,
);
