import { type FirebaseOptions, initializeApp } from 'firebase/app';
import {
  browserLocalPersistence,
  browserPopupRedirectResolver,
  connectAuthEmulator,
  getRedirectResult,
  initializeAuth,
  linkWithCredential,
  linkWithPopup,
  linkWithRedirect,
  type MultiFactorError,
  multiFactor,
  OAuthProvider,
  sendPasswordResetEmail,
  signInWithCredential,
  signInWithPopup,
  signInWithRedirect,
  signOut,
  type User,
  type UserCredential,
  unlink,
  updatePassword,
  updateProfile,
  verifyBeforeUpdateEmail,
} from 'firebase/auth';
import { withTimeoutAndRetry } from '../withTimeoutAndRetry.ts';
import { AuthenticationError, codeOf, ofSessions, ofUrls, withTypedErrors } from './errors.ts';
import { watchSession } from './events.ts';
import {
  type Challenge,
  type Factor,
  factorsOf,
  secondFactors,
  type TotpChallenge,
} from './factors.ts';
import { type Session, sessionOf, sessionOfCredential } from './session.ts';

export { AuthenticationError } from './errors.ts';
export type { SessionEvent, SessionListener } from './events.ts';
export { MultiFactorRequiredError } from './factors.ts';
export type { Challenge };

/** Changes of a user. What is left out does not change. */
interface UserAttributes {
  displayName?: string;
  photoURL?: string;
  /** Changes when the user opens the link in a mail to this address. */
  email?: string;
  password?: string;
}

/** A token that a provider issued to this site (OpenID Connect). */
interface IdToken {
  /** Firebase's name of it: `google.com`, `apple.com`, `oidc.…`. */
  provider: string;
  idToken: string;
  accessToken?: string;
  /** The value before it was hashed for the provider. */
  nonce?: string;
  /** Adds the identity to the current user instead of signing in. @default false */
  linkIdentity?: boolean;
}

/** A sign-in on a provider's page. */
interface ProviderOptions {
  /**
   * A popup, which browsers open only on a click, or a redirect of this page: afterwards,
   * `finishRedirect` returns the result. @default 'popup'
   */
  flow?: 'popup' | 'redirect';
  /** Requested from the provider beside the identity. */
  scopes?: string[];
}

const providerOf = (provider: string, scopes: string[] = []) => {
  const oauth = new OAuthProvider(provider);
  for (const scope of scopes) oauth.addScope(scope);
  return oauth;
};

/**
 * The authentication facility, which no screen uses, on Firebase Authentication (docs/product.md, sections 4, 6
 * and 7). Tokens are Firebase's: it keeps the session in local storage and refreshes it.
 * @param config of a Firebase project, as Hosting serves it at `/__/firebase/init.json`
 * @param emulatorUrl address of an emulator to use instead of Firebase, such as `http://127.0.0.1:9099`
 */
