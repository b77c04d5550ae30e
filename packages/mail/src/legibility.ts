/** Red, green, blue and alpha of a computed colour, from 0 to 1. */
function channels(color: string): [red: number, green: number, blue: number, alpha: number] {
  const [red = 0, green = 0, blue = 0, alpha = 1] = (color.match(/[\d.]+/g) ?? []).map(Number);
  return [red / 255, green / 255, blue / 255, alpha];
}

/** Relative luminance (WCAG 2.2). */
function luminance(color: string): number {
  const [red, green, blue] = channels(color).map((share) =>
    share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4,
  ) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const styleOf = (element: Element) =>
  element.ownerDocument.defaultView?.getComputedStyle(element) as CSSStyleDeclaration;

/** The background of an element: its own, or that of the nearest parent with one. */
function backgroundOf(element: Element): string {
  const { backgroundColor } = styleOf(element);
  if (channels(backgroundColor)[3] === 1) return backgroundColor;
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
    const [darker = 0, lighter = 0] = [styleOf(element).color, backgroundOf(element)]
      .map(luminance)
      .toSorted((a, b) => a - b);
    const contrast = (lighter + 0.05) / (darker + 0.05);
    if (contrast < 4.5) found.push(`${contrast.toFixed(2)}: ${textContent}`);
  }
  return found;
}
