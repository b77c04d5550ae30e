import { advisers } from './advisers.ts';
import type { Origin } from './operatorRecord.ts';
import { examplePrices } from './prices.ts';
import { properties } from './properties.ts';
import { retreatConditions } from './retreatConditions.ts';
import { tourConditions } from './tourConditions.ts';

/** A record of the operator's files, for checks that all kinds share. */
export interface OperatorRecord {
  /** From the repository's root. */
  file: string;
  /** Its id, or a price's journey. */
  id: string;
  record: Origin;
}

/** Every record of every kind. */
export const operatorRecords: readonly OperatorRecord[] = [
  ...advisers.map((record) => ({ file: 'packages/brand/src/advisers.ts', id: record.id, record })),
  ...properties.map((record) => ({
    file: 'packages/brand/src/properties.ts',
    id: record.id,
    record,
  })),
  ...examplePrices.map((record) => ({
    file: 'packages/brand/src/prices.ts',
    id: record.journey,
    record,
  })),
  ...tourConditions.map((record) => ({
    file: 'packages/brand/src/tourConditions.ts',
    id: record.id,
    record,
  })),
  ...retreatConditions.map((record) => ({
    file: 'packages/brand/src/retreatConditions.ts',
    id: record.id,
    record,
  })),
];
