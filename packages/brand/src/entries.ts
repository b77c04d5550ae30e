import { advisers } from './advisers.ts';
import type { Origin } from './entry.ts';
import { examplePrices } from './prices.ts';
import { properties } from './properties.ts';
import { retreatConditions } from './retreatConditions.ts';
import { tourConditions } from './tourConditions.ts';

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
  ...tourConditions.map((entry) => ({
    file: 'packages/brand/src/tourConditions.ts',
    id: entry.id,
    entry,
  })),
  ...retreatConditions.map((entry) => ({
    file: 'packages/brand/src/retreatConditions.ts',
    id: entry.id,
    entry,
  })),
];
