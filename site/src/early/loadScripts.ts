import { showWithoutScripts } from '../shell/showWithoutScripts.ts';

/** The scripts' addresses as site/build.mjs writes them into the page: the entry, then what it and the page import. */
function addressesOfScripts(): string[] {
  const list = document.getElementById('scripts')?.textContent;
  return list ? (JSON.parse(list) as string[]) : [];
}

let isLoading = false;

/**
 * Loads what brings the page to life. Once; what could not be loaded is asked for again by whoever
 * calls next.
 */
export function loadScripts(): void {
  const [entry, ...imported] = addressesOfScripts();
  if (isLoading || entry === undefined) return;
  isLoading = true;
  for (const address of imported) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = address;
    document.head.append(link);
  }
  import(/* @vite-ignore */ entry).catch(() => {
    isLoading = false;
    showWithoutScripts(document);
  });
}

/** A visitor about to use what a script may answer. */
const firstUses = ['pointerdown', 'keydown', 'focusin'] as const;

/**
 * Loads the scripts once all that the page shows has come and the browser is idle, or as soon as a
 * visitor does something. Until then links, menu and questions work by themselves.
 */
export function loadScriptsWhenIdle(): void {
  for (const use of firstUses) addEventListener(use, loadScripts, { passive: true });
  addEventListener('load', () => {
    // Safari has no requestIdleCallback.
    if ('requestIdleCallback' in window) requestIdleCallback(loadScripts, { timeout: 2000 });
    else setTimeout(loadScripts, 200);
  });
}
