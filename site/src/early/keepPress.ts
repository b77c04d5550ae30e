/**
 * Keeps the last press of a button that nothing has answered yet, shows that it waits, and presses it
 * again once the page has come to life (`shell/Ready.tsx`). An Enter in a form is a press of its button.
 */
export function keepPress(): void {
  let pressed: HTMLButtonElement | null = null;
  const isWaiting = 'aria-busy';
  const keep = ({ target }: Event) => {
    // The menu's buttons work by themselves.
    const button =
      target instanceof Element && target.closest<HTMLButtonElement>('button:not([popovertarget])');
    if (!button) return;
    pressed?.removeAttribute(isWaiting);
    pressed = button;
    pressed.setAttribute(isWaiting, 'true');
  };
  document.addEventListener('click', keep, true);
  document.addEventListener(
    'ready',
    () => {
      document.removeEventListener('click', keep, true);
      pressed?.removeAttribute(isWaiting);
      // Not within React's own work, where it hears of nothing.
      setTimeout(() => pressed?.click());
    },
    { once: true },
  );
}
