/**
 * The authentication facility against the Auth emulator (docs/authentication.md).
 * The emulator has no authenticator apps: the tests answer those requests as Firebase's reference says.
 */
import type { Route } from 'playwright';
import { describe, expect, it } from 'vitest';
import {
  accounts,
  ask,
  change,
  claimsOf,
  codeTo,
  context,
  emulatorUrl,
  events,
  heard,
  linkTo,
  newUser,
  open,
  outcomeOf,
  page,
  project,
  ready,
  setUpBrowser,
  signIn,
  stored,
} from './authBrowser.ts';

setUpBrowser();

const initial = ['initialSession', null] as const;
const getSession = () => page.evaluate(() => window.auth.getSession());

/** Fails unless a password belongs to an address. */
const signInWithPassword = (email: string, password: string) =>
  ask('/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=any', {
    email,
    password,
  });

describe('a session', () => {
  it('has the fields of docs/product.md, section 3, and is kept over a reload', async () => {
    const session = await signIn(newUser().idToken);
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
    expect(await stored()).toHaveLength(1);
    await page.reload();
    await ready(page);
    expect(await events()).toEqual([['initialSession', sub]]);
    const later = await getSession();
    expect(later).toMatchObject({ access_token: session.access_token, expires_at: exp });
    expect(later).not.toHaveProperty('provider_token');
  });

  it('is refreshed on demand, and requested again while there is no answer', async () => {
    const { user } = await signIn(newUser().idToken);
    // Two tokens of the same second are equal unless their claims differ.
    await change(user, { customAttributes: '{"guest":true}' });
    const answers: ((route: Route) => Promise<void>)[] = [
      (route) => route.abort('connectionreset'),
      (route) => route.fulfill({ status: 502, body: '<html>Bad gateway</html>' }),
      (route) =>
        route.fulfill({ status: 503, json: { error: { code: 503, message: 'Try again later.' } } }),
    ];
    let requests = 0;
    await context.route('**/securetoken.googleapis.com/**', (route) => {
      requests += 1;
      return answers.shift()?.(route) ?? route.continue();
    });
    const refreshed = await page.evaluate(() => window.auth.refreshSession());
    expect(claimsOf(refreshed.access_token)).toMatchObject({ sub: user, guest: true });
    expect(requests).toBe(4);
  });

  it.each([
    ['deleted', ':delete', {}],
    ['disabled', ':update', { disableUser: true }],
    ['revoked', ':update', { validSince: String(2 ** 31) }],
  ])('is invalid, and gone, when its account is %s', async (_case, path, attributes) => {
    const { user } = await signIn(newUser().idToken);
    await ask(`${accounts}${path}`, { localId: user, ...attributes });
    expect(await outcomeOf('getUser')).toBe('invalid-session');
    expect(await heard(3)).toEqual([initial, ['signedIn', user], ['signedOut', null]]);
    expect(await stored()).toEqual([]);
  });

  it('is invalid, and removed, when the server does not know its refresh token', async () => {
    await signIn(newUser().idToken);
    await context.route('**/securetoken.googleapis.com/**', (route) =>
      route.fulfill({
        status: 400,
        json: { error: { code: 400, message: 'INVALID_REFRESH_TOKEN' } },
      }),
    );
    expect(await outcomeOf('refreshSession')).toBe('invalid-session');
    expect(await stored()).toEqual([]);
  });
});

