import { OAuthProvider, type User, type UserCredential } from 'firebase/auth';

/** A session, with the fields of docs/product.md, section 3. */
export interface Session {
  /** Firebase's ID token, sent to a server as `Authorization: Bearer …`. */
  access_token: string;
  refresh_token: string;
  /** When the access token expires, in seconds since 1970. */
  expires_at: number;
  /** Lifetime of the access token in seconds. */
  expires_in: number;
  token_type: 'bearer';
  user: User;
  /** The provider's access token. Only a sign-in returns it, because Firebase does not store it. */
  provider_token?: string;
}

const seconds = (date: string) => Date.parse(date) / 1000;

/** @throws Firebase's error if the token has expired and there is no new one */
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

/** The session of a sign-in. */
export async function sessionOfCredential(credential: UserCredential): Promise<Session> {
  const token = OAuthProvider.credentialFromResult(credential)?.accessToken;
  return { ...(await sessionOf(credential.user)), ...(token && { provider_token: token }) };
}
