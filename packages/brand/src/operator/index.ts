/**
 * What the operator enters. All of it is the demonstration operator's as long as no record has `checked`, the day on
 * which somebody compared it with what the partner says (docs/operations.md, 'Advisers, properties, prices, conditions').
 */
export * from './advisers.ts';
export * from './conditions.ts';
export * from './directPrices.ts';
export * from './operatorRecord.ts';
export * from './operatorRecords.ts';
export * from './photograph.ts';
export * from './prices.ts';
export * from './properties.ts';
export * from './retreatConditions.ts';
export * from './shortlists.ts';
export * from './tourConditions.ts';
