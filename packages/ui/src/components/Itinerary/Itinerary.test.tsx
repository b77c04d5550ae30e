import { act, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { journeyWordsOf, repeated } from '../../fixtures/journeys.ts';
import { emulateMotion } from '../../fixtures/motion.ts';
import { pictures } from '../../fixtures/pictures.ts';
import { placeOfTests } from '../../fixtures/place.ts';
import { Itinerary, type ItineraryDay, RouteMap, UiProvider } from '../../index.ts';

const { days: fewDays, dayLabel, map } = journeyWordsOf({ locale: 'en' });
const days = repeated(fewDays, 7).map((item, index) => ({ ...item, day: index + 1 }));
const besideAMapOf = (items: readonly ItineraryDay[]) => (
  <Itinerary headingLevel={3} dayLabel={dayLabel} items={items} map={<RouteMap {...map} />} />
);
const besideAMap = besideAMapOf(days);
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
  const delays = items().map((item) => item.style.transitionDelay);
  expect(delays.join(' ')).toBe(' 100ms 200ms 300ms 400ms 500ms 600ms');
});

test('reveals a day when it scrolls into view', async () => {
  await hydrate();
  await act(async () => {
    items()[2]?.scrollIntoView({ block: 'center' });
    await vi.waitFor(() => expect(states()[2]).toBe('shown'));
  });
});

test('on a day without a drawing, the frame of the map has none', () => {
  const [first, second] = days as [ItineraryDay, ItineraryDay];
  prerender(besideAMapOf([first, { ...second, picture: pictures.lake }]));
  expect(container.querySelectorAll('figure img')).toHaveLength(1);
  expect(container.querySelector('figure [data-current]')).toBeNull();
});

test('shows all days under reduced motion', async () => {
  await emulateMotion('reduce');
  await hydrate();
  expect(states()).toEqual(Array.from({ length: 7 }));
});
