import { act, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { journeyWordsOf, repeated } from '../../fixtures/journeys.ts';
import { emulateMotion } from '../../fixtures/motion.ts';
import { placeOfTests } from '../../fixtures/place.ts';
import { Itinerary, RouteMap, UiProvider } from '../../index.ts';

const { days: fewDays, dayLabel, map } = journeyWordsOf({ locale: 'en' });
const days = repeated(fewDays, 7).map((item, index) => ({ ...item, day: index + 1 }));
const besideAMap = (
  <Itinerary
    headingLevel={3}
    revealDelay={100}
    dayLabel={dayLabel}
    items={days}
    map={<RouteMap {...map} />}
  />
);
const itinerary = (): ReactNode => <UiProvider locale="en">{besideAMap}</UiProvider>;

const { container, unmount, prerender, ...place } = placeOfTests({ isActing: true });

beforeEach(async () => {
  await emulateMotion('no-preference');
  await page.viewport(1440, 900);
  // Pushes all days but the first below the viewport.
  container.style.paddingBlockStart = `${window.innerHeight - 40}px`;
  prerender(itinerary());
});

afterEach(async () => {
  unmount();
  await emulateMotion('reduce');
});

const hydrate = () => place.hydrate(itinerary());
const items = () => [...container.querySelectorAll<HTMLElement>('ol > li:has(h3)')];
const states = () => items().map((item) => item.dataset['reveal']);

test('renders every day visible on the server, without inline styles', () => {
  expect(items()).toHaveLength(7);
  expect(states()).toEqual(Array.from({ length: 7 }));
  expect(container.querySelector('[style]')).toBeNull();
});

test('renders the whole route on the server', () => {
  const html = renderToString(besideAMap);
  expect(html).toContain('<mask');
  expect(html).not.toMatch(/data-ahead|data-state/);
});

const dashes = () => {
  const legs = [...container.querySelectorAll('mask path')];
  return [...new Set(legs.map((leg) => getComputedStyle(leg).strokeDasharray))];
};

test('the route is whole on a phone, on paper and under reduced motion', async () => {
  prerender(besideAMap);
  expect(dashes()).toEqual(['1px']);
  await emulateMotion('reduce');
  expect(dashes()).toEqual(['none']);
  await emulateMotion('no-preference', 'print');
  expect(dashes()).toEqual(['none']);
  await emulateMotion('no-preference');
  await page.viewport(390, 844);
  expect(dashes()).toEqual(['none']);
});

test('delays each day below the viewport by another 100 ms', async () => {
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

test('reveals a day when it scrolls into view', async () => {
  await hydrate();
  await act(async () => {
    items()[2]?.scrollIntoView({ block: 'center' });
    await vi.waitFor(() => expect(states()[2]).toBe('shown'));
  });
});

test('shows all days under reduced motion', async () => {
  await emulateMotion('reduce');
  await hydrate();
  expect(states()).toEqual(Array.from({ length: 7 }));
});

test('shows all days without IntersectionObserver', async () => {
  vi.stubGlobal('IntersectionObserver', undefined);
  await hydrate();
  expect(states()).toEqual(Array.from({ length: 7 }));
});