export function createAuth(config: FirebaseOptions, emulatorUrl?: string) {
  // A name, because App Check uses the default app.
  const firebaseAuth = initializeAuth(initializeApp(config, 'authentication'), {
    persistence: browserLocalPersistence,
    popupRedirectResolver: browserPopupRedirectResolver,
  });
  // Language of Firebase's mails and SMS.
  firebaseAuth.languageCode = document.documentElement.lang;
  if (emulatorUrl) connectAuthEmulator(firebaseAuth, emulatorUrl, { disableWarnings: true });

  const events = watchSession(firebaseAuth);

  /** @throws `invalid-session`, after removing the session */
  async function whileValid<T>(work: Promise<T>): Promise<T> {
    try {
      return await withTypedErrors(work, ofSessions);
    } catch (error) {
      if (codeOf(error) === 'invalid-session') await signOut(firebaseAuth);
      throw error;
    }
  }

  /** @throws `no-session`, `invalid-session` */
  async function withUser<T>(work: (user: User) => Promise<T>): Promise<T> {
    await firebaseAuth.authStateReady();
    const { currentUser } = firebaseAuth;
    if (!currentUser) throw new AuthenticationError('no-session');
    return whileValid(work(currentUser));
  }

  const changed = (user: User): User => {
    events.tell('userUpdated');
    return user;
  };

  const factors = secondFactors(firebaseAuth, (user, credential) => {
    events.tell('multiFactorVerified');
    return credential ? sessionOfCredential(credential) : sessionOf(user);
  });

  async function orSecondFactor<T>(signIn: Promise<T>): Promise<T> {
    try {
      return await signIn;
    } catch (error) {
      if (codeOf(error) !== 'auth/multi-factor-auth-required') throw error;
      throw factors.required(error as MultiFactorError);
    }
  }

  const signedIn = async (signIn: Promise<UserCredential>): Promise<Session> =>
    sessionOfCredential(await orSecondFactor(signIn));

  const linked = async (link: Promise<UserCredential>): Promise<Session> => {
    const credential = await link;
    changed(credential.user);
    return sessionOfCredential(credential);
  };

  return {
    /** Firebase's object, for everything else: https://firebase.google.com/docs/reference/js/auth */
    firebaseAuth,

    /** The session, with a token valid for at least half a minute, or null if no one is signed in. */
    async getSession(): Promise<Session | null> {
      await firebaseAuth.authStateReady();
      const { currentUser } = firebaseAuth;
      return currentUser && whileValid(sessionOf(currentUser));
    },

    /** Gets a new token, with retries if there is no answer. */
    refreshSession: (): Promise<Session> =>
      withUser(async (user) => {
        // Backoff from 200 ms (docs/product.md, section 9): 6.2 seconds in all, as someone is waiting.
        await withTimeoutAndRetry(() => user.getIdToken(true), {
          attempts: 6,
          firstDelay: 200,
          isRetryable: (error) => ofSessions[codeOf(error)] === undefined,
        });
        return sessionOf(user);
      }),

    /**
     * Reports the current session and all later events.
     * @returns a function that unsubscribes
     */
    onSessionEvent: events.subscribe,

    /** The user, reloaded from the server. */
    getUser: (): Promise<User> =>
      withUser(async (user) => {
        await user.reload();
        return user;
      }),

    /** @throws `FirebaseError` with `auth/requires-recent-login` for mail or password, long after the sign-in */
    updateUser: ({ displayName, photoURL, email, password }: UserAttributes): Promise<User> =>
      withUser(async (user) => {
        await updateProfile(user, {
          ...(displayName !== undefined && { displayName }),
          ...(photoURL !== undefined && { photoURL }),
        });
        if (password !== undefined) await updatePassword(user, password);
        if (email !== undefined) await verifyBeforeUpdateEmail(user, email);
        return changed(user);
      }),

    /** Sends a mail with a link to set a new password, on Firebase's own page. */
    recover: (email: string): Promise<void> => sendPasswordResetEmail(firebaseAuth, email),

    /** @throws `MultiFactorRequiredError`; `no-session` for `linkIdentity` without one */
    signInWithIdToken({
      provider,
      idToken,
      accessToken,
      nonce,
      linkIdentity,
    }: IdToken): Promise<Session> {
      const credential = new OAuthProvider(provider).credential({
        idToken,
        ...(accessToken !== undefined && { accessToken }),
        ...(nonce !== undefined && { rawNonce: nonce }),
      });
      return linkIdentity
        ? withUser((user) => linked(linkWithCredential(user, credential)))
        : signedIn(signInWithCredential(firebaseAuth, credential));
    },

    /** Signs in on a provider's page. @throws `MultiFactorRequiredError`, `url-error` */
    signInWithProvider(provider: string, { flow, scopes }: ProviderOptions = {}): Promise<Session> {
      const oauth = providerOf(provider, scopes);
      return withTypedErrors(
        flow === 'redirect'
          ? signInWithRedirect(firebaseAuth, oauth)
          : signedIn(signInWithPopup(firebaseAuth, oauth)),
        ofUrls,
      );
    },

    /** Adds an identity to the current user on a provider's page. @throws `url-error` */
    linkIdentity: (provider: string, { flow, scopes }: ProviderOptions = {}): Promise<Session> =>
      withUser((user) => {
        const oauth = providerOf(provider, scopes);
        return withTypedErrors(
          flow === 'redirect' ? linkWithRedirect(user, oauth) : linked(linkWithPopup(user, oauth)),
          ofUrls,
        );
      }),

    /**
     * The result of `flow: 'redirect'`, or null if there was none.
     * @throws `MultiFactorRequiredError`, `url-error`
     */
    async finishRedirect(): Promise<Session | null> {
      const redirect = orSecondFactor(getRedirectResult(firebaseAuth));
      const credential = await withTypedErrors(redirect, ofUrls);
      if (credential?.operationType === 'link') changed(credential.user);
      return credential && sessionOfCredential(credential);
    },

    /** @throws `FirebaseError` with `auth/no-such-provider` */
    unlinkIdentity: (provider: string): Promise<User> =>
      withUser(async (user) => changed(await unlink(user, provider))),

    listFactors: (): Promise<Factor[]> => withUser(async (user) => factorsOf(user)),

    /** Sends a code to a phone, in the form +49301234567. Once verified, the phone is a second factor. */
    enrollPhone: (phone: string, friendlyName?: string): Promise<Challenge> =>
      withUser((user) => factors.enrollPhone(user, phone, friendlyName)),

    /**
     * Creates a secret for an authenticator app. Once one of its codes is verified, it is a second factor.
     * @param issuer shown by the app beside the account
     */
    enrollTotp: (issuer: string, friendlyName?: string): Promise<TotpChallenge> =>
      withUser((user) => factors.enrollTotp(user, issuer, friendlyName)),

    unenrollFactor: (factorId: string): Promise<User> =>
      withUser(async (user) => {
        await multiFactor(user).unenroll(factorId);
        return changed(user);
      }),

    /**
     * Removes the session from this browser. Firebase calls no server for it, so none can refuse
     * (docs/product.md, section 8: 401, 403 and 404 must not keep it).
     */
    signOut: (): Promise<void> => signOut(firebaseAuth),
  };
}

export type Authentication = ReturnType<typeof createAuth>;
