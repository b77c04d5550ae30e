import { hkdfSync } from 'node:crypto';
import { confirmationDays, type TokenFailure } from '@elevate/enquiry';
import { isLocale, type Locale } from '@elevate/languages';
import { EncryptJWT, errors, jwtDecrypt } from 'jose';

/** What a link in a mail is good for. A token of one purpose cannot be read as one of another. */
export type TokenPurpose = 'confirm' | 'unsubscribe';

export interface TokenClaims {
  /** The task that carried the request for confirmation: what all later mails refer to. */
  id: string;
  email: string;
  locale: Locale;
  /** When the form was sent, in milliseconds since 1970. */
  requestedAt?: number | undefined;
}

const day = 24 * 60 * 60 * 1000;

/** Longer than any that we make: one for an address of 255 characters has about 800. */
const longestToken = 2000;

const algorithms = {
  keyManagementAlgorithms: ['dir'],
  contentEncryptionAlgorithms: ['A256GCM'],
};

const keysIn = (setting: string) => setting.split(/[\s,]+/).filter(Boolean);

/** Whether a setting holds keys, and each is as long as 16 random bytes in hexadecimal or longer. */
export const isTokenKey = (setting: string): boolean => {
  const keys = keysIn(setting);
  return keys.length > 0 && keys.every((key) => key.length >= 32);
};

/**
 * Keys of a purpose, by HKDF (RFC 5869), newest first. The setting holds one key or several: the first
 * makes tokens, all open them, so that links that are in mailboxes outlive a change of the key.
 */
function purposeKeys(setting: string, purpose: TokenPurpose): Uint8Array[] {
  if (!isTokenKey(setting)) throw new Error('TOKEN_KEY wants keys of 32 characters or more');
  return keysIn(setting).map(
    (key) => new Uint8Array(hkdfSync('sha256', key, '', `elevate ${purpose}`, 32)),
  );
}

/**
 * A token for a link: encrypted, so that neither an address nor anything else of it can be read in a
 * log or a history, and authenticated, so that nobody but us can make one (JWE, RFC 7516: `dir`
 * with A256GCM).
 * @param now milliseconds since 1970
 */
export async function makeToken(
  purpose: TokenPurpose,
  { id, email, locale, requestedAt }: TokenClaims,
  setting: string,
  now: number,
): Promise<string> {
  const [key] = purposeKeys(setting, purpose);
  const token = new EncryptJWT({
    email,
    locale,
    ...(requestedAt !== undefined && { requestedAt }),
  })
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
    .setIssuer(purpose)
    .setJti(id);
  if (purpose === 'confirm') {
    token.setExpirationTime(new Date(now + confirmationDays * day));
  }
  return token.encrypt(key as Uint8Array);
}

export type OpenedToken =
  | { claims: TokenClaims; expiresAt?: number | undefined; failure?: never }
  | { failure: TokenFailure; claims?: never; expiresAt?: never };

const invalid = { failure: 'token-invalid' } as const;

/** Reads whatever is said to be a token. Never throws for what stands in it. */
export async function openToken(
  purpose: TokenPurpose,
  token: unknown,
  setting: string,
  now: number,
): Promise<OpenedToken> {
  const keys = purposeKeys(setting, purpose);
  if (typeof token !== 'string' || token.length > longestToken) return invalid;
  for (const key of keys) {
    try {
      const { payload } = await jwtDecrypt(token, key, {
        ...algorithms,
        issuer: purpose,
        currentDate: new Date(now),
        requiredClaims: purpose === 'confirm' ? ['jti', 'exp'] : ['jti'],
      });
      const { jti, email, locale, requestedAt, exp } = payload;
      if (typeof jti !== 'string' || typeof email !== 'string' || !isLocale(locale)) return invalid;
      return {
        claims: {
          id: jti,
          email,
          locale,
          requestedAt: typeof requestedAt === 'number' ? requestedAt : undefined,
        },
        expiresAt: exp === undefined ? undefined : exp * 1000,
      };
    } catch (error) {
      if (error instanceof errors.JWTExpired) return { failure: 'token-expired' };
      // Another key may open it. What none opens is not ours, whatever it is.
    }
  }
  return invalid;
}
