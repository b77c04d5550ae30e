import { act, type ReactNode } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, type MockInstance, test, vi } from 'vitest';
import { journeyWordsOf } from '../../fixtures/journeys.ts';
import { mockMotion } from '../../fixtures/motion.ts';
import { Itinerary, UiProvider } from '../../index.ts';

const { days, dayLabel } = journeyWordsOf({ locale: 'en' });
const itinerary = (): ReactNode => (
  <UiProvider locale="en">
    <Itinerary headingLevel={3} revealDelay={100} dayLabel={dayLabel} items={days} />
  </UiProvider>
);

let container: HTMLDivElement;
let root: Root | undefined;
let isStill = false;
let consoleError: MockInstance<typeof console.error>;

beforeEach(() => {
  consoleError = vi.spyOn(console, 'error');
  isStill = false;
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  mockMotion(() => isStill);
  container = document.createElement('div');
  // All days but the first lie below the screen.
  container.style.paddingBlockStart = `${window.innerHeight - 40}px`;
  document.body.append(container);
  container.innerHTML = renderToString(itinerary());
});

afterEach(() => {
  act(() => root?.unmount());
  root = undefined;
  container.remove();
  vi.unstubAllGlobals();
  const calls = [...consoleError.mock.calls];
  vi.restoreAllMocks();
  // A hydration that did not match would be told there.
  if (calls.length > 0) throw new Error(String(calls[0]));
});

const hydrate = () =>
  act(async () => {
    root = hydrateRoot(container, itinerary());
  });
const items = () => [...container.querySelectorAll<HTMLElement>('ol > li')];
const states = () => items().map((item) => item.dataset['reveal']);

test('the server hides nothing, and styles nothing inline', () => {
  expect(items()).toHaveLength(7);
  expect(states()).toEqual(Array.from({ length: 7 }));
  expect(container.querySelector('[style]')).toBeNull();
});

test('days below the screen wait, each 100 ms longer than the one before', async () => {
  await hydrate();
  expect(states()).toEqual([undefined, ...Array.from({ length: 6 }, () => 'waiting')]);
  expect(items().map((item) => item.style.transitionDelay)).toEqual([
    '',
    '100ms',
    '200ms',
    '300ms',
    '400ms',
    '500ms',
    '600ms',
  ]);
});

test('a day appears when one comes to it', async () => {
  await hydrate();
  items()[2]?.scrollIntoView({ block: 'center' });
  await vi.waitFor(() => expect(states()[2]).toBe('shown'));
});

test('where motion is not welcome all are there', async () => {
  isStill = true;
  await hydrate();
  expect(states()).toEqual(Array.from({ length: 7 }));
});

test('where nothing can observe all are there', async () => {
  vi.stubGlobal('IntersectionObserver', undefined);
  await hydrate();
  expect(states()).toEqual(Array.from({ length: 7 }));
});
