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

interface SessionEvents {
  /** @returns a function that unsubscribes */
  subscribe: (listener: SessionListener) => () => void;
  /** Reports what Firebase has no event for. */
  tell: (event: 'userUpdated' | 'multiFactorVerified') => void;
}

/** Firebase only reports that the token changed. The event follows from the session before. */
export function watchSession(auth: Auth): SessionEvents {
  const listeners = new Set<SessionListener>();
  let known: Session | null = null;

  const tellOne = (listener: SessionListener, event: SessionEvent, session: Session | null) => {
    // A listener that throws is reported, and does not affect the others.
    queueMicrotask(() => {
      if (listeners.has(listener)) listener(event, session);
    });
  };
  const tellAll = (event: SessionEvent) => {
    for (const listener of listeners) tellOne(listener, event, known);
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
      if (known?.user !== before?.user) tellAll(known ? 'signedIn' : 'signedOut');
      else if (known?.access_token !== before?.access_token) tellAll('tokenRefreshed');
    });
  });

  return {
    subscribe: (listener) => {
      let hasEnded = false;
      enqueue(() => {
        if (hasEnded) return;
        listeners.add(listener);
        tellOne(listener, 'initialSession', known);
      });
      return () => {
        hasEnded = true;
        listeners.delete(listener);
      };
    },
    tell: (event) => {
      enqueue(async () => {
        await learn();
        tellAll(event);
      });
    },
  };
}
