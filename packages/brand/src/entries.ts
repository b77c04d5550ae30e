import { advisers } from './advisers.ts';
import { conditions } from './conditions.ts';
import type { Origin } from './entry.ts';
import { examplePrices } from './prices.ts';
import { properties } from './properties.ts';

/** An entry of the operator's files, for checks that all kinds share. */
export interface OperatorEntry {
  /** From the repository's root. */
  file: string;
  /** Its id, or a price's journey. */
  id: string;
  entry: Origin;
}

/** Every entry of every kind. */
export const operatorEntries: readonly OperatorEntry[] = [
  ...advisers.map((entry) => ({ file: 'packages/brand/src/advisers.ts', id: entry.id, entry })),
  ...properties.map((entry) => ({
    file: 'packages/brand/src/properties.ts',
    id: entry.id,
    entry,
  })),
  ...examplePrices.map((entry) => ({
    file: 'packages/brand/src/prices.ts',
    id: entry.journey,
    entry,
  })),
  ...conditions.map((entry) => ({ file: 'packages/brand/src/conditions.ts', id: entry.id, entry })),
];
