import '@elevate/ui/styles.css';
import { preloadedFonts } from '@elevate/ui/fonts';
import { StrictMode } from 'react';
import { preload } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { EveryComponent } from '../../../../packages/ui/src/fixtures/everyComponent.tsx';

for (const font of preloadedFonts) {
  preload(font, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
}

createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <EveryComponent locale="en" />
  </StrictMode>,
);
