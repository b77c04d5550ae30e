import { isSavingData } from '../isSavingData.ts';
import { showWithoutScripts } from '../shell/showWithoutScripts.ts';

const { documentElement } = document;

/** Milliseconds between a failure and the next try. */
const retryDelay = 1000;

/** The scripts' addresses as site/build.mjs writes them into the page: the entry, then what it and the page import. */
function addressesOfScripts(): string[] {
  const list = document.getElementById('scripts')?.textContent;
  return list ? (JSON.parse(list) as string[]) : [];
}

/** Lets what a visitor does come in between. A message comes sooner than a timer. */
const pause = () =>
  new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    const done = () => {
      port1.close();
      resolve();
    };
    port1.addEventListener('message', done);
    port1.start();
    port2.postMessage(undefined);
  });

function preload(addresses: readonly string[]): void {
  for (const address of addresses) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = address;
    document.head.append(link);
  }
}

/** Until the whole of the HTML is there. An import, unlike a module's tag, does not wait for it. */
const parsed = () =>
  new Promise<unknown>((resolve) => {
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', resolve);
    else resolve(undefined);
  });

/** Runs scripts one by one, what others import first: together they would be one long task. */
async function run(entry: string, imported: readonly string[]): Promise<void> {
  for (const address of imported.toReversed()) {
    // The entry says what becomes of those that did not arrive.
    await import(/* @vite-ignore */ address).catch(() => {});
    await pause();
  }
  await parsed();
  await import(/* @vite-ignore */ entry);
}

/** Whether a visitor has begun to fill in a form. */
const isTouched = () =>
  [
    ...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
      'input:not([type=checkbox]), textarea',
    ),
  ].some(({ value, defaultValue }) => value !== defaultValue);

/** Whether the page is of an earlier deploy, whose scripts are gone, and nothing is lost by loading it anew. */
async function isOutdated(entry: string): Promise<boolean> {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (navigation?.type === 'reload' || isTouched()) return false;
  const { status } = await fetch(entry, { method: 'HEAD', cache: 'no-store' });
  return status === 404;
}

async function recover(entry: string): Promise<void> {
  if (await isOutdated(entry).catch(() => false)) location.reload();
  else showWithoutScripts(document);
}

let isLoading = false;
let isPreloaded = false;

/**
 * Loads what brings the page to life. Once; what could not be loaded is asked for again by whoever
 * calls later, and a page whose scripts a new deploy has replaced is loaded anew.
 */
export function loadScripts(): void {
  if (isLoading) return;
  const [entry, ...imported] = addressesOfScripts();
  if (entry === undefined) return;
  isLoading = true;
  if (!isPreloaded) preload(imported);
  isPreloaded = true;
  run(entry, imported).catch(async () => {
    await recover(entry);
    setTimeout(() => {
      isLoading = false;
      // Again, as something may have been pressed since.
      showWithoutScripts(document);
    }, retryDelay);
  });
}

/** After what a tap itself brings about, which would otherwise show later. */
const loadSoon = () => {
  if (!isLoading) void pause().then(loadScripts);
};

/**
 * Signs that a visitor is about to do something. A press by assistive technology may be a click alone, and
 * Back is nothing but `popstate` where a page was reloaded that a link within the site had led to.
 */
const signs = [
  'pointermove',
  'pointerdown',
  'click',
  'keydown',
  'focusin',
  'scroll',
  'popstate',
] as const;

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
