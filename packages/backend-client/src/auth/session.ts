import { OAuthProvider, type User, type UserCredential } from 'firebase/auth';

/** Someone signed in, with the fields of docs/product.md, section 3. */
export interface Session {
  /** Firebase's ID token: what a server asks for as `Authorization: Bearer …`. */
  access_token: string;
  refresh_token: string;
  /** When the access token ends, in seconds since 1970. */
  expires_at: number;
  /** Seconds the access token lasts from when it was made. */
  expires_in: number;
  token_type: 'bearer';
  user: User;
  /** The provider's own access token: in what a sign-in returns, and nowhere after, as Firebase keeps none. */
  provider_token?: string;
}

const seconds = (date: string) => Date.parse(date) / 1000;

/** @throws as Firebase does, where the token has run out and no new one can be had */
export async function sessionOf(user: User): Promise<Session> {
  const { token, issuedAtTime, expirationTime } = await user.getIdTokenResult();
  const expiresAt = seconds(expirationTime);
  return {
    access_token: token,
    refresh_token: user.refreshToken,
    expires_at: expiresAt,
    expires_in: expiresAt - seconds(issuedAtTime),
    token_type: 'bearer',
    user,
  };
}

/** The session a sign-in has begun. */
export async function sessionOfCredential(credential: UserCredential): Promise<Session> {
  const token = OAuthProvider.credentialFromResult(credential)?.accessToken;
  return { ...(await sessionOf(credential.user)), ...(token && { provider_token: token }) };
}
