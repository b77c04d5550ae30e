import { expect, it, vi } from 'vitest';
import { sharedPages } from '../sharePictures.ts';
import { addressesOf, prerenderedAddress, routeAt, routes } from './routes.ts';

vi.mock('@elevate/enquiry', async (original) => {
  const { journeys, ...rest } = await original<typeof import('@elevate/enquiry')>();
  const himalaya = { ...journeys['himalayan-wellness'], path: '/retreats/himalaya' };
  return { ...rest, journeys: { ...journeys, 'himalayan-wellness': himalaya } };
});

vi.mock('../journeys.ts', async (original) => {
  const { siteJourneys, ...rest } = await original<typeof import('../journeys.ts')>();
  const himalaya = { formerly: ['/himalaya'], picture: 'retreat' };
  return { ...rest, siteJourneys: { ...siteJourneys, 'himalayan-wellness': himalaya } };
});

it('a retreat with a path has a route, with its former addresses', () => {
  expect(routeAt('/retreats/himalaya')).toMatchObject({
    name: 'retreat',
    kind: 'retreat',
    journey: 'himalayan-wellness',
    formerly: ['/himalaya'],
  });
  expect(routes.flatMap(addressesOf)).toContain('/retreats/himalaya');
  expect([...sharedPages.keys()]).toContain('retreat-himalaya');
});

it('any other address below /retreats is an unknown retreat', () => {
  expect(routeAt('/retreats/1').journey).toBe('bali-yoga-meditation');
  const unknown = routeAt('/retreats/2');
  expect(unknown.journey).toBeUndefined();
  expect(addressesOf(unknown)).toEqual([]);
  expect(prerenderedAddress(unknown)).toBe('/retreats/not-found');
});
