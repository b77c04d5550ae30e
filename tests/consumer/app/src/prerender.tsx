import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { pages } from './pages.tsx';

/** Prints the HTML of each page by its path, as JSON. */
console.log(
  JSON.stringify(
    Object.fromEntries(
      Object.entries(pages).map(([path, page]) => [
        path,
        renderToString(<StrictMode>{page}</StrictMode>),
      ]),
    ),
  ),
);
