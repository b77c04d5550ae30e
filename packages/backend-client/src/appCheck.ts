import { type FirebaseOptions, initializeApp } from 'firebase/app';
import { getToken, initializeAppCheck, ReCaptchaEnterpriseProvider } from 'firebase/app-check';

/** Milliseconds to wait for the project's settings. */
const settingsTimeout = 10_000;

/**
 * Starts App Check. It needs the settings of the project, which Hosting serves.
 * @returns a function that gets a token
 */
export async function startAppCheck(siteKey: string): Promise<() => Promise<string>> {
  const signal = AbortSignal.timeout(settingsTimeout);
  const settings = await fetch('/__/firebase/init.json', { signal });
  const appCheck = initializeAppCheck(initializeApp((await settings.json()) as FirebaseOptions), {
    provider: new ReCaptchaEnterpriseProvider(siteKey),
    isTokenAutoRefreshEnabled: false,
  });
  return async () => (await getToken(appCheck)).token;
}
