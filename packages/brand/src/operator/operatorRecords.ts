import { advisers } from './advisers.ts';
import { directPrices } from './directPrices.ts';
import type { Origin } from './operatorRecord.ts';
import { examplePrices } from './prices.ts';
import { properties } from './properties.ts';
import { retreatConditions } from './retreatConditions.ts';
import { shortlists } from './shortlists.ts';
import { tourConditions } from './tourConditions.ts';

/** A record of the operator's files, for checks that all kinds share. */
export interface OperatorRecord {
  /** From the repository's root. */
  file: string;
  /** Its id, or a price's journey. */
  id: string;
  record: Origin;
}

/** All of them, by the name of their file. */
export const recordsByFile = {
  advisers,
  directPrices,
  properties,
  prices: examplePrices,
  tourConditions,
  retreatConditions,
  shortlists,
};

/** Every record of every kind. */
export const operatorRecords: readonly OperatorRecord[] = Object.entries(recordsByFile).flatMap(
  ([name, records]) =>
    records.map((record) => ({
      file: `packages/brand/src/operator/${name}.ts`,
      id: 'id' in record ? record.id : record.journey,
      record,
    })),
);
