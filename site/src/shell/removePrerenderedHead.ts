/**
 * Removes what PageHead put into the head of a prerendered page. Hydration reuses these elements;
 * `createRoot` adds new ones beside them.
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
