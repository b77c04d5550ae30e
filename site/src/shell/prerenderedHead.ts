/**
 * The elements that PageHead has put into the head of the prerendered HTML. Hydration adopts them. A page that
 * replaces the HTML instead adds new ones beside them.
 */
export const prerenderedHead = (): readonly Element[] => [
  ...document.head.querySelectorAll(
    [
      'title',
      'meta[name]:not([name=viewport], [name*=color])',
      'meta[property]',
      'link[rel=canonical]',
      'link[rel=alternate]',
    ].join(),
  ),
];
