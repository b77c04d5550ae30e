/**
 * Events at which React brings what they meet to life at once, in one long task (react-dom,
 * `discreteReplayableEvents`), and the `submit` that may follow them.
 */
const held =
  'pointerdown pointerup pointercancel mousedown mouseup click dblclick auxclick contextmenu ' +
  'touchstart touchend touchcancel keydown keypress keyup input textInput change compositionstart ' +
  'compositionend copy cut paste drop dragstart dragend reset submit';

/**
 * Keeps from React what a visitor does while the page comes to life in slices, until it has (`ready`). To
 * be called before React listens. The browser answers all the same: links lead on, menu and questions open,
 * fields fill, and forms take what is in them (`takeEarlyInput`); a press is kept by `early/keepPress.ts`.
 */
export function holdEvents(root: HTMLElement): void {
  const release = new AbortController();
  const options = { capture: true, passive: true, signal: release.signal };
  for (const type of held.split(' ')) {
    root.addEventListener(type, (event) => event.stopImmediatePropagation(), options);
  }
  document.addEventListener('ready', () => release.abort(), options);
}
