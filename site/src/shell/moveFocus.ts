export const pageHeading = () => document.querySelector<HTMLElement>('main h1');

/** Moves the focus to an element that is not interactive: a screen reader continues from there. */
export function moveFocus(element: HTMLElement | null): void {
  element?.setAttribute('tabindex', '-1');
  element?.focus({ preventScroll: true });
}
