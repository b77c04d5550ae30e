import { isSavingData } from '../isSavingData.ts';
import { showWithoutScripts } from '../shell/showWithoutScripts.ts';

const { documentElement } = document;

/** The scripts' addresses as site/build.mjs writes them into the page: the entry, then what it and the page import. */
function addressesOfScripts(): string[] {
  const list = document.getElementById('scripts')?.textContent;
  return list ? (JSON.parse(list) as string[]) : [];
}

/** Lets what a visitor does come in between. A message comes sooner than a timer. */
const pause = () =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', resolve, { once: true });
    port1.start();
    port2.postMessage(undefined);
  });

/** Runs scripts one by one, what others import first: together they would be one long task. */
async function run(entry: string, imported: readonly string[]): Promise<void> {
  for (const address of imported.toReversed()) {
    // The entry says what becomes of those that did not arrive.
    await import(/* @vite-ignore */ address).catch(() => {});
    await pause();
  }
  await import(/* @vite-ignore */ entry);
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
  run(entry, imported).catch(() => {
    isLoading = false;
    showWithoutScripts(document);
  });
}

/** After what a tap itself brings about, which would otherwise show later. */
const loadSoon = () => void pause().then(loadScripts);

/** Signs that a visitor is about to do something. */
const signs = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'scroll'] as const;

/** Whether the HTML says all that is to be said here: a query or a fragment may ask for more. */
const isComplete = () =>
  !('incomplete' in documentElement.dataset) &&
  documentElement.dataset['address'] === location.pathname &&
  !location.search &&
  !location.hash;

/** In ms: when the page changes by itself for the first time, if it does (`HeroCarousel`). */
function firstChange(): number | undefined {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches || isSavingData()) return undefined;
  const carousel = document.querySelector<HTMLElement>('[data-interval]');
  return carousel ? Number(carousel.dataset['interval']) : undefined;
}

function whenIdle(work: () => void): void {
  // Safari has no requestIdleCallback.
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: 2000 });
  else setTimeout(work, 200);
}

/**
 * Loads the scripts when someone needs them: at a visitor's first sign, or when the page is to change by
 * itself. Until then links, menu and questions work by themselves. Where the HTML does not say all, once
 * it has been drawn.
 */
export function loadScriptsWhenNeeded(): void {
  for (const sign of signs) addEventListener(sign, loadSoon, { passive: true, capture: true });
  addEventListener('load', () => {
    const delay = isComplete() ? firstChange() : 0;
    if (delay !== undefined) setTimeout(() => whenIdle(loadScripts), delay);
  });
}
