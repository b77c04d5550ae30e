/**
 * The entry module of the site's scripts, which the head script loads after the page. It waits until the browser is
 * idle, then imports the client and the page's code in parallel (docs/decisions/0010).
 */
import { noteFailure, watchForFailures } from './failures.ts';
import { nextTask } from './nextTask.ts';
import { importPart } from './parts/importPart.ts';
import { showNoScriptFallback } from './shell/showNoScriptFallback.ts';

const { documentElement } = document;
const { dataset } = documentElement;

/** Milliseconds that the browser may be busy. */
const idleTimeout = 2000;

/** At once if a visitor waits for the scripts: the page has another language, or a mailed link led here. */
function timeToLoad(): Promise<void> {
  if (documentElement.hidden || 'needsScripts' in dataset) return Promise.resolve();
  return new Promise((resolve) => {
    // Safari has no requestIdleCallback.
    if ('requestIdleCallback' in window) {
      requestIdleCallback(() => resolve(), { timeout: idleTimeout });
    } else {
      setTimeout(resolve, 200);
    }
  });
}

async function start(root: HTMLElement) {
  // In development the HTML is not prerendered, and the script in its head is missing.
  if (import.meta.env.DEV) await import('./head/head.ts');
  await timeToLoad();
  // The first format takes a slow phone 50 ms: in a task of its own, before the scripts compete with it.
  Intl.DateTimeFormat();
  await nextTask();
  const { page } = dataset;
  const [client] = await Promise.all([
    import('./client.tsx'),
    page === undefined ? undefined : importPart(page),
  ]);
  await client.start(root);
}

if (import.meta.env.VITE_FAILURE_REPORTS) watchForFailures();
const root = document.getElementById('root');
if (root) {
  start(root).catch((error: unknown) => {
    // A prerendered page can be read and its links work; its forms say what to do instead.
    showNoScriptFallback(document);
    documentElement.hidden = false;
    if (import.meta.env.VITE_FAILURE_REPORTS) noteFailure('start', error);
  });
}
