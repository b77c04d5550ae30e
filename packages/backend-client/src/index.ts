import {
  type CallName,
  type CallPayloads,
  type CallResults,
  unsubscribeName,
} from '@elevate/enquiry';
import { CallError, errorOf, unlessOffline } from './CallError.ts';
import { withTimeoutAndRetry } from './withTimeoutAndRetry.ts';

export { CallError, type CallErrorKind } from './CallError.ts';
export { type TimeoutAndRetry, withTimeoutAndRetry } from './withTimeoutAndRetry.ts';

/** Firebase App Check, by reCAPTCHA Enterprise. */
export interface AppCheck {
  /** The site's key, as registered with App Check. */
  readonly siteKey: string;
}

/** Milliseconds until a call is given up. Hosting gives up after 60 s, a function after 30 s. */
export const callTimeout = 20_000;

const retryableKinds = new Set(['not-loaded', 'unavailable', 'unknown']);

const callOptions = {
  firstDelay: 1000,
  timeout: callTimeout,
  isRetryable: (error: unknown) => error instanceof CallError && retryableKinds.has(error.kind),
};

/**
 * @returns the function's result
 * @throws `CallError`
 */
async function post(name: string, init: RequestInit): Promise<unknown> {
  // The site's own address: Hosting passes these on to the functions.
  const response = await fetch(`/functions/${name}`, { method: 'POST', ...init }).catch(
    (error: unknown) => {
      throw new CallError(unlessOffline('unavailable'), {}, error);
    },
  );
  const body: unknown = await response.json().catch(() => null);
  const hasResult = typeof body === 'object' && body !== null && 'result' in body;
  if (!response.ok || !hasResult) throw errorOf(response, body);
  return body.result;
}

/** @param attempts 2 if the function does the same thing only once */
const repeated = <T>(attempts: 1 | 2, call: (signal: AbortSignal) => Promise<T>): Promise<T> =>
  withTimeoutAndRetry(call, { attempts, ...callOptions }).catch((error: unknown) => {
    throw error instanceof CallError ? error : new CallError('timeout', {}, error);
  });

/** Connects to the product's functions. Firebase is loaded only if App Check is on. */
export function connectBackend({ appCheck }: { appCheck: AppCheck | undefined }) {
  let started: Promise<() => Promise<string>> | undefined;

  const startAppCheck = ({ siteKey }: AppCheck) => {
    started ??= import('./appCheck.ts')
      .then((module) => module.startAppCheck(siteKey))
      .catch((error: unknown) => {
        started = undefined;
        throw new CallError(unlessOffline('not-loaded'), {}, error);
      });
    return started;
  };

  const getToken = async (switchedOn: AppCheck): Promise<string> => {
    const token = await startAppCheck(switchedOn);
    return token().catch((error: unknown) => {
      throw new CallError(unlessOffline('refused'), {}, error);
    });
  };

  return {
    /** Starts App Check, if it is on, when a visitor begins to use a form. */
    prepareAppCheck: (): void => {
      // A failure is reported by `invoke`, which tries again.
      if (appCheck) startAppCheck(appCheck).catch(() => {});
    },

    /**
     * Calls a function with the callable protocol
     * (https://firebase.google.com/docs/functions/callable-reference), for 20 seconds at most. A call
     * with a submission's id or a token is repeated once after a failure that may pass.
     * @throws `CallError`
     */
    invoke: <Name extends CallName>(
      name: Name,
      payload: CallPayloads[Name],
    ): Promise<CallResults[Name]> =>
      repeated('token' in payload || payload.submissionId !== undefined ? 2 : 1, async (signal) => {
        const token = appCheck && (await getToken(appCheck));
        const result = await post(name, {
          headers: {
            'Content-Type': 'application/json',
            ...(token && { 'X-Firebase-AppCheck': token }),
          },
          body: JSON.stringify({ data: payload }),
          signal,
        });
        return result as CallResults[Name];
      }),

    /**
     * Asks to take an address off the newsletter's list, as a mail program does (RFC 8058).
     * @param token the part after the `#` of the link in the mail
     * @throws `CallError`
     */
    unsubscribe: (token: string): Promise<void> => {
      const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click', token });
      return repeated(2, async (signal) => {
        await post(unsubscribeName, { body, signal });
      });
    },
  };
}
