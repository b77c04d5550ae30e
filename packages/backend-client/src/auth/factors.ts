import {
  type Auth,
  getMultiFactorResolver,
  type MultiFactorError,
  type MultiFactorInfo,
  multiFactor,
  PhoneAuthProvider,
  type PhoneInfoOptions,
  PhoneMultiFactorGenerator,
  type PhoneMultiFactorInfo,
  RecaptchaVerifier,
  TotpMultiFactorGenerator,
  type User,
  type UserCredential,
} from 'firebase/auth';
import { AuthenticationError, ofChallenges, withTypedErrors } from './errors.ts';
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

/** Thrown by a sign-in that needs a second factor. */
export class MultiFactorRequiredError extends AuthenticationError {
  override name = 'MultiFactorRequiredError';
  /** The factors of the account. Choose one. */
  readonly factors: Factor[];
  /** Starts the challenge of a factor, and sends a code to a phone. `verify` then completes the sign-in. */
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

/** Runs after a correct code. */
type Verified = (user: User, credential?: UserCredential) => Promise<Session>;

const isPhone = (info: MultiFactorInfo): info is PhoneMultiFactorInfo => info.factorId === 'phone';

const factorOf = (info: MultiFactorInfo): Factor => ({
  id: info.uid,
  factorType: isPhone(info) ? 'phone' : 'totp',
  ...(info.displayName && { friendlyName: info.displayName }),
  ...(isPhone(info) && { phone: info.phoneNumber }),
});

export const factorsOf = (user: User): Factor[] => multiFactor(user).enrolledFactors.map(factorOf);

/**
 * Sends a code by SMS. Firebase requires a reCAPTCHA for it, which is invisible unless it suspects a
 * bot. Its element is removed once the code is sent.
 */
async function sendCode(auth: Auth, options: PhoneInfoOptions): Promise<string> {
  const container = document.body.appendChild(document.createElement('div'));
  const verifier = new RecaptchaVerifier(auth, container, { size: 'invisible' });
  try {
    return await new PhoneAuthProvider(auth).verifyPhoneNumber(options, verifier);
  } finally {
    verifier.clear();
    container.remove();
  }
}

const byPhone = (verificationId: string, code: string) =>
  PhoneMultiFactorGenerator.assertion(PhoneAuthProvider.credential(verificationId, code));

/** The operations of a second factor. Each ends with `verified`. */
export function secondFactors(auth: Auth, verified: Verified) {
  return {
    async enrollPhone(user: User, phone: string, friendlyName?: string): Promise<Challenge> {
      const factors = multiFactor(user);
      const session = await factors.getSession();
      const verificationId = await sendCode(auth, { phoneNumber: phone, session });
      return {
        verify: async (code) => {
          await withTypedErrors(
            factors.enroll(byPhone(verificationId, code), friendlyName),
            ofChallenges,
          );
          return verified(user);
        },
      };
    },

    async enrollTotp(user: User, issuer: string, friendlyName?: string): Promise<TotpChallenge> {
      const factors = multiFactor(user);
      const secret = await TotpMultiFactorGenerator.generateSecret(await factors.getSession());
      return {
        secret: secret.secretKey,
        uri: secret.generateQrCodeUrl(user.email ?? user.uid, issuer),
        verify: async (code) => {
          const assertion = TotpMultiFactorGenerator.assertionForEnrollment(secret, code);
          await withTypedErrors(factors.enroll(assertion, friendlyName), ofChallenges);
          return verified(user);
        },
      };
    },

    /** The error of a sign-in that needs a second factor. */
    required(error: MultiFactorError): MultiFactorRequiredError {
      const resolver = getMultiFactorResolver(auth, error);

      const challenge = async (factorId: string): Promise<Challenge> => {
        const hint = resolver.hints.find(({ uid }) => uid === factorId);
        const verificationId =
          hint?.factorId === 'totp'
            ? undefined
            : await sendCode(auth, { multiFactorUid: factorId, session: resolver.session });
        return {
          verify: async (code) => {
            const assertion =
              verificationId === undefined
                ? TotpMultiFactorGenerator.assertionForSignIn(factorId, code)
                : byPhone(verificationId, code);
            const credential = await withTypedErrors(
              resolver.resolveSignIn(assertion),
              ofChallenges,
            );
            return verified(credential.user, credential);
          },
        };
      };
      return new MultiFactorRequiredError(resolver.hints.map(factorOf), challenge, error);
    },
  };
}