it('without a session there is nothing to sign out, and what needs one fails', async () => {
  expect(await getSession()).toBeNull();
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

describe('the events', () => {
  it('report a session from sign-in to sign-out', async () => {
    const { user } = await signIn(newUser().idToken);
    await change(user, { customAttributes: '{"guest":true}' });
    await outcomeOf('refreshSession');
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

  it('begin with the current session, end when unsubscribed, and survive a listener that throws', async () => {
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    const { user } = await signIn(newUser().idToken);
    const told = await page.evaluate(async () => {
      const heard: (string | undefined)[] = [];
      window.auth.onSessionEvent(() => {
        throw new Error('of the listener');
      });
      await new Promise<void>((resolve) => {
        const end = window.auth.onSessionEvent((event, session) => {
          heard.push(event, session?.user.uid);
          end();
          resolve();
        });
      });
      await window.auth.signOut();
      return heard;
    });
    expect(await heard(3)).toEqual([initial, ['signedIn', user], ['signedOut', null]]);
    expect(told).toEqual(['initialSession', user]);
    expect(new Set(errors)).toEqual(new Set(['of the listener']));
  });

  it('report what happens in another tab', async () => {
    const other = await open();
    const { user } = await signIn(newUser().idToken, other);
    expect(await heard(2)).toEqual([initial, ['signedIn', user]]);
    await other.evaluate(() => window.auth.signOut());
    expect(await heard(3)).toEqual([initial, ['signedIn', user], ['signedOut', null]]);
  });
});

describe('signing out removes the session from this browser', () => {
  it.each([401, 403, 404])('while the server answers everything with %i', async (status) => {
    const { user } = await signIn(newUser().idToken);
    await context.route(`${emulatorUrl}/**`, (route) =>
      route.fulfill({ status, json: { error: { code: status, message: 'REFUSED' } } }),
    );
    expect(await outcomeOf('getUser')).toBe('auth/refused');
    await outcomeOf('signOut');
    expect(await stored()).toEqual([]);
    expect(await getSession()).toBeNull();
    expect(await heard(3)).toEqual([initial, ['signedIn', user], ['signedOut', null]]);
  });

  it('without a network', async () => {
    await signIn(newUser().idToken);
    await context.setOffline(true);
    await outcomeOf('signOut');
    expect(await stored()).toEqual([]);
  });
});

describe('a user', () => {
  it('is reloaded, and gets a name, a picture, a password and, once its mail is confirmed, an address', async () => {
    const { idToken } = newUser();
    const { email } = newUser();
    const { user } = await signIn(idToken);
    await change(user, { displayName: 'Maria Keller-Roth' });
    const names = await page.evaluate(async () => {
      const before = (await window.auth.getSession())?.user.displayName;
      return [before, (await window.auth.getUser()).displayName];
    });
    expect(names).toEqual(['Maria Keller', 'Maria Keller-Roth']);

    const changes = { displayName: 'M.', photoURL: 'https://example.com/m.jpg' };
    const updated = await page.evaluate(
      async (attributes) => {
        const { displayName, photoURL } = await window.auth.updateUser(attributes);
        return { displayName, photoURL };
      },
      { ...changes, password: 'Sandelholz', email },
    );
    expect(updated).toEqual(changes);
    const { oobCodes } = await ask<{ oobCodes: { newEmail?: string; oobLink: string }[] }>(
      `/emulator/v1/projects/${project}/oobCodes`,
    );
    const link = oobCodes.find(({ newEmail }) => newEmail === email)?.oobLink;
    expect(await outcomeOf('confirmEmail', String(link))).toBe('done');
    await signInWithPassword(email, 'Sandelholz');
  });

  it('has several identities, and loses one', async () => {
    const [first, second] = [newUser(), newUser()];
    const { user } = await signIn(first.idToken);
    const linked = await page.evaluate(async (idToken) => {
      const session = await window.auth.signInWithIdToken({
        provider: 'apple.com',
        idToken,
        accessToken: 'of-apple',
        nonce: 'once',
        linkIdentity: true,
      });
      const identities = session.user.providerData.map(({ providerId }) => providerId);
      return [session.provider_token, ...identities];
    }, second.idToken);
    expect(linked).toEqual(['of-apple', 'google.com', 'apple.com']);

    const left = await page.evaluate(async () => {
      const { providerData } = await window.auth.unlinkIdentity('google.com');
      return providerData.map(({ providerId }) => providerId);
    });
    expect(left).toEqual(['apple.com']);
    expect(await outcomeOf('unlinkIdentity', 'google.com')).toBe('auth/no-such-provider');
    const updates = (await events()).filter(([event]) => event === 'userUpdated');
    expect(updates).toEqual([
      ['userUpdated', user],
      ['userUpdated', user],
    ]);
  });
});

const reset = (url: string) => outcomeOf('resetPassword', url, 'Kardamom');
const confirm = (url: string) => outcomeOf('confirmEmail', url);

describe('a mail with a link', () => {
  it('leads to a new password, once', async () => {
    const { email, idToken } = newUser();
    await signIn(idToken);
    const asked = page.waitForRequest('**/accounts:sendOobCode?**');
    await outcomeOf('recover', email);
    expect((await asked).headers(), 'in the language of the page').toMatchObject({
      'x-firebase-locale': 'de',
    });
    const url = await linkTo(email);
    expect(await confirm(url), 'it is for nothing else').toBe('url-error');
    expect(await reset(url)).toBe('done');
    await signInWithPassword(email, 'Kardamom');
    expect(await reset(url)).toBe('url-error');
  });

  const link = 'https://example.com/?apiKey=any';
  it.each([
    ['no code', 'missing-code', `${link}&mode=resetPassword`],
    ['an empty code', 'missing-code', `${link}&mode=resetPassword&oobCode=`],
    ['an unknown code', 'url-error', `${link}&mode=resetPassword&oobCode=unknown`],
    ['a code for something else', 'url-error', `${link}&mode=verifyEmail&oobCode=unknown`],
    ['a code for nothing', 'url-error', `${link}&oobCode=unknown`],
    ['nothing but text', 'missing-code', 'a link'],
  ])('leads nowhere with %s', async (_case, error, url) => {
    expect(await reset(url)).toBe(error);
  });

  it('confirms an address, once', async () => {
    const { email } = newUser();
    const { idToken } = await ask<{ idToken: string }>(
      '/identitytoolkit.googleapis.com/v1/accounts:signUp?key=any',
      { email, password: 'Sandelholz' },
    );
    await ask('/identitytoolkit.googleapis.com/v1/accounts:sendOobCode?key=any', {
      requestType: 'VERIFY_EMAIL',
      idToken,
    });
    const url = await linkTo(email);
    expect(await confirm(url)).toBe('done');
    const { users } = await ask<{ users: { emailVerified: boolean }[] }>(`${accounts}:lookup`, {
      email: [email],
    });
    expect(users.map(({ emailVerified }) => emailVerified)).toEqual([true]);
    expect(await confirm(url)).toBe('url-error');
  });
});

const verify = (code: string) =>
  page.evaluate((of) => window.outcomeOf(() => window.challenge.verify(of)), code);

describe('a second factor', () => {
  it('by SMS is enrolled, required at the next sign-in, and removed', async () => {
    const { idToken, phone } = newUser();
    const { user } = await signIn(idToken);
    await page.evaluate(async (number) => {
      window.challenge = await window.auth.enrollPhone(number, 'Mein Telefon');
    }, phone);
    const code = await codeTo(phone);
    expect(await verify('')).toBe('missing-code');
    expect(await verify(code === '000000' ? '111111' : '000000')).toBe(
      'auth/invalid-verification-code',
    );
    expect(await verify(code)).toBe('done');
    expect((await heard(4)).at(-1)).toEqual(['multiFactorVerified', user]);
    const factors = await page.evaluate(() => window.auth.listFactors());
    const factor = { factorType: 'phone', friendlyName: 'Mein Telefon' };
    expect(factors).toEqual([{ ...factor, id: expect.stringMatching(/\S/), phone }]);
    // The SDK's captcha leaves nothing behind.
    expect(await page.evaluate(() => document.querySelectorAll('body > div').length)).toBe(0);

    await outcomeOf('signOut');
    const required = await page.evaluate(async (token) => {
      window.required = (await window.auth
        .signInWithIdToken({ provider: 'google.com', idToken: token })
        .catch((error) => error)) as typeof window.required;
      const { name, factors: asked } = window.required;
      return { name, code: window.required.code, factors: asked };
    }, idToken);
    expect(required).toEqual({
      name: 'MultiFactorRequiredError',
      code: 'multi-factor-required',
      factors: [{ ...factors[0], phone: expect.stringMatching(/^\+\*+\d{4}$/) }],
    });
    expect(await getSession()).toBeNull();

    await page.evaluate(async () => {
      window.challenge = await window.required.challenge(String(window.required.factors[0]?.id));
    });
    const session = await page.evaluate(
      async (of) => window.challenge.verify(of),
      await codeTo(phone),
    );
    expect(claimsOf(session.access_token).firebase).toMatchObject({
      sign_in_second_factor: 'phone',
    });
    expect(session.provider_token).toBe('FirebaseAuthEmulatorFakeAccessToken_google.com');
    expect((await heard(7)).slice(-3)).toEqual([
      ['signedOut', null],
      ['signedIn', user],
      ['multiFactorVerified', user],
    ]);
    await outcomeOf('unenrollFactor', String(factors[0]?.id));
    expect(await page.evaluate(() => window.auth.listFactors())).toEqual([]);
  });

  /** As https://cloud.google.com/identity-platform/docs/reference/rest/v2/accounts.mfaEnrollment has it. */
  it('by an authenticator app is enrolled, and required at the next sign-in', async () => {
    const { idToken, email } = newUser();
    const { user, access_token, refresh_token } = await signIn(idToken);
    const tokens = { idToken: access_token, refreshToken: refresh_token };
    const requests: unknown[] = [];
    const answer = (path: string, json: object) =>
      context.route(`${emulatorUrl}/**/${path}?**`, (route) => {
        requests.push(route.request().postDataJSON());
        return route.fulfill({ json });
      });
    await answer('mfaEnrollment:start', {
      totpSessionInfo: {
        sharedSecretKey: 'JBSWY3DPEHPK3PXP',
        verificationCodeLength: 6,
        hashingAlgorithm: 'SHA1',
        periodSec: 30,
        sessionInfo: 'enrolling',
        finalizeEnrollmentTime: '2030-01-01T00:00:00Z',
      },
    });
    await answer('mfaEnrollment:finalize', { ...tokens, totpAuthInfo: {} });
    const enrolled = await page.evaluate(async () => {
      const { secret, uri, verify } = await window.auth.enrollTotp('Elevate', 'Meine App');
      return { secret, uri, user: (await verify('123456')).user.uid };
    });
    expect(enrolled).toEqual({
      secret: 'JBSWY3DPEHPK3PXP',
      uri: `otpauth://totp/Elevate:${email}?secret=JBSWY3DPEHPK3PXP&issuer=Elevate&algorithm=SHA1&digits=6`,
      user,
    });
    expect(requests).toEqual([
      { idToken: access_token, totpEnrollmentInfo: {} },
      {
        idToken: access_token,
        displayName: 'Meine App',
        totpVerificationInfo: { sessionInfo: 'enrolling', verificationCode: '123456' },
      },
    ]);

    await outcomeOf('signOut');
    await answer('accounts:signInWithIdp', {
      mfaPendingCredential: 'pending',
      mfaInfo: [{ mfaEnrollmentId: 'app', displayName: 'Meine App', totpInfo: {} }],
    });
    await answer('mfaSignIn:finalize', tokens);
    const again = await page.evaluate(async (token) => {
      const required = await window.auth
        .signInWithIdToken({ provider: 'google.com', idToken: token })
        .catch((error) => error as typeof window.required);
      if (!('factors' in required)) return 'nothing';
      const { verify } = await required.challenge('app');
      return { factors: required.factors, user: (await verify('654321')).user.uid };
    }, idToken);
    expect(again).toEqual({
      factors: [{ id: 'app', factorType: 'totp', friendlyName: 'Meine App' }],
      user,
    });
    expect(requests.at(-1)).toEqual({
      mfaPendingCredential: 'pending',
      mfaEnrollmentId: 'app',
      totpVerificationInfo: { verificationCode: '654321' },
    });
  });
});
