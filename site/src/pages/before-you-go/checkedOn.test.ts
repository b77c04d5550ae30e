import { expect, it } from 'vitest';
import { checkedOn } from './checkedOn.ts';

const checked = { visa: '2026-03-01', health: '2025-11-20', plugs: '' };

it('is the oldest day', () => {
  expect(checkedOn(['visa', 'health'], checked)).toBe('2025-11-20');
});

it.each([[['visa', 'plugs']], [[]]])('is unknown where a fact has no day: %j', (ids) => {
  expect(checkedOn(ids, checked)).toBeUndefined();
});

it('refuses an id that the list does not have', () => {
  expect(() => checkedOn(['money'], checked)).toThrow('docs/facts.md has no row money');
});
