import { act, type ReactNode } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, type MockInstance, test, vi } from 'vitest';
import { mockMotion } from '../../fixtures/motion.ts';
import { pictures } from '../../fixtures/pictures.ts';
import { HeroCarousel, UiProvider } from '../../index.ts';

const { lake, hills, ghats } = pictures;
const carousel = (): ReactNode => (
  <UiProvider locale="en">
    <HeroCarousel
      title="Three cities"
      text="Two sunrises"
      actions={<a href="/contact">Book</a>}
      pictures={[lake, hills, ghats]}
      words={{ pause: 'Pause pictures', play: 'Play pictures' }}
    />
  </UiProvider>
);

let container: HTMLDivElement;
let root: Root | undefined;
let isStill = false;
let isHidden = false;
/** Milliseconds for which the page has been there when it comes to life. */
let seenFor = 0;
/** What became of a picture that was asked for; until it is known, its promise stands. */
let arrivals: Map<string, PromiseWithResolvers<void>>;
let consoleError: MockInstance<typeof console.error>;

beforeEach(() => {
  consoleError = vi.spyOn(console, 'error');
  isStill = false;
  isHidden = false;
  seenFor = 0;
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  arrivals = new Map();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'requestIdleCallback'] });
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden);
  mockMotion(() => isStill);
  vi.spyOn(performance, 'now').mockImplementation(() => 1000 + seenFor);
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
    { loadEventEnd: 1000 } as PerformanceNavigationTiming,
  ]);
  // Fixtures are small, but on their way for a time that is not ours: all have come, unless a test says when.
  vi.spyOn(HTMLImageElement.prototype, 'decode').mockImplementation(function decode(
    this: HTMLImageElement,
  ) {
    return arrivals.get(this.src)?.promise ?? Promise.resolve();
  });
  container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(carousel());
});

afterEach(() => {
  act(() => root?.unmount());
  container.remove();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  const calls = [...consoleError.mock.calls];
  vi.restoreAllMocks();
  // A hydration that did not match would be told there.
  if (calls.length > 0) throw new Error(String(calls[0]));
});

const hydrate = () =>
  act(async () => {
    root = hydrateRoot(container, carousel());
  });
/** Hydrates a page that has loaded, and has a moment to spare. */
const open = async () => {
  await hydrate();
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

test('the server sends the first picture alone, and no style attribute', () => {
  expect(images()).toEqual([url(lake)]);
  expect(container.innerHTML).not.toContain(hills.src);
  expect(container.querySelector('[style]')).toBeNull();
  expect(button()).toBeNull();
});

test('none takes its turn before the page has loaded', async () => {
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

test('the second is asked for when its turn comes, and then each while the one before is shown', async () => {
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

test('one that is long on its way takes its turn when it has come', async () => {
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

test('they take turns every 5000 ms, from the last back to the first', async () => {
  await open();
  await wait(4900);
  expect(shown()).toBe(url(lake));
  await wait(100);
  expect(shown()).toBe(url(hills));
  await wait(5000);
  expect(shown()).toBe(url(ghats));
  await wait(5000);
  expect(shown()).toBe(url(lake));
});

test('the first turn counts from when the page was loaded, not from when its scripts came', async () => {
  seenFor = 3000;
  await open();
  await wait(1900);
  expect(shown()).toBe(url(lake));
  await wait(100);
  expect(shown()).toBe(url(hills));
  await wait(4900);
  expect(shown()).toBe(url(hills));
  await wait(100);
  expect(shown()).toBe(url(ghats));
});

test('each takes 1000 ms to cover the one before, which stays beneath', async () => {
  await open();
  await wait(5000);
  const current = container.querySelector<HTMLElement>('[data-state="current"]');
  const previous = container.querySelector<HTMLElement>('[data-state="previous"]');
  expect(current?.style.transitionDuration).toBe('1000ms');
  expect(previous?.querySelector('img')?.src).toBe(url(lake));
});

test('the button stops them and lets them go on', async () => {
  await open();
  expect(button()?.textContent).toBe('Pause pictures');
  expect(button()?.offsetHeight).toBeGreaterThanOrEqual(44);
  await press();
  expect(button()?.textContent).toBe('Play pictures');
  await wait(20_000);
  expect(shown()).toBe(url(lake));
  await press();
  await wait(5000);
  expect(shown()).toBe(url(hills));
});

test('nothing is asked for while they are stopped', async () => {
  await open();
  await press();
  await wait(20_000);
  expect(images()).toHaveLength(1);
});

test('they stand while nobody looks', async () => {
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

test('where motion is not welcome there is one picture, and nothing to stop', async () => {
  isStill = true;
  await open();
  await wait(20_000);
  expect(images()).toEqual([url(lake)]);
  expect(button()).toBeNull();
});

test('where data are to be saved there is one picture, too', async () => {
  vi.stubGlobal('navigator', { connection: { saveData: true } });
  await open();
  await wait(20_000);
  expect(images()).toEqual([url(lake)]);
  expect(button()).toBeNull();
});

test('a picture that does not come is passed over, and the rest are in time', async () => {
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

test('where none comes the first stays', async () => {
  await open();
  const others = [hills, ghats].map(awaited);
  await wait(5000);
  for (const other of others) await act(async () => other.reject());
  await wait(20_000);
  expect(shown()).toBe(url(lake));
});
