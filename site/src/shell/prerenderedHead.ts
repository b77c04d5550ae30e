/**
 * What PageHead puts into the head of a prerendered page. Hydration takes these over; a page that is
 * rendered anew brings its own, and would stand beside the old one's for good.
 */
const prerenderedHead = [
  'title',
  'meta[name]:not([name=viewport], [name=theme-color])',
  'meta[property]',
  'link[rel=canonical]',
  'link[rel=alternate]',
].join();

/** Takes a prerendered page's head away, where that page is not hydrated. */
export function removePrerenderedHead(): void {
  for (const element of document.head.querySelectorAll(prerenderedHead)) element.remove();
}
