/**
 * Failures that visitors meet, for the operator (docs/decisions/0018). Every use asks for the switch first, so
 * that no file has this while reports are off.
 */
import type { FailureCode } from '@elevate/enquiry';

/** Reports a failure. What sends it is loaded with the first one, so that a page that works does not pay for it. */
export function noteFailure(code: FailureCode, error: unknown): void {
  import('./sendFailure.ts').then(
    ({ sendFailure }) => sendFailure(code, error),
    // Without a connection no report would arrive either.
    () => {},
  );
}

/** Reports what nothing catches. */
export function watchForFailures(): void {
  addEventListener('error', ({ error }) => noteFailure('uncaught', error));
  addEventListener('unhandledrejection', ({ reason }) => noteFailure('uncaught', reason));
}
