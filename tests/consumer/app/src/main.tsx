import '@elevate/ui/styles.css';
import { preloadedFonts } from '@elevate/ui/fonts';
import { StrictMode } from 'react';
import { preload } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { Frame } from './Frame.tsx';
import { HomePage } from './HomePage.tsx';

for (const font of preloadedFonts) {
  preload(font, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
}

createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <Frame locale="en">
      <HomePage locale="en" />
    </Frame>
  </StrictMode>,
);
