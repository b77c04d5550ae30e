import { hkdfSync } from 'node:crypto';
import { confirmationDays, type TokenFailure } from '@elevate/enquiry';
import { isLocale, type Locale, sourceLocale } from '@elevate/languages';
import { EncryptJWT, errors, jwtDecrypt } from 'jose';
import { day } from './time.ts';

/** What a link in a mail does. A token for one purpose is not valid for the other. */
export type TokenPurpose = 'confirm' | 'unsubscribe';

export interface TokenClaims {
  /** Id of the task that asked for the confirmation. All later mails refer to it. */
  id: string;
  email: string;
  locale: Locale;
  /** When the form was sent, in milliseconds since 1970. */
  requestedAt?: number | undefined;
}

/** A token for an address of 255 characters has about 800 characters. */
const maxTokenLength = 2000;

const algorithms = { keyManagementAlgorithms: ['dir'], contentEncryptionAlgorithms: ['A256GCM'] };

const parseKeys = (setting: string) => setting.split(/[\s,]+/).filter(Boolean);

/** Whether a setting holds keys of at least 16 random bytes in hexadecimal. */
export const isTokenKey = (setting: string): boolean => {
  const keys = parseKeys(setting);
  return keys.length > 0 && keys.every((key) => key.length >= 32);
};

/**
 * Keys of a purpose by HKDF (RFC 5869), newest first. Only the first makes tokens; all open them, so
 * that links in mailboxes still work after a change of the key.
 */
function purposeKeys(
  setting: string,
  purpose: TokenPurpose | `mail ${string}`,
  bytes = 32,
): Uint8Array[] {
  if (!isTokenKey(setting)) throw new Error('TOKEN_KEY needs keys of 32 characters or more');
  return parseKeys(setting).map(
    (key) => new Uint8Array(hkdfSync('sha256', key, '', `elevate ${purpose}`, bytes)),
  );
}

/**
 * Makes a token for a link: a JWE (RFC 7516: `dir` with A256GCM), encrypted, so that no log or history
 * shows an address, and authenticated, so that a token cannot be forged.
 * @param now milliseconds since 1970
 */
export async function makeToken(
  purpose: TokenPurpose,
  { id, email, locale, requestedAt }: TokenClaims,
  setting: string,
  now: number,
): Promise<string> {
  const [key] = purposeKeys(setting, purpose);
  const token = new EncryptJWT({ email, locale, ...(requestedAt !== undefined && { requestedAt }) })
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
    .setIssuer(purpose)
    .setJti(id);
  // A link to unsubscribe does not expire (RFC 8058).
  if (purpose === 'confirm') {
    token.setExpirationTime(new Date(now + confirmationDays * day));
  }
  return token.encrypt(key as Uint8Array);
}

/**
 * A kind of mail with a code for each key, newest first. The codes never change and cannot be forged, so a rule
 * of a mailbox can require a code, also after a change of the key.
 */
export function withCode(kind: string, setting: string): string {
  const codes = purposeKeys(setting, `mail ${kind}`, 16);
  return [kind, ...codes.map((code) => Buffer.from(code).toString('hex'))].join(' ');
}

type OpenedToken =
  | { claims: TokenClaims; failure?: never }
  | { failure: TokenFailure; claims?: never };

const invalid = { failure: 'token-invalid' } as const;

/** Reads a token from a value of any type. Invalid input never throws. */
export async function openToken(
  purpose: TokenPurpose,
  token: unknown,
  setting: string,
  now: number,
): Promise<OpenedToken> {
  const keys = purposeKeys(setting, purpose);
  if (typeof token !== 'string' || token.length > maxTokenLength) return invalid;
  for (const key of keys) {
    try {
      const { payload } = await jwtDecrypt(token, key, {
        ...algorithms,
        issuer: purpose,
        currentDate: new Date(now),
        requiredClaims: purpose === 'confirm' ? ['jti', 'exp'] : ['jti'],
      });
      const { jti, email, locale, requestedAt } = payload;
      if (typeof jti !== 'string' || typeof email !== 'string') return invalid;
      return {
        claims: {
          id: jti,
          email,
          // A link in a mailbox may be older than the list of languages.
          locale: isLocale(locale) ? locale : sourceLocale,
          requestedAt: typeof requestedAt === 'number' ? requestedAt : undefined,
        },
      };
    } catch (error) {
      if (error instanceof errors.JWTExpired) return { failure: 'token-expired' };
      // The next key may open it.
    }
  }
  return invalid;
}
