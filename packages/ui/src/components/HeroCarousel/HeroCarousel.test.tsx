import { act, type ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { emulateMotion } from '../../fixtures/motion.ts';
import { pictures } from '../../fixtures/pictures.ts';
import { placeOfTests } from '../../fixtures/place.ts';
import { HeroCarousel, UiProvider } from '../../index.ts';

const { lake, hills, ghats } = pictures;
const carousel = (): ReactNode => (
  <UiProvider locale="en">
    <HeroCarousel
      title="Three cities"
      text="Two sunrises"
      actions={<a href="/contact">Book</a>}
      pictures={[lake, hills, ghats]}
      labels={{ pause: 'Pause pictures', play: 'Play pictures' }}
    />
  </UiProvider>
);

const place = placeOfTests({ isActing: true });
const { container } = place;
let isHidden = false;
/** Milliseconds between the page's load and its hydration. */
let seenFor = 0;
/** The pending `decode()` of a picture, by address. A picture without one decodes at once. */
let arrivals: Map<string, PromiseWithResolvers<void>>;

beforeEach(async () => {
  isHidden = false;
  seenFor = 0;
  arrivals = new Map();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'requestIdleCallback'] });
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden);
  await emulateMotion('no-preference');
  vi.spyOn(performance, 'now').mockImplementation(() => 1000 + seenFor);
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
    { loadEventEnd: 1000 } as PerformanceNavigationTiming,
  ]);
  // Real decoding takes an unpredictable time.
  vi.spyOn(HTMLImageElement.prototype, 'decode').mockImplementation(function decode(
    this: HTMLImageElement,
  ) {
    return arrivals.get(this.src)?.promise ?? Promise.resolve();
  });
  place.prerender(carousel());
});

afterEach(async () => {
  // Unmounted first: a change of the media query would update it outside of act().
  place.unmount();
  await emulateMotion('reduce');
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Hydrates a page after its load event, then lets it become idle. */
const open = async () => {
  await place.hydrate(carousel());
  await act(async () => vi.advanceTimersByTime(50));
};
const wait = (ms: number) => act(async () => vi.advanceTimersByTime(ms));
const images = () => [...container.querySelectorAll('img')].map((image) => image.src);
const shown = () => container.querySelector<HTMLImageElement>('[data-state="current"] img')?.src;
const button = () => container.querySelector('button');
const press = () => act(async () => button()?.click());
const awaited = (picture: { src: string }) => {
  const arrival = Promise.withResolvers<void>();
  arrivals.set(url(picture), arrival);
  return arrival;
};
const url = ({ src }: { src: string }) => new URL(src, document.baseURI).href;

test('does not rotate before the page has loaded', async () => {
  const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  await open();
  await wait(20_000);
  expect(images()).toHaveLength(1);
  expect(button()).toBeNull();
  state.mockReturnValue('complete');
  window.dispatchEvent(new Event('load'));
  await wait(50);
  await wait(5000);
  expect(shown()).toBe(url(hills));
});

test('fetches the second picture at its turn, then each one while the one before is shown', async () => {
  await open();
  await wait(4900);
  expect(images()).toEqual([url(lake)]);
  const second = awaited(hills);
  await wait(100);
  expect(images()).toEqual([url(lake), url(hills)]);
  expect(shown()).toBe(url(lake));
  await act(async () => second.resolve());
  expect(shown()).toBe(url(hills));
  expect(images()).toEqual([url(lake), url(hills), url(ghats)]);
});

test('shows a slow picture as soon as it has loaded', async () => {
  await open();
  const second = awaited(hills);
  await wait(17_000);
  expect(shown()).toBe(url(lake));
  await act(async () => second.resolve());
  expect(shown()).toBe(url(hills));
  await wait(4900);
  expect(shown()).toBe(url(hills));
  await wait(100);
  expect(shown()).toBe(url(ghats));
});

test('counts the first interval from page load, not from hydration', async () => {
  seenFor = 3000;
  await open();
  await wait(1900);
  expect(shown()).toBe(url(lake));
  await wait(100);
  expect(shown()).toBe(url(hills));
});

test('fades each picture in over 1000 ms, above the one before', async () => {
  await open();
  await wait(5000);
  const current = container.querySelector<HTMLElement>('[data-state="current"]');
  const previous = container.querySelector<HTMLElement>('[data-state="previous"]');
  expect(current && getComputedStyle(current).transitionDuration).toBe('1s');
  expect(previous?.querySelector('img')?.src).toBe(url(lake));
});

test('the button pauses and resumes the rotation', async () => {
  await open();
  expect(button()?.textContent).toBe('Pause pictures');
  expect(button()?.offsetHeight).toBeGreaterThanOrEqual(44);
  await press();
  expect(button()?.textContent).toBe('Play pictures');
  await wait(20_000);
  expect(images()).toEqual([url(lake)]);
  await press();
  await wait(5000);
  expect(shown()).toBe(url(hills));
});

test('stops while the page is hidden', async () => {
  await open();
  isHidden = true;
  await act(async () => document.dispatchEvent(new Event('visibilitychange')));
  await wait(20_000);
  expect(images()).toEqual([url(lake)]);
  isHidden = false;
  await act(async () => document.dispatchEvent(new Event('visibilitychange')));
  await wait(5000);
  expect(shown()).toBe(url(hills));
});

test.each([
  ['under reduced motion', () => emulateMotion('reduce')],
  [
    'when data is saved',
    async () => void vi.stubGlobal('navigator', { connection: { saveData: true } }),
  ],
])('shows one picture and no button %s', async (_when, begin) => {
  await begin();
  await open();
  await wait(20_000);
  expect(images()).toEqual([url(lake)]);
  expect(button()).toBeNull();
});

test('skips a picture that fails to load', async () => {
  await open();
  const second = awaited(hills);
  await wait(5000);
  await act(async () => second.reject());
  expect(shown()).toBe(url(ghats));
  await wait(5000);
  expect(shown()).toBe(url(lake));
  await wait(5000);
  expect(shown()).toBe(url(ghats));
});

test('stays on the first picture when all others fail', async () => {
  await open();
  const others = [hills, ghats].map(awaited);
  await wait(5000);
  for (const other of others) await act(async () => other.reject());
  await wait(20_000);
  expect(shown()).toBe(url(lake));
});
