/** The operator's records are on pages, and nowhere that a search engine or a feed reader would take them from. */
import { expect, it } from 'vitest';
import { isExample, operatorRecords } from '../../packages/brand/src/operator/index.ts';
import { locales, localizedPath, sourceLocale } from '../../packages/languages/src/index.ts';
import { builtPages, pageAt, readBuilt, structuredData } from '../support/builtSite.ts';

/** Sentences and long names; shorter texts, such as 'November', may be anybody's. */
const isOwn = (text: string) => text.length > 20;

function textsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  if (!Object.hasOwn(value, sourceLocale)) return Object.values(value).flatMap(textsIn);
  return Object.values(value)
    .filter((text) => typeof text === 'string')
    .filter(isOwn);
}

const texts = operatorRecords.flatMap(({ record }) => textsIn(record));
const textsOfExamples = operatorRecords.flatMap(({ record }) =>
  isExample(record) ? textsIn(record) : [],
);

it('a page that shows an example says so once, and no other page does', () => {
  const wrong = builtPages.filter(({ address }) => {
    const main = pageAt(address).querySelector('main');
    const notices = main?.querySelectorAll('[href$="/about#examples"], #examples').length;
    return notices !== Number(textsOfExamples.some((text) => main?.textContent.includes(text)));
  });
  expect(wrong.map(({ address }) => address)).toEqual([]);
});

it('heads and feeds contain none of their texts', () => {
  const read = [
    ...builtPages.map(({ address }) => pageAt(address).querySelector('head')?.innerHTML ?? ''),
    ...locales.map((locale) => readBuilt(localizedPath('/blog/feed.xml', locale).slice(1))),
  ];
  expect(read.every((each) => each.length > 500)).toBe(true);
  expect(texts.filter((text) => read.some((each) => each.includes(text)))).toEqual([]);
});

it('structured data contains none of their texts, no offer, no review and no rating', () => {
  const read = builtPages.flatMap(({ address }) =>
    structuredData(pageAt(address)).map((data) => JSON.stringify(data)),
  );
  expect(read.length).toBeGreaterThan(0);
  expect(
    read.filter((data) =>
      /"@type":"(Offer|AggregateOffer|Review|AggregateRating)"|"price/.test(data),
    ),
  ).toEqual([]);
  expect(texts.filter((text) => read.some((data) => data.includes(text)))).toEqual([]);
});
