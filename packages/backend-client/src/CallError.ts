import type { Issue, TokenFailure } from '@elevate/enquiry';

/** Why a call was not answered with success. */
export type CallErrorKind =
  /** There is no connection. */
  | 'offline'
  /** No answer has come in time. */
  | 'timeout'
  /** Something is wrong with what was sent (`issues`, `reason`), or App Check did not let it through. */
  | 'refused'
  /** Too many calls were made from here, or from everywhere. */
  | 'too-many'
  /** The code that makes calls did not come: after a new deploy the page has to be loaded again. */
  | 'not-loaded'
  /** The backend cannot be reached, or cannot take it now. */
  | 'unavailable'
  | 'unknown';

/** What `details` of a function's error may hold. */
interface Details {
  issues?: readonly Issue[];
  reason?: TokenFailure;
}

/** What a call rejects with. */
export class CallError extends Error {
  override name = 'CallError';
  readonly kind: CallErrorKind;
  /** What is wrong with the fields of a submission that was refused. */
  readonly issues: readonly Issue[];
  /** What is wrong with a token that was refused. */
  readonly reason: TokenFailure | undefined;

  constructor(kind: CallErrorKind, { issues = [], reason }: Details = {}, cause?: unknown) {
    super(`The call has failed: ${kind}`, { cause });
    this.kind = kind;
    this.issues = issues;
    this.reason = reason;
  }
}

/** The codes of a `FunctionsError` that say why. */
const kinds: Readonly<Record<string, CallErrorKind>> = {
  'functions/deadline-exceeded': 'timeout',
  'functions/invalid-argument': 'refused',
  'functions/unauthenticated': 'refused',
  'functions/permission-denied': 'refused',
  'functions/resource-exhausted': 'too-many',
  'functions/unavailable': 'unavailable',
};

interface FunctionsErrorLike {
  code: string;
  message: string;
  details?: unknown;
}
const isFunctionsError = (error: unknown): error is FunctionsErrorLike =>
  error instanceof Error &&
  'code' in error &&
  typeof error.code === 'string' &&
  error.code.startsWith('functions/');

/** Firebase puts the HTTP status behind the message: 0 where `fetch` failed. */
const hasNoAnswer = ({ code, message }: FunctionsErrorLike) =>
  code === 'functions/internal' && message.endsWith('[0]');

/** The function cannot be reached. */
export const unreachable = (cause: unknown): CallError =>
  new CallError(navigator.onLine ? 'unavailable' : 'offline', {}, cause);

/** The code of the calls cannot be had. */
export const notLoaded = (cause: unknown): CallError =>
  new CallError(navigator.onLine ? 'not-loaded' : 'offline', {}, cause);

/** The error of a call as ours. */
export function asCallError(error: unknown): CallError {
  if (error instanceof CallError) return error;
  if (!isFunctionsError(error)) return new CallError('unknown', {}, error);
  if (hasNoAnswer(error)) return unreachable(error);
  const details = typeof error.details === 'object' ? error.details : null;
  return new CallError(kinds[error.code] ?? 'unknown', details ?? {}, error);
}
