import type { Session } from './session.ts';

/** A second factor: a phone that gets codes by SMS, or an app that computes them from a secret (TOTP). */
export interface Factor {
  id: string;
  factorType: 'phone' | 'totp';
  friendlyName?: string;
  /** A phone's number. A sign-in shows only its last digits. */
  phone?: string;
}

/** A request for a code. After a wrong code, another can be verified. */
export interface Challenge {
  /**
   * @returns the verified session
   * @throws `missing-code`; `FirebaseError` with `auth/invalid-verification-code` or `auth/code-expired`
   */
  verify: (code: string) => Promise<Session>;
}

/** For an authenticator app: the secret as text, or the `otpauth:` address as a QR code. */
export interface TotpChallenge extends Challenge {
  secret: string;
  uri: string;
}
