import type { Issue, TokenFailure } from '@elevate/enquiry';

/** Why a call failed. */
export type CallErrorKind =
  /** The browser is offline. */
  | 'offline'
  /** No answer came in time. */
  | 'timeout'
  /** The data is wrong (see `issues` and `reason`), or App Check refused the call. */
  | 'refused'
  /** Too many calls from this client or from all. */
  | 'too-many'
  /** App Check's code could not be loaded. After a deploy, a reload of the page helps. */
  | 'not-loaded'
  /** The function cannot be reached, or cannot take the call now. */
  | 'unavailable'
  | 'unknown';

/** The `details` of a function's error. */
interface Details {
  issues?: readonly Issue[];
  reason?: TokenFailure;
}

/** What a call rejects with. */
export class CallError extends Error {
  override name = 'CallError';
  readonly kind: CallErrorKind;
  /** What is wrong with the fields of a submission. */
  readonly issues: readonly Issue[];
  /** What is wrong with a token. */
  readonly reason: TokenFailure | undefined;

  constructor(kind: CallErrorKind, { issues = [], reason }: Details = {}, cause?: unknown) {
    super(`The call failed: ${kind}`, { cause });
    this.kind = kind;
    this.issues = issues;
    this.reason = reason;
  }
}

/** The kind of an error, or 'offline' if the browser is. */
export const unlessOffline = (kind: CallErrorKind): CallErrorKind =>
  navigator.onLine ? kind : 'offline';

const kinds: Readonly<Record<number, CallErrorKind>> = {
  400: 'refused',
  401: 'refused',
  403: 'refused',
  429: 'too-many',
  503: 'unavailable',
  504: 'timeout',
};

/** The error of an answer: `{ error: { status, message, details } }`, or any other body. */
export function errorOf({ status }: Response, body: unknown): CallError {
  const details = (body as { error?: { details?: Details } } | null)?.error?.details;
  return new CallError(kinds[status] ?? 'unknown', details);
}
