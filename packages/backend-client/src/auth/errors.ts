import type { Challenge, Factor } from './factors.ts';

/**
 * What can go wrong beyond what Firebase has a code for (docs/product.md, section 8). Whatever else fails
 * is thrown as Firebase throws it: a `FirebaseError` with a `code` such as `auth/network-request-failed`.
 */
export type AuthenticationErrorCode =
  /** Nobody is signed in, and the call needs someone who is. */
  | 'no-session'
  /** The server takes this session no more: revoked, or its account disabled or deleted. It is gone. */
  | 'invalid-session'
  /** A link or an answer to a challenge came without its code. */
  | 'missing-code'
  /** The address that led back to the site says that something failed, or can no longer be used. */
  | 'url-error'
  /** The sign-in is not complete without a second factor: see `MultiFactorRequiredError`. */
  | 'multi-factor-required'
  /** Firebase has no way to do this here, such as a popup in a browser that keeps no storage. */
  | 'unsupported';

const messages: Record<AuthenticationErrorCode, string> = {
  'no-session': 'Nobody is signed in',
  'invalid-session': 'The session is no longer valid: sign in again',
  'missing-code': 'The code is missing',
  'url-error': 'The link has failed or can no longer be used: ask for a new one',
  'multi-factor-required': 'A second factor is needed',
  unsupported: 'This cannot be done here',
};

export class AuthenticationError extends Error {
  override name = 'AuthenticationError';
  readonly code: AuthenticationErrorCode;

  constructor(code: AuthenticationErrorCode, cause?: unknown) {
    super(messages[code], { cause });
    this.code = code;
  }
}

/** Thrown by a sign-in that is not complete without a second factor. */
export class MultiFactorRequiredError extends AuthenticationError {
  override name = 'MultiFactorRequiredError';
  /** Those of the account, of which one is to be chosen. */
  readonly factors: Factor[];
  /** Asks for the code of a factor, and sends one to a phone. `verify` then completes the sign-in. */
  readonly challenge: (factorId: string) => Promise<Challenge>;

  constructor(
    factors: Factor[],
    challenge: (factorId: string) => Promise<Challenge>,
    cause: unknown,
  ) {
    super('multi-factor-required', cause);
    this.factors = factors;
    this.challenge = challenge;
  }
}

/** Firebase's codes, as the typings list them, and those that it passes on from the server in lower case. */
type Codes = Readonly<Record<string, AuthenticationErrorCode>>;

const everywhere: Codes = {
  'auth/missing-code': 'missing-code',
  'auth/missing-verification-code': 'missing-code',
  'auth/operation-not-supported-in-this-environment': 'unsupported',
  'auth/web-storage-unsupported': 'unsupported',
};

/** What ends a session (https://firebase.google.com/docs/reference/rest/auth, 'exchange a refresh token'). */
export const ofSessions: Codes = {
  ...everywhere,
  'auth/user-token-expired': 'invalid-session',
  'auth/user-disabled': 'invalid-session',
  'auth/invalid-user-token': 'invalid-session',
  'auth/invalid-refresh-token': 'invalid-session',
  'auth/invalid-grant-type': 'invalid-session',
  'auth/missing-refresh-token': 'invalid-session',
  'auth/project-number-mismatch': 'invalid-session',
};

/** What ends the way by a link in a mail, or by a provider's page. */
export const ofUrls: Codes = {
  ...everywhere,
  'auth/invalid-action-code': 'url-error',
  'auth/expired-action-code': 'url-error',
  'auth/invalid-auth-event': 'url-error',
  'auth/missing-or-invalid-nonce': 'url-error',
  'auth/unauthorized-domain': 'url-error',
  'auth/user-cancelled': 'url-error',
};

export const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : '';

/** Waits for work of Firebase's. @throws our error for a code we have one for, else Firebase's own */
export async function withTypedErrors<T>(work: Promise<T>, codes = everywhere): Promise<T> {
  try {
    return await work;
  } catch (error) {
    const code = codes[codeOf(error)];
    throw code ? new AuthenticationError(code, error) : error;
  }
}
