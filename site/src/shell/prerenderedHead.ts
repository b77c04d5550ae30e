/**
 * What PageHead has put into the head of a prerendered page. Hydration takes these over; a page that is
 * rendered anew brings its own, and would stand beside the old one's for good.
 */
export const prerenderedHead = (): Element[] => [
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
