import { photographIds } from '@elevate/artwork';
import { isJourneyId } from '@elevate/enquiry';
import { locales, sourceLocale } from '@elevate/languages';
import { expect, it } from 'vitest';
import {
  advisers,
  conditionsOf,
  examplePrices,
  isExample,
  operatorRecords,
  properties,
  retreatConditions,
  tourConditions,
} from './index.ts';

const isDay = (value: string) =>
  /^\d{4}-\d\d-\d\d$/.test(value) &&
  new Date(`${value}T00:00:00Z`).toJSON()?.slice(0, 10) === value;

const isFilled = (value: unknown) => typeof value === 'string' && value.trim() !== '';

/** Every object in a value, itself included. */
function objectsIn(value: unknown): Record<string, unknown>[] {
  if (typeof value !== 'object' || value === null) return [];
  const object = value as Record<string, unknown>;
  return [object, ...Object.values(object).flatMap(objectsIn)];
}

const wordsIn = (value: unknown) =>
  objectsIn(value).filter((object) => Object.hasOwn(object, sourceLocale));

const wrong = (isRight: (record: (typeof operatorRecords)[number]) => boolean) =>
  operatorRecords.filter((each) => !isRight(each)).map(({ file, id }) => `${file}: ${id}`);

const repeated = (ids: readonly string[]) => ids.filter((id, index) => ids.indexOf(id) !== index);

it('a record has the day somebody checked it, unless it is an example', () => {
  expect(wrong(({ record }) => isExample(record) || isDay(record.checked ?? ''))).toEqual([]);
});

it('words are there in every language, in typographic quotation marks', () => {
  expect(
    wrong(({ record }) =>
      wordsIn(record).every((words) =>
        locales.every((locale) => isFilled(words[locale]) && !/['"]/.test(String(words[locale]))),
      ),
    ),
  ).toEqual([]);
});

it('an amount is a whole number above 0', () => {
  expect(
    wrong(({ record }) =>
      objectsIn(record)
        .filter((object) => Object.hasOwn(object, 'amount'))
        .every(({ amount }) => Number.isSafeInteger(amount) && Number(amount) > 0),
    ),
  ).toEqual([]);
  expect(examplePrices.filter(({ people }) => !Number.isSafeInteger(people) || people < 1)).toEqual(
    [],
  );
  expect(properties.filter(({ rooms }) => !Number.isSafeInteger(rooms) || rooms < 1)).toEqual([]);
});

it('journeys and photographs exist, and a photograph has its day', () => {
  const journeys = [
    ...properties.flatMap((property) => property.journeys),
    ...examplePrices.map(({ journey }) => journey),
    ...[...tourConditions, ...retreatConditions].flatMap((each) => each.journeys ?? []),
  ];
  expect(journeys.filter((journey) => !isJourneyId(journey))).toEqual([]);
  const photographs = [...properties, ...advisers].flatMap(({ photograph }) => photograph ?? []);
  expect(photographs.filter(({ picture }) => !photographIds.includes(picture))).toEqual([]);
  expect(photographs.filter(({ taken }) => !isDay(taken))).toEqual([]);
});

it('an id is used once in its file, and a journey has one price and one set of conditions', () => {
  expect(repeated(operatorRecords.map(({ file, id }) => `${file}: ${id}`))).toEqual([]);
  for (const conditions of [tourConditions, retreatConditions]) {
    expect(
      repeated(conditions.flatMap(({ journeys }): readonly string[] => journeys ?? ['all others'])),
    ).toEqual([]);
  }
});

it('an example has a role or a kind, and no name', () => {
  expect([...advisers, ...properties].filter((each) => isExample(each) && each.name)).toEqual([]);
});

it('a journey has its own conditions, else the shared ones', () => {
  const shared = { checked: '2026-03-01', id: 'shared' };
  const records = [{ ...shared, id: 'own', journeys: ['ayurveda' as const] }, shared];
  expect(conditionsOf('himalayan-wellness', records)).toBe(shared);
  expect(conditionsOf('ayurveda', records)).toBe(records[0]);
});
