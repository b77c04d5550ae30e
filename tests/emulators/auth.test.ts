/**
 * The authentication facility against the Auth emulator (docs/authentication.md), in a real browser, built
 * as the site would build it. What the emulator does not have: authentication.test.ts beside the facility.
 */
import { join } from 'node:path';
import type { Authentication, MultiFactorRequiredError } from '@elevate/backend-client/auth';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright';
import { build, type Rolldown } from 'vite';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { launchOptions } from '../../scripts/browser.ts';

/** The Auth emulator (firebase.json). */
const emulatorUrl = 'http://127.0.0.1:9099';
const emulated = '/emulator/v1/projects/demo-elevate';
const accounts = '/identitytoolkit.googleapis.com/v1/projects/demo-elevate/accounts';

let browser: Browser;
let code: string;
/** A new browser context for each test, and a page in it that has the facility. */
let context: BrowserContext;
let page: Page;

beforeAll(async () => {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      target: 'es2022',
      rolldownOptions: { input: join(import.meta.dirname, 'authPage.ts') },
    },
  });
  code = (built as Rolldown.RolldownOutput).output[0].code;
  browser = await chromium.launch(launchOptions());
});
afterAll(() => browser?.close());

beforeEach(async () => {
  context = await browser.newContext();
  await context.route('**/page.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: code }),
  );
  await context.route('**/page', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><html lang="de"><script type="module" src="/page.js"></script></html>',
    }),
  );
  page = await context.newPage();
  // The emulator's own address, which a page may ask without the browser's permission.
  await page.goto(`${emulatorUrl}/page`);
  await ready();
});
afterEach(() => context.close());

/** Waits until the current session has been reported. */
const ready = () => page.waitForFunction(() => window.events?.length > 0);

