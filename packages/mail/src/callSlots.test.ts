import { expect, it } from 'vitest';
import { callSlots } from './callSlots.ts';

/** A Friday; summer time ends in Europe two days later. */
const friday = Date.UTC(2026, 9, 23, 9, 43);
const slots = (visitorZone: string, dayPart?: 'morning' | 'afternoon' | 'evening') =>
  callSlots(friday, { dayPart, visitorZone, teamZone: 'Europe/Berlin' })?.map((time) =>
    new Date(time).toISOString(),
  );

it.each([
  // 9:00 and 11:00 in Berlin, then in winter time.
  ['Europe/Berlin', 'morning', ['2026-10-26T08:00:00.000Z', '2026-10-27T10:00:00.000Z']],
  ['Europe/Berlin', undefined, ['2026-10-26T08:00:00.000Z', '2026-10-27T16:00:00.000Z']],
  // 14:00 and 19:00 in Kolkata: the team is there from 9:00 to 18:00 of its own day.
  ['Asia/Kolkata', 'afternoon', ['2026-10-26T08:30:00.000Z', '2026-10-27T10:30:00.000Z']],
  ['Asia/Kolkata', 'evening', ['2026-10-26T11:30:00.000Z', '2026-10-27T13:30:00.000Z']],
  ['America/New_York', 'morning', ['2026-10-26T13:00:00.000Z', '2026-10-27T15:00:00.000Z']],
] as const)('in %s, %s, are on two working days', (zone, part, times) => {
  expect(slots(zone, part)).toEqual(times);
});

it('are at any time of the team’s day for a part of the day that is not known', () => {
  expect(slots('Europe/Berlin', 'night' as 'morning')).toEqual(slots('Europe/Berlin'));
});

it('are none where the team does not work at that time', () => {
  expect(slots('America/Los_Angeles', 'afternoon')).toBeUndefined();
});
