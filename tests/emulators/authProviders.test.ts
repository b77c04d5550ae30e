/**
 * Signing in on a provider's own page. The SDK calls the Auth emulator; the tests simulate the way to the
 * provider and back, because Google's script and the providers are not on this machine.
 */
import { beforeEach, expect, it } from 'vitest';
import {
  context,
  emulatorUrl,
  events,
  newUser,
  origin,
  page,
  ready,
  setUpBrowser,
} from './authBrowser.ts';

setUpBrowser();

/**
 * Replaces Google's script, which carries messages between the page and the frame of the provider's page:
 * it delivers the result that a test sets.
 */
const messenger = `
  const frame = {
    restyle: async () => {},
    ping: async () => {},
    register(type, take) {
      window.arrive = (authEvent) => take({ authEvent });
      const back = localStorage.getItem('back from the provider');
      if (back) setTimeout(() => take({ authEvent: JSON.parse(back) }));
    },
    send(type, message, answer) { setTimeout(() => answer([{ webStorageSupport: true }])); },
  };
  window.gapi = {
    load: (name, { callback }) => callback(),
    iframes: {
      CROSS_ORIGIN_IFRAMES_FILTER: () => true,
      getContext: () => ({ open: (options, opened) => opened(frame) }),
    },
  };
  window[new URL(document.currentScript.src).searchParams.get('onload')]();`;

beforeEach(async () => {
  await context.route(/^https:/, (route) =>
    route.request().url().startsWith('https://apis.google.com/')
      ? route.fulfill({ contentType: 'text/javascript', body: messenger })
      : route.abort(),
  );
});

/** The result of the provider's page. */
const backFrom = (url: string, idToken: string) => {
  const { authType, eventId, providerId } = Object.fromEntries(new URL(url).searchParams);
  const response = new URLSearchParams({
    providerId: String(providerId),
    id_token: idToken,
    access_token: 'of-the-provider',
  });
  return {
    type: authType,
    eventId: eventId || null,
    sessionId: 'session',
    urlResponse: `${emulatorUrl}/emulator/auth/handler?${response}`,
  };
};
const refused = (url: string) => ({
  ...backFrom(url, ''),
  urlResponse: null,
  error: { code: 'auth/user-cancelled' },
});

it('signs in by a popup', async () => {
  const opened = page.waitForEvent('popup');
  const identities = page.evaluate(async () => {
    const scopes = ['calendar.readonly'];
    const { user } = await window.auth.signInWithProvider('google.com', { scopes });
    return user.providerData.map(({ providerId }) => providerId);
  });
  const popup = await opened;
  await popup.waitForURL(`${emulatorUrl}/**`, { waitUntil: 'commit' });
  expect(new URL(popup.url()).searchParams.get('scopes')).toBe('calendar.readonly');
  await page.evaluate(
    (event) => (window as unknown as { arrive: (event: object) => void }).arrive(event),
    backFrom(popup.url(), newUser().idToken),
  );
  expect(await identities).toEqual(['google.com']);
});

/** Goes to the provider's page, and returns with the result that is made from its address. */
async function redirect(
  method: 'signInWithProvider' | 'linkIdentity',
  provider: string,
  back: (url: string) => object,
) {
  const left = page.waitForURL(`${emulatorUrl}/**`, { waitUntil: 'commit' });
  await page.evaluate(
    ([name, id]) => {
      void window.auth[name](id, { flow: 'redirect' });
    },
    [method, provider] as const,
  );
  await left;
  const event = JSON.stringify(back(page.url()));
  await page.goto(`${origin}/blank`);
  await page.evaluate((item) => localStorage.setItem('back from the provider', item), event);
  await page.goto(origin);
  await ready(page);
  const result = await page.evaluate(() =>
    window.auth.finishRedirect().then(
      (session) =>
        session && {
          identities: session.user.providerData.map(({ providerId }) => providerId),
          provider_token: session.provider_token,
        },
      ({ code }) => code,
    ),
  );
  await page.evaluate(() => localStorage.removeItem('back from the provider'));
  return result;
}

it('signs in, and links, by a redirect', async () => {
  const [first, second] = [newUser(), newUser()];
  const signedIn = await redirect('signInWithProvider', 'google.com', (url) =>
    backFrom(url, first.idToken),
  );
  expect(signedIn).toEqual({ identities: ['google.com'], provider_token: 'of-the-provider' });
  const linked = await redirect('linkIdentity', 'apple.com', (url) =>
    backFrom(url, second.idToken),
  );
  expect(linked).toMatchObject({ identities: ['google.com', 'apple.com'] });
  const told = (await events()).map(([event]) => event);
  expect(told).toEqual(['initialSession', 'userUpdated']);
});

it('reports a refusal after a redirect, and nothing without one', async () => {
  expect(await page.evaluate(() => window.auth.finishRedirect())).toBeNull();
  expect(await redirect('signInWithProvider', 'google.com', refused)).toBe('url-error');
});
