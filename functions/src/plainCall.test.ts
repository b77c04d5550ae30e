import * as fc from 'fast-check';
import { type CallableFunction, onCall } from 'firebase-functions/https';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ask } from '../testing/request.ts';
import { plainCall, plainData } from './plainCall.ts';

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

describe('a call', () => {
  const handler = vi.fn<(call: { data: unknown }) => unknown>(({ data }) => data);
  const kept = {
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
  };
  const json = { 'content-type': 'application/json; charset=utf-8' };
  const call = (enforceAppCheck = false): CallableFunction<unknown, unknown> =>
    plainCall(onCall({ enforceAppCheck, cors: false }, handler));
  const written = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  afterEach(() => {
    handler.mockClear();
    written.mockClear();
  });

  it('is passed on', async () => {
    const answer = await ask(call(), { headers: json, body: { data: { a: 1 } } });
    expect(answer).toMatchObject({ status: 200, headers: kept, body: { result: { a: 1 } } });
  });

  it.each([
    ['a GET', 405, { method: 'GET', headers: json }],
    ['a preflight of another site', 405, { method: 'OPTIONS', headers: json }],
    ['a form', 415, { headers: { 'content-type': 'application/x-www-form-urlencoded' } }],
    ['of no type', 415, {}],
  ])('that is %s is refused with %i, unread and unlogged', async (_case, status, asked) => {
    const answer = await ask(call(), { ...asked, body: { data: { a: 1 } } });
    expect(answer).toMatchObject({ status, body: { error: { status: 'INVALID_ARGUMENT' } } });
    expect(answer.headers).toMatchObject(kept);
    expect(handler).not.toHaveBeenCalled();
    expect(written).not.toHaveBeenCalled();
  });

  it("without App Check's token is refused where that is switched on", async () => {
    const asked = { headers: json, body: { data: {} } };
    expect((await ask(call(true), asked)).status).toBe(401);
    expect(handler).not.toHaveBeenCalled();
    expect((await ask(call(false), asked)).status).toBe(200);
  });
});
