/**
 * Keeps the last press of a button that nothing has answered yet, and presses it again once the page
 * has come to life (`shell/Ready.tsx`). An Enter in a form is a press of its button.
 */
export function keepPress(): void {
  let pressed: HTMLButtonElement | null = null;
  const keep = ({ target }: Event) => {
    // The menu's buttons work by themselves.
    if (target instanceof Element) {
      pressed = target.closest<HTMLButtonElement>('button:not([popovertarget])') ?? pressed;
    }
  };
  document.addEventListener('click', keep, true);
  document.addEventListener(
    'ready',
    () => {
      document.removeEventListener('click', keep, true);
      // Not within React's own work, where it hears of nothing.
      setTimeout(() => pressed?.click());
    },
    { once: true },
  );
}
