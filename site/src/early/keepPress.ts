/** Shows that a press waits. */
const waiting = 'aria-busy';

/** The button, or where the page has been drawn anew, the one that sends the same form there. */
function standing(button: HTMLButtonElement): HTMLButtonElement | null {
  if (button.isConnected) return button;
  const form = button.form && document.getElementById(button.form.id);
  return form ? form.querySelector<HTMLButtonElement>('[type=submit]') : null;
}

/**
 * Keeps the last press of a button that nothing has answered yet, shows that it waits, and presses it
 * again once the page has come to life (`shell/Ready.tsx`). An Enter in a form is a press of its button.
 */
export function keepPress(): void {
  let pressed: HTMLButtonElement | null = null;
  const keep = ({ target }: Event) => {
    // The menu's buttons work by themselves.
    const button =
      target instanceof Element && target.closest<HTMLButtonElement>('button:not([popovertarget])');
    if (!button) return;
    pressed?.removeAttribute(waiting);
    pressed = button;
    pressed.setAttribute(waiting, 'true');
  };
  const stop = () => {
    document.removeEventListener('click', keep, true);
    pressed?.removeAttribute(waiting);
  };
  document.addEventListener('click', keep, true);
  document.addEventListener(
    'ready',
    () => {
      stop();
      // Not within React's own work, where it hears of nothing.
      setTimeout(() => pressed && standing(pressed)?.click());
    },
    { once: true },
  );
  document.addEventListener('lost', stop, { once: true });
}
