import { useSyncExternalStore } from 'react';

function subscribe(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  // The toolbar's brand and scheme are style elements in the head.
  observer.observe(document.documentElement, { attributes: true });
  observer.observe(document.head, { childList: true, subtree: true, characterData: true });
  return () => observer.disconnect();
}

const read = (variable: string) =>
  getComputedStyle(document.documentElement).getPropertyValue(variable.slice(4, -1)).trim();

/** Returns a function that reads a value of the theme, such as `theme.color.text`, in the brand and scheme of the toolbar. */
export function useThemeValue(): (variable: string) => string {
  // Renders again when any colour changes.
  useSyncExternalStore(subscribe, () => document.head.textContent ?? '');
  return read;
}
