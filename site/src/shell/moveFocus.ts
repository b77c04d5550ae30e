export const pageHeading = () => document.querySelector<HTMLElement>('main h1');

/** Puts the focus on what is no control, so that a screen reader goes on from there. */
export function moveFocus(element: HTMLElement | null): void {
  element?.setAttribute('tabindex', '-1');
  element?.focus({ preventScroll: true });
}
