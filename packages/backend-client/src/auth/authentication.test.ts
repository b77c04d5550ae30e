/**
 * What the Auth emulator does not have: providers' own pages and authenticator apps. What it has:
 * tests/emulators/auth.test.ts.
 */
import * as firebase from 'firebase/auth';
import { beforeEach, expect, it, vi } from 'vitest';
import { createAuth, type MultiFactorRequiredError } from './authentication.ts';

const user = {
  uid: 'anna',
  email: 'anna@example.org',
  getIdTokenResult: async () => ({ token: 'token', issuedAtTime: '', expirationTime: '' }),
};
const enroll = vi.fn<(...given: unknown[]) => Promise<void>>();
const resolver = {
  hints: [{ uid: 'app', factorId: 'totp', displayName: 'Meine App' }],
  resolveSignIn: vi.fn<(assertion: unknown) => Promise<unknown>>(),
};
vi.mock('firebase/app', () => ({ initializeApp: () => ({}) }));
vi.mock('firebase/auth', async (original) => ({
  ...(await original<typeof firebase>()),
  initializeAuth: () => ({ currentUser: user, authStateReady: async () => {} }),
  onIdTokenChanged: () => {},
  signInWithPopup: vi.fn<typeof firebase.signInWithPopup>(),
  signInWithRedirect: vi.fn<typeof firebase.signInWithRedirect>(),
  linkWithPopup: vi.fn<typeof firebase.linkWithPopup>(),
  linkWithRedirect: vi.fn<typeof firebase.linkWithRedirect>(),
  getRedirectResult: vi.fn<typeof firebase.getRedirectResult>(),
  signInWithCredential: vi.fn<typeof firebase.signInWithCredential>(),
  multiFactor: () => ({ getSession: async () => 'session', enroll }),
  getMultiFactorResolver: () => resolver,
  TotpMultiFactorGenerator: {
    generateSecret: async () => ({
      secretKey: 'secret',
      generateQrCodeUrl: (account: string, issuer: string) => `otpauth://${issuer}:${account}`,
    }),
    assertionForEnrollment: (_secret: object, code: string) => code,
    assertionForSignIn: (factor: string, code: string) => `${factor} ${code}`,
  },
}));
vi.stubGlobal('document', { documentElement: { lang: 'de' } });

const credential = (operationType: 'signIn' | 'link') =>
  ({
    user,
    operationType,
    providerId: 'google.com',
    _tokenResponse: { oauthAccessToken: 'of-the-provider', providerId: 'google.com' },
  }) as unknown as firebase.UserCredential;
const refusal = Object.assign(new Error(), { code: 'auth/user-cancelled' });

const auth = createAuth({});
const events: string[] = [];
auth.onSessionEvent((event) => events.push(event));
beforeEach(() => {
  events.length = 0;
});

it.each([
  ['signInWithProvider', 'popup', firebase.signInWithPopup, 'signIn', []],
  ['signInWithProvider', 'redirect', firebase.signInWithRedirect, 'signIn', []],
  ['linkIdentity', 'popup', firebase.linkWithPopup, 'link', ['userUpdated']],
  ['linkIdentity', 'redirect', firebase.linkWithRedirect, 'link', ['userUpdated']],
] as const)('%s by a %s', async (operation, flow, ofFirebase, type, told) => {
  const call = () => auth[operation]('google.com', { flow, scopes: ['calendar.readonly'] });
  const isRedirect = flow === 'redirect';
  const result = vi.mocked<(...given: never[]) => Promise<unknown>>(
    isRedirect ? firebase.getRedirectResult : ofFirebase,
  );
  const finish = isRedirect ? async () => (await call(), auth.finishRedirect()) : call;
  result.mockResolvedValueOnce(credential(type));
  expect(await finish()).toMatchObject({ user, provider_token: 'of-the-provider' });
  await vi.waitFor(() => expect(events.filter((event) => event === 'userUpdated')).toEqual(told));
  const [, provider] = vi.mocked(ofFirebase).mock.calls[0] ?? [];
  expect(provider).toMatchObject({ providerId: 'google.com', scopes: ['calendar.readonly'] });
  result.mockRejectedValueOnce(refusal);
  await expect(finish()).rejects.toMatchObject({ code: 'url-error' });
});

it('without a redirect there is no result of one', async () => {
  vi.mocked(firebase.getRedirectResult).mockResolvedValueOnce(null);
  expect(await auth.finishRedirect()).toBeNull();
});

it('an authenticator app is enrolled as a second factor', async () => {
  const challenge = await auth.enrollTotp('Elevate', 'Meine App');
  expect(challenge).toMatchObject({ secret: 'secret', uri: 'otpauth://Elevate:anna@example.org' });
  expect(await challenge.verify('123456')).toMatchObject({ user });
  expect(enroll).toHaveBeenCalledExactlyOnceWith('123456', 'Meine App');
  await vi.waitFor(() => expect(events).toContain('multiFactorVerified'));
});

it('an authenticator app completes a sign-in', async () => {
  const required = Object.assign(new Error(), { code: 'auth/multi-factor-auth-required' });
  vi.mocked(firebase.signInWithCredential).mockRejectedValueOnce(required);
  const signIn = auth.signInWithIdToken({ provider: 'google.com', idToken: 'token' });
  const error = await signIn.catch((thrown: unknown) => thrown as MultiFactorRequiredError);
  const factors = [{ id: 'app', factorType: 'totp', friendlyName: 'Meine App' }];
  expect(error).toMatchObject({ code: 'multi-factor-required', factors });
  const { verify } = await (error as MultiFactorRequiredError).challenge('app');
  resolver.resolveSignIn.mockResolvedValueOnce(credential('signIn'));
  expect(await verify('654321')).toMatchObject({ provider_token: 'of-the-provider' });
  expect(resolver.resolveSignIn).toHaveBeenCalledExactlyOnceWith('app 654321');
});
