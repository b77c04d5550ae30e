/**
 * Removes what PageHead has put into the head of a prerendered page. Hydration adopts these elements; a
 * page that is rendered by `createRoot` brings its own and would leave the old ones beside them.
 */
export function removePrerenderedHead(): void {
  const elements = document.head.querySelectorAll(
    [
      'title',
      'meta[name]:not([name=viewport], [name=theme-color])',
      'meta[property]',
      'link[rel=canonical]',
      'link[rel=alternate]',
    ].join(),
  );
  for (const element of elements) element.remove();
}
