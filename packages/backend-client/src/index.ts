import type { CallAnswers, CallName, CallPayloads } from '@elevate/enquiry';
import { asCallError, CallError, type CallErrorKind, notLoaded } from './CallError.ts';
import type { Call } from './callable.ts';
import { postUnsubscribe } from './unsubscribe.ts';

export { CallError, type CallErrorKind } from './CallError.ts';
export { type TimeoutAndRetry, withTimeoutAndRetry } from './withTimeoutAndRetry.ts';

/** Firebase App Check, by reCAPTCHA Enterprise. */
export interface AppCheck {
  /** The site's key, as it is registered with App Check. */
  readonly siteKey: string;
}

/** Milliseconds until a call is given up. Hosting cuts it off after 60 s, the function itself after 30 s. */
export const callTimeout = 20_000;

/** Milliseconds before a call is repeated, so that what was starting has started. */
const pause = 1000;

/** What another try may mend. */
const passing: ReadonlySet<CallErrorKind> = new Set(['not-loaded', 'unavailable', 'unknown']);

const sleep = (milliseconds: number) =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });

/**
 * Runs a call for 20 seconds at most, and a second time where the first failed in passing.
 * @param isSafeToRepeat a repetition brings about nothing new
 */
async function patiently<Answer>(
  call: () => Promise<Answer>,
  isSafeToRepeat: boolean,
): Promise<Answer> {
  let isOver = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      isOver = true;
      reject(new CallError('timeout'));
    }, callTimeout);
  });
  const work = async () => {
    try {
      return await call();
    } catch (error) {
      if (!isSafeToRepeat || !passing.has((error as CallError).kind)) throw error;
      await sleep(pause);
      return isOver ? end : call();
    }
  };
  try {
    return await Promise.race([work(), end]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * The way to the product's functions. Firebase, and App Check where it is on, are loaded with the
 * first use of a form and not with the page.
 */
export function connectBackend({ appCheck }: { appCheck: AppCheck | undefined }) {
  let connection: Promise<Call> | undefined;
  const connect = () => {
    connection ??= import('./callable.ts')
      .then((module) => module.connect(appCheck))
      .catch((error: unknown) => {
        connection = undefined;
        throw notLoaded(error);
      });
    return connection;
  };

  const callOnce: Call = async (name, payload) => {
    const call = await connect();
    try {
      return await call(name, payload);
    } catch (error) {
      throw asCallError(error);
    }
  };

  return {
    /** Fetches what calls need ahead of time, when a visitor begins to use a form. */
    prepare: (): void => {
      connect().catch(() => {
        // `invoke` asks again, and reports what it cannot get.
      });
    },

    /**
     * Calls one of the product's functions (docs/product.md, section 7), for 20 seconds at most. What failed
     * in passing is called once more where that is safe: a submission is known by its id, and a token does
     * its work once.
     * @throws `CallError`
     */
    invoke: <Name extends CallName>(
      name: Name,
      payload: CallPayloads[Name],
    ): Promise<CallAnswers[Name]> =>
      patiently(
        () => callOnce(name, payload),
        'token' in payload || payload.submissionId !== undefined,
      ),

    /**
     * Asks that an address be taken off the newsletter's list, as a mail program does (RFC 8058).
     * @param token what stands after the `#` of the link in the mail
     * @throws `CallError`
     */
    unsubscribe: (token: string): Promise<void> => patiently(() => postUnsubscribe(token), true),
  };
}
