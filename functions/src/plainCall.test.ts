import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { plainData } from './plainCall.ts';

it('keeps plain values, and none that nests', () => {
  expect(
    plainData({
      data: { name: 'Anna', count: 1, isNew: true, none: null, list: [1], deep: { a: 1 } },
    }),
  ).toEqual({ name: 'Anna', count: 1, isNew: true, none: null, list: {}, deep: {} });
});

it("drops the SDK's type mark, which it would answer with 500 where it does not know the type", () => {
  expect(plainData({ data: { '@type': 'unknown', name: 'Anna' } })).toEqual({ name: 'Anna' });
});

it('drops names that every object has', () => {
  const data: unknown = JSON.parse(
    '{"__proto__":{"a":1},"constructor":1,"toString":2,"name":"Anna"}',
  );
  expect(plainData({ data })).toEqual({ name: 'Anna' });
});

it.each([
  [undefined],
  [null],
  [''],
  ['data'],
  [[]],
  [{}],
  [{ name: 'Anna' }],
  [{ data: null }],
  [{ data: 'Anna' }],
  [{ data: 7 }],
  [{ data: [{ name: 'Anna' }] }],
])('reads %j as no data', (body: unknown) => {
  expect(plainData(body)).toBeNull();
});

it('never throws, and never nests', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (data) => {
      for (const value of Object.values(plainData({ data }) ?? {})) {
        expect(JSON.stringify(value)).toMatch(/^([^{[]|\{\}$)/);
      }
    }),
  );
});
