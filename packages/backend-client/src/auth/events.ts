import { type Auth, onIdTokenChanged } from 'firebase/auth';
import { type Session, sessionOf } from './session.ts';

/**
 * The six events of a session (docs/product.md, section 4). Each listener gets the first once, with the
 * current session. Events of other tabs are reported too, except the last two.
 */
export type SessionEvent =
  | 'initialSession'
  | 'signedIn'
  | 'signedOut'
  | 'tokenRefreshed'
  | 'userUpdated'
  | 'multiFactorVerified';

export type SessionListener = (event: SessionEvent, session: Session | null) => void;

/** Firebase only reports that the token changed. The event follows from the session before. */
export function watchSession(auth: Auth) {
  const listeners = new Set<SessionListener>();
  let known: Session | null = null;

  const tell = (event: SessionEvent, to: Iterable<SessionListener> = listeners) => {
    const session = known;
    for (const listener of to) {
      // A listener that throws is reported, and does not affect the others.
      queueMicrotask(() => {
        if (listeners.has(listener)) listener(event, session);
      });
    }
  };

  /** Updates the known session. Without a network it keeps the old token. */
  const learn = async () => {
    known = auth.currentUser && (await sessionOf(auth.currentUser).catch(() => known));
  };

  // One after the other, because sessions are read asynchronously.
  let queue = auth.authStateReady().then(learn);
  const enqueue = (work: () => void | Promise<void>) => {
    queue = queue.then(work);
  };

  onIdTokenChanged(auth, () => {
    enqueue(async () => {
      const before = known;
      await learn();
      if (known?.user !== before?.user) tell(known ? 'signedIn' : 'signedOut');
      else if (known?.access_token !== before?.access_token) tell('tokenRefreshed');
    });
  });

  return {
    /** @returns a function that unsubscribes */
    subscribe: (listener: SessionListener) => {
      let hasEnded = false;
      enqueue(() => {
        if (hasEnded) return;
        listeners.add(listener);
        tell('initialSession', [listener]);
      });
      return () => {
        hasEnded = true;
        listeners.delete(listener);
      };
    },
    /** Reports what Firebase has no event for. */
    tell: (event: 'userUpdated' | 'multiFactorVerified') => {
      enqueue(async () => {
        await learn();
        tell(event);
      });
    },
  };
}
