import { contrast, leastContrast } from '@elevate/ui/brand';

/** Red, green, blue and alpha of a computed colour. */
const channels = (color: string) => (color.match(/[\d.]+/g) ?? []).map(Number);

const hexOf = (color: string) =>
  `#${channels(color)
    .slice(0, 3)
    .map((channel) => channel.toString(16).padStart(2, '0'))
    .join('')}`;

const styleOf = (element: Element) =>
  element.ownerDocument.defaultView?.getComputedStyle(element) as CSSStyleDeclaration;

/** The background of an element: its own, or that of the nearest parent with one. */
function backgroundOf(element: Element): string {
  const { backgroundColor } = styleOf(element);
  if ((channels(backgroundColor)[3] ?? 1) === 1) return backgroundColor;
  return element.parentElement ? backgroundOf(element.parentElement) : 'rgb(255, 255, 255)';
}

/**
 * The texts in an element whose contrast is below 4.5 (WCAG 2.2, 1.4.3). axe does not check frames
 * without scripts.
 */
export function illegible(root: HTMLElement): string[] {
  const found: string[] = [];
  const walker = root.ownerDocument.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const { parentElement: element, textContent } = node;
    if (!element?.checkVisibility() || !textContent?.trim()) continue;
    const measured = contrast(hexOf(styleOf(element).color), hexOf(backgroundOf(element)));
    if (measured < leastContrast.text) found.push(`${measured.toFixed(2)}: ${textContent}`);
  }
  return found;
}
