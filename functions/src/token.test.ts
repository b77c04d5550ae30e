import { confirmationDays } from '@elevate/enquiry';
import { type Locale, sourceLocale } from '@elevate/languages';
import * as fc from 'fast-check';
import { EncryptJWT } from 'jose';
import { describe, expect, it } from 'vitest';
import { day } from './time.ts';
import { makeToken, openToken, type TokenClaims, withCode } from './token.ts';

const key = 'a'.repeat(64);
const otherKey = 'b'.repeat(64);
const now = Date.UTC(2026, 0, 1);
const claims: TokenClaims = {
  id: '6f'.repeat(32),
  email: 'anna@example.org',
  locale: 'de',
  requestedAt: now - 60_000,
};
const invalid = { failure: 'token-invalid' };

const confirm = (setting = key) => makeToken('confirm', claims, setting, now);

it('contains its claims', async () => {
  expect(await openToken('confirm', await confirm(), key, now)).toEqual({ claims });
});

it('is unreadable, safe in a URL, and short enough for a header (RFC 5322: 998)', async () => {
  const token = await makeToken(
    'unsubscribe',
    { ...claims, email: `${'a'.repeat(243)}@example.org` },
    key,
    now,
  );
  expect(token).toMatch(/^[\w.-]+$/);
  expect(token.length).toBeLessThan(850);
  const readable = token
    .split('.')
    .map((part) => Buffer.from(part, 'base64url').toString('latin1'))
    .join();
  expect(readable).not.toContain('example');
});

it('expires after its days, which is another failure than an invalid token', async () => {
  const token = await confirm();
  const open = (at: number) => openToken('confirm', token, key, at);
  expect(await open(now + confirmationDays * day - 1000)).toHaveProperty('claims');
  expect(await open(now + confirmationDays * day + 1000)).toEqual({ failure: 'token-expired' });
});

it('for unsubscribing does not expire', async () => {
  const token = await makeToken('unsubscribe', claims, key, now);
  expect(await openToken('unsubscribe', token, key, now + 3650 * day)).toMatchObject({ claims });
});

it.each(['confirm', 'unsubscribe'] as const)(
  'to %s still works after its language was removed, in the source language',
  async (purpose) => {
    const removed = { ...claims, locale: 'xx' as Locale };
    const token = await makeToken(purpose, removed, key, now);
    expect(await openToken(purpose, token, key, now)).toEqual({
      claims: { ...claims, locale: sourceLocale },
    });
  },
);

it('is valid for its own purpose only', async () => {
  expect(await openToken('unsubscribe', await confirm(), key, now)).toEqual(invalid);
  const token = await makeToken('unsubscribe', claims, key, now);
  expect(await openToken('confirm', token, key, now)).toEqual(invalid);
});

describe('keys', () => {
  it('of others make no valid token', async () => {
    expect(await openToken('confirm', await confirm(otherKey), key, now)).toEqual(invalid);
  });

  it.each([`${otherKey},${key}`, `${otherKey}\n${key}\n`])(
    'can be changed: the first makes tokens, all open them',
    async (both) => {
      expect(await openToken('confirm', await confirm(key), both, now)).toMatchObject({ claims });
      const token = await confirm(both);
      expect(await openToken('confirm', token, otherKey, now)).toMatchObject({ claims });
      expect(await openToken('confirm', token, key, now)).toEqual(invalid);
    },
  );

  it.each(['', ' ', 'short', `${key},short`])('%j is refused', async (setting) => {
    await expect(makeToken('confirm', claims, setting, now)).rejects.toThrow('TOKEN_KEY');
    await expect(openToken('confirm', 'x', setting, now)).rejects.toThrow('TOKEN_KEY');
  });
});

const tokenPart = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

describe('an invalid token', () => {
  it('with any character changed, removed or added is refused', async () => {
    const token = await confirm();
    await fc.assert(
      fc.asyncProperty(
        fc.nat(token.length - 1),
        fc.constantFrom('', 'A', 'b', '-', '.', 'é', 'AA'),
        async (at, put) => {
          const changed = token.slice(0, at) + put + token.slice(at + 1);
          fc.pre(JSON.stringify(decoded(changed)) !== JSON.stringify(decoded(token)));
          expect(await openToken('confirm', changed, key, now)).toEqual(invalid);
        },
      ),
      { numRuns: 300 },
    );
  });

  it.each([undefined, null, 7, {}, [], '', '.', '....', 'x'.repeat(2001), 'x'.repeat(5_000_000)])(
    'is refused (case %#)',
    async (token) => {
      expect(await openToken('confirm', token, key, now)).toEqual(invalid);
    },
  );

  it('that is unsigned, or encrypted with a well-known key, is refused', async () => {
    const unsigned = `${tokenPart({ alg: 'none' })}.${tokenPart({ ...claims, iss: 'confirm', jti: 'x' })}.`;
    expect(await openToken('confirm', unsigned, key, now)).toEqual(invalid);
    const known = await new EncryptJWT({ ...claims })
      .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
      .setIssuer('confirm')
      .setJti('x')
      .setExpirationTime('1d')
      .encrypt(new Uint8Array(32));
    expect(await openToken('confirm', known, key, now)).toEqual(invalid);
  });
});

/** A token's bytes: the last character of a part has bits that belong to no byte. */
const decoded = (token: string) =>
  token.split('.').map((part) => Buffer.from(part, 'base64url').toString('hex'));

const codes = (kind: string, setting: string) => withCode(kind, setting).split(' ').slice(1);

describe('the code of a kind of mail', () => {
  it('depends on the kind and on the key', () => {
    const all = [codes('a', key), codes('b', key), codes('a', otherKey)].flat();
    expect(all.every((code) => /^[0-9a-f]{32}$/.test(code))).toBe(true);
    expect(new Set(all).size).toBe(3);
  });

  it('is still there after a change of the key', () => {
    expect(codes('a', `${otherKey},${key}`)).toEqual([...codes('a', otherKey), ...codes('a', key)]);
  });
});
