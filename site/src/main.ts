/**
 * The entry of the site's scripts. It waits until the page has loaded, so that scripts do not compete
 * with its pictures, then imports the client and the page's code in parallel (docs/decisions/0010).
 */
import { noteFailure, watchForFailures } from './failures.ts';
import { importPage } from './routes/importPage.ts';
import { showWithoutScripts } from './shell/showWithoutScripts.ts';

const { dataset } = document.documentElement;

/** Milliseconds after DOMContentLoaded at which scripts load even if a picture still does. */
const longestWait = 4000;

/** Milliseconds that the browser may be busy after `load`. */
const idleTimeout = 2000;

/** At once if the HTML has another language or a mailed link led here, else when the page has loaded. */
function timeToLoad(): Promise<void> {
  if ('hold' in dataset || 'needsScripts' in dataset) return Promise.resolve();
  return new Promise((resolve) => {
    const waitForIdle = () => {
      // Safari has no requestIdleCallback.
      if ('requestIdleCallback' in window) {
        requestIdleCallback(() => resolve(), { timeout: idleTimeout });
      } else {
        setTimeout(resolve, 200);
      }
    };
    // The frame after `load` shows the page: on a fast network `load` comes before the first paint.
    const waitForFrame = () => requestAnimationFrame(waitForIdle);
    if (document.readyState === 'complete') waitForFrame();
    else addEventListener('load', waitForFrame, { once: true });
    // So this counts from DOMContentLoaded.
    setTimeout(resolve, longestWait);
  });
}

async function start(root: HTMLElement) {
  // In development the HTML is not prerendered, and the script in its head is missing.
  if (import.meta.env.DEV) await import('./head/head.ts');
  await timeToLoad();
  const { page } = dataset;
  const [client] = await Promise.all([
    import('./client.tsx'),
    page === undefined ? undefined : importPage(page),
  ]);
  await client.start(root);
}

if (import.meta.env.VITE_FAILURE_REPORTS) watchForFailures();
const root = document.getElementById('root');
if (root) {
  start(root)
    .catch((error: unknown) => {
      // A prerendered page can be read and its links work; its forms say what to do instead.
      showWithoutScripts(document);
      if (import.meta.env.VITE_FAILURE_REPORTS) noteFailure('start', error);
    })
    .finally(() => requestAnimationFrame(() => delete dataset['hold']));
}
