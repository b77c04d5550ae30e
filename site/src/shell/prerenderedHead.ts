/**
 * What PageHead has put into the head of the prerendered HTML. Hydration adopts these elements. A page that
 * replaces the HTML instead brings its own, and would leave the old ones beside them.
 */
export const prerenderedHead = (): readonly Element[] => [
  ...document.head.querySelectorAll(
    [
      'title',
      'meta[name]:not([name=viewport], [name=theme-color])',
      'meta[property]',
      'link[rel=canonical]',
      'link[rel=alternate]',
    ].join(),
  ),
];
