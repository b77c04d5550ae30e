/**
 * Errors that Firebase has no code for (docs/product.md, section 8). All others are Firebase's own: a
 * `FirebaseError` with a `code` such as `auth/network-request-failed`.
 */
type AuthenticationErrorCode =
  /** The call needs a session, and there is none. */
  | 'no-session'
  /** The session was revoked, or its account disabled or deleted. It has been removed. */
  | 'invalid-session'
  /** The answer to a challenge has no code. */
  | 'missing-code'
  /** The way over a provider's page failed, or was refused there. */
  | 'url-error'
  /** The sign-in needs a second factor: see `MultiFactorRequiredError`. */
  | 'multi-factor-required';

export class AuthenticationError extends Error {
  override name = 'AuthenticationError';
  readonly code: AuthenticationErrorCode;

  constructor(code: AuthenticationErrorCode, cause?: unknown) {
    super(`Authentication failed: ${code}`, { cause });
    this.code = code;
  }
}

/** Firebase's codes: those of its types, and those of the server, which it passes on in lower case. */
type Codes = Readonly<Record<string, AuthenticationErrorCode>>;

/** Codes for a challenge that was answered without its code. */
export const ofChallenges: Codes = {
  'auth/missing-code': 'missing-code',
  'auth/missing-verification-code': 'missing-code',
};

/** Codes that end a session (https://firebase.google.com/docs/reference/rest/auth, 'exchange a refresh token'). */
export const ofSessions: Codes = {
  'auth/user-token-expired': 'invalid-session',
  'auth/user-disabled': 'invalid-session',
  'auth/invalid-user-token': 'invalid-session',
  'auth/invalid-refresh-token': 'invalid-session',
  'auth/invalid-grant-type': 'invalid-session',
  'auth/missing-refresh-token': 'invalid-session',
  'auth/project-number-mismatch': 'invalid-session',
};

/** Codes that end a sign-in on a provider's page. */
export const ofUrls: Codes = {
  'auth/invalid-auth-event': 'url-error',
  'auth/missing-or-invalid-nonce': 'url-error',
  'auth/unauthorized-domain': 'url-error',
  'auth/user-cancelled': 'url-error',
};

export const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : '';

/** Waits for Firebase. @throws our error if we have one for the code, else Firebase's */
export async function withTypedErrors<T>(work: Promise<T>, codes: Codes): Promise<T> {
  try {
    return await work;
  } catch (error) {
    const code = codes[codeOf(error)];
    throw code ? new AuthenticationError(code, error) : error;
  }
}
