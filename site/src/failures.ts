/**
 * Failures that visitors meet, for the operator (docs/decisions/0018). Every use asks for the switch first, so
 * that no file has this while reports are off.
 */
import type { FailureCode } from '@elevate/enquiry';

/** Milliseconds from the start of the page, so that it does not wait for what sends reports. */
const sendAfter = 3000;

type Send = (code: FailureCode, error: unknown) => void;

const noted: Parameters<Send>[] = [];
let send: Send = (...failure) => void noted.push(failure);

export function noteFailure(code: FailureCode, error: unknown): void {
  send(code, error);
}

/** Notes what nothing catches. */
export function watchForFailures(): void {
  addEventListener('error', ({ error }) => noteFailure('uncaught', error));
  addEventListener('unhandledrejection', ({ reason }) => noteFailure('uncaught', reason));
}

/** Sends what is noted by then, and from then on at once. */
export function startReporting(): void {
  setTimeout(async () => {
    const { sendFailure } = await import('./sendFailure.ts');
    send = sendFailure;
    for (const failure of noted) send(...failure);
  }, sendAfter);
}