/** A request to the emulator, as the owner of the project unless it has a visitor's `key`. */
async function ask<T>(path: string, body?: unknown): Promise<T> {
  const response = await fetch(`${emulatorUrl}${path}`, {
    method: body ? 'POST' : 'GET',
    headers: {
      'content-type': 'application/json',
      ...(!path.includes('?key=') && { authorization: 'Bearer owner' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${path}: ${await response.text()}`);
  return (await response.json()) as T;
}

/** Where the link in the last mail to an address leads: the emulator's own page. */
async function linkTo(email: string): Promise<string> {
  const { oobCodes } = await ask<{
    oobCodes: { email: string; newEmail?: string; oobLink: string }[];
  }>(`${emulated}/oobCodes`);
  return String(oobCodes.findLast((mail) => (mail.newEmail ?? mail.email) === email)?.oobLink);
}

/** The code in the last SMS to a phone. */
async function codeTo(phone: string): Promise<string> {
  const { verificationCodes } = await ask<{
    verificationCodes: { phoneNumber: string; code: string }[];
  }>(`${emulated}/verificationCodes`);
  return String(verificationCodes.findLast(({ phoneNumber }) => phoneNumber === phone)?.code);
}

/** Fails unless a password belongs to an address. */
const signInWithPassword = (email: string, password: string) =>
  ask('/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=any', {
    email,
    password,
  });

let people = 0;

/** A new user, as a provider describes one. The emulator accepts plain claims as a token. */
function newUser() {
  people += 1;
  const id = `${Date.now().toString(36)}-${people}`;
  const email = `${id}@visitor.example`;
  return {
    email,
    idToken: JSON.stringify({ sub: id, email, email_verified: true, name: 'Maria Keller' }),
    phone: `+4930${String(Date.now() + people).slice(-9)}`,
  };
}

const signIn = (idToken = newUser().idToken) =>
  page.evaluate(async (token) => {
    const session = await window.auth.signInWithIdToken({ provider: 'google.com', idToken: token });
    return { ...session, user: session.user.uid };
  }, idToken);

/** Calls an operation of the facility. @returns the code of the error that it fails with, or 'done' */
const outcomeOf = (operation: Exclude<keyof Authentication, 'firebaseAuth'>, ...args: unknown[]) =>
  page.evaluate(
    ([name, values]) =>
      window.outcomeOf((window.auth[name] as (...all: unknown[]) => Promise<unknown>)(...values)),
    [operation, args] as const,
  );

/** The events so far, once there are as many, which may take long on a busy machine. */
async function heard(count: number) {
  await page.waitForFunction((all) => window.events.length >= all, count, { timeout: 30_000 });
  return page.evaluate(() => window.events);
}

/** The sessions in local storage. */
const stored = () =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('authUser')));

/** The claims of a token. */
const claimsOf = (token: string) =>
  JSON.parse(Buffer.from(String(token.split('.')[1]), 'base64url').toString());

const initial = ['initialSession', null] as const;

describe('a session', () => {
  it('has the fields of docs/product.md, section 3, and is kept over a reload', async () => {
    const session = await signIn();
    const { exp, iat, sub } = claimsOf(session.access_token);
    expect(session).toEqual({
      access_token: expect.stringMatching(/^\S+\.\S+\./),
      refresh_token: expect.stringMatching(/\S/),
      expires_at: exp,
      expires_in: exp - iat,
      token_type: 'bearer',
      user: sub,
      provider_token: 'FirebaseAuthEmulatorFakeAccessToken_google.com',
    });
    await page.reload();
    await ready();
    expect(await heard(1)).toEqual([['initialSession', sub]]);
    const later = await page.evaluate(() => window.auth.getSession());
    expect(later).toMatchObject({ access_token: session.access_token, expires_at: exp });
    expect(later).not.toHaveProperty('provider_token');
  });

  it('reports its events, also when its token is requested again because there was no answer', async () => {
    const { user } = await signIn();
    // Two tokens of the same second are equal unless their claims differ.
    await ask(`${accounts}:update`, { localId: user, customAttributes: '{"guest":true}' });
    let failures = 2;
    await context.route('**/securetoken.googleapis.com/**', (route) => {
      failures -= 1;
      if (failures < 0) return route.continue();
      return failures > 0 ? route.abort('connectionreset') : route.fulfill({ status: 502 });
    });
    const token = await page.evaluate(
      async () => (await window.auth.refreshSession()).access_token,
    );
    expect(claimsOf(token)).toMatchObject({ sub: user, guest: true });
    await outcomeOf('updateUser', { displayName: 'M. Keller' });
    await outcomeOf('signOut');
    expect(await heard(5)).toEqual([
      initial,
      ['signedIn', user],
      ['tokenRefreshed', user],
      ['userUpdated', user],
      ['signedOut', null],
    ]);
  });

  it.each([
    ['deleted', ':delete', {}],
    ['disabled', ':update', { disableUser: true }],
    ['revoked', ':update', { validSince: String(2 ** 31) }],
  ])('is invalid, and gone, when its account is %s', async (_case, path, attributes) => {
    const { user } = await signIn();
    await ask(`${accounts}${path}`, { localId: user, ...attributes });
    expect(await outcomeOf('getUser')).toBe('invalid-session');
    expect(await heard(3)).toEqual([initial, ['signedIn', user], ['signedOut', null]]);
    expect(await stored()).toEqual([]);
  });

  it.each([401, 403, 404])('is removed by signing out, while servers answer %i', async (status) => {
    await signIn();
    await context.route(`${emulatorUrl}/**`, (route) =>
      route.fulfill({ status, json: { error: { code: status, message: 'REFUSED' } } }),
    );
    expect(await outcomeOf('getUser')).toBe('auth/refused');
    expect(await outcomeOf('signOut')).toBe('done');
    expect(await stored()).toEqual([]);
  });
});

it('without a session there is nothing to sign out, and what needs one fails', async () => {
  expect(await page.evaluate(() => window.auth.getSession())).toBeNull();
  expect(await outcomeOf('signOut')).toBe('done');
  const { idToken } = newUser();
  const failures = [
    await outcomeOf('refreshSession'),
    await outcomeOf('getUser'),
    await outcomeOf('updateUser', { displayName: 'M.' }),
    await outcomeOf('linkIdentity', 'google.com'),
    await outcomeOf('signInWithIdToken', { provider: 'google.com', idToken, linkIdentity: true }),
    await outcomeOf('unlinkIdentity', 'google.com'),
    await outcomeOf('listFactors'),
    await outcomeOf('enrollPhone', '+49305550100'),
    await outcomeOf('enrollTotp', 'Elevate'),
    await outcomeOf('unenrollFactor', 'id'),
  ];
  expect(new Set(failures)).toEqual(new Set(['no-session']));
});

describe('a user', () => {
  it('is reloaded, and gets a name, a picture, a password and, once its mail is confirmed, an address', async () => {
    const { email } = newUser();
    const { user } = await signIn();
    await ask(`${accounts}:update`, { localId: user, displayName: 'Maria Keller-Roth' });
    const name = await page.evaluate(async () => (await window.auth.getUser()).displayName);
    expect(name).toBe('Maria Keller-Roth');
    const changes = { displayName: 'M.', photoURL: 'https://example.com/m.jpg' };
    const updated = await page.evaluate(
      async (attributes) => {
        const { displayName, photoURL } = await window.auth.updateUser(attributes);
        return { displayName, photoURL };
      },
      { ...changes, password: 'Sandelholz', email },
    );
    expect(updated).toEqual(changes);
    await fetch(await linkTo(email));
    await signInWithPassword(email, 'Sandelholz');
  });

  it('has several identities, and loses one', async () => {
    const { idToken } = newUser();
    const { user } = await signIn();
    const linked = await page.evaluate(async (token) => {
      const session = await window.auth.signInWithIdToken({
        provider: 'apple.com',
        idToken: token,
        accessToken: 'of-apple',
        nonce: 'once',
        linkIdentity: true,
      });
      return [session.provider_token, ...window.identitiesOf(session.user)];
    }, idToken);
    expect(linked).toEqual(['of-apple', 'google.com', 'apple.com']);
    const left = await page.evaluate(async () =>
      window.identitiesOf(await window.auth.unlinkIdentity('google.com')),
    );
    expect(left).toEqual(['apple.com']);
    expect(await outcomeOf('unlinkIdentity', 'google.com')).toBe('auth/no-such-provider');
    const updates = (await heard(4)).filter(([event]) => event === 'userUpdated');
    expect(new Set(updates.map(([, uid]) => uid))).toEqual(new Set([user]));
  });

  it('gets a mail with a link to a new password', async () => {
    const { email, idToken } = newUser();
    await signIn(idToken);
    const asked = page.waitForRequest('**/accounts:sendOobCode?**');
    await outcomeOf('recover', email);
    expect((await asked).headers(), 'in the language of the page').toMatchObject({
      'x-firebase-locale': 'de',
    });
    await fetch(`${await linkTo(email)}&newPassword=Kardamom`);
    await signInWithPassword(email, 'Kardamom');
  });
});

const verify = (code: string) =>
  page.evaluate((of) => window.outcomeOf(window.challenge.verify(of)), code);

it('a second factor by SMS is enrolled, required at the next sign-in, and removed', async () => {
  const { idToken, phone } = newUser();
  const { user } = await signIn(idToken);
  await page.evaluate(async (number) => {
    window.challenge = await window.auth.enrollPhone(number, 'Mein Telefon');
  }, phone);
  const code = await codeTo(phone);
  expect(await verify('')).toBe('missing-code');
  const wrong = code === '000000' ? '111111' : '000000';
  expect(await verify(wrong)).toBe('auth/invalid-verification-code');
  expect(await verify(code)).toBe('done');
  expect((await heard(4)).at(-1)).toEqual(['multiFactorVerified', user]);
  const factors = await page.evaluate(() => window.auth.listFactors());
  const factor = { factorType: 'phone', friendlyName: 'Mein Telefon' };
  expect(factors).toEqual([{ ...factor, id: expect.stringMatching(/\S/), phone }]);
  // The SDK's captcha leaves nothing behind.
  expect(await page.evaluate(() => document.querySelectorAll('body > div').length)).toBe(0);

  await outcomeOf('signOut');
  const required = await page.evaluate(async (token) => {
    const error = await window.auth
      .signInWithIdToken({ provider: 'google.com', idToken: token })
      .catch((thrown) => thrown as MultiFactorRequiredError);
    if (!('factors' in error)) return undefined;
    window.challenge = await error.challenge(String(error.factors[0]?.id));
    return { code: error.code, factors: error.factors };
  }, idToken);
  expect(required).toEqual({
    code: 'multi-factor-required',
    factors: [{ ...factors[0], phone: expect.stringMatching(/^\+\*+\d{4}$/) }],
  });
  const session = await page.evaluate(
    async (of) => window.challenge.verify(of),
    await codeTo(phone),
  );
  expect(claimsOf(session.access_token).firebase).toMatchObject({ sign_in_second_factor: 'phone' });
  expect(session.provider_token).toBe('FirebaseAuthEmulatorFakeAccessToken_google.com');
  expect((await heard(7)).slice(-3)).toEqual([
    ['signedOut', null],
    ['signedIn', user],
    ['multiFactorVerified', user],
  ]);
  await outcomeOf('unenrollFactor', String(factors[0]?.id));
  expect(await page.evaluate(() => window.auth.listFactors())).toEqual([]);
});
