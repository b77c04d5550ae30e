import type { FirebaseOptions } from 'firebase/app';
import type { AuthenticationOptions, openAuthentication } from './authentication.ts';

export type {
  AuthenticationOptions,
  IdToken,
  ProviderOptions,
  UserAttributes,
} from './authentication.ts';
export type { Challenge, Factor, TotpChallenge } from './challenge.ts';
export {
  AuthenticationError,
  type AuthenticationErrorCode,
  MultiFactorRequiredError,
} from './errors.ts';
export type { SessionEvent, SessionListener } from './events.ts';
export type { Session } from './session.ts';

export type Authentication = ReturnType<typeof openAuthentication>;

/**
 * Opens the authentication facility, which no screen uses (docs/product.md, section 6). This call loads
 * Firebase Authentication; the import does not.
 * @param config of a Firebase project, as Hosting serves it at `/__/firebase/init.json`
 */
export async function createAuth(
  config: FirebaseOptions,
  options: AuthenticationOptions = {},
): Promise<Authentication> {
  const { openAuthentication } = await import('./authentication.ts');
  return openAuthentication(config, options);
}
