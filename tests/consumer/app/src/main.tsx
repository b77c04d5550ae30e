import '@elevate/ui/styles.css';
import './brand.css';
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { pages } from './pages.tsx';

hydrateRoot(
  document.getElementById('root') as HTMLElement,
  <StrictMode>{pages[location.pathname]}</StrictMode>,
);
