import { type Auth, onIdTokenChanged } from 'firebase/auth';
import { type Session, sessionOf } from './session.ts';

/**
 * The six events of a session (docs/product.md, section 4). The first comes once to each listener, with
 * the session that there is by then. What happens in another tab is told here too, save the last two.
 */
export type SessionEvent =
  | 'initialSession'
  | 'signedIn'
  | 'signedOut'
  | 'tokenRefreshed'
  | 'userUpdated'
  | 'multiFactorVerified';

export type SessionListener = (event: SessionEvent, session: Session | null) => void;

export interface SessionEvents {
  /** @returns what ends it */
  subscribe: (listener: SessionListener) => () => void;
  /** Tells what Firebase has no event for. */
  tell: (event: 'userUpdated' | 'multiFactorVerified') => void;
}

/** Firebase says only 'the token is another one': what that means is told by what was known before. */
export function watchSession(auth: Auth): SessionEvents {
  const listeners = new Set<SessionListener>();
  let known: Session | null = null;

  const tellOne = (listener: SessionListener, event: SessionEvent, session: Session | null) => {
    // So that a listener that throws is reported, and keeps nothing from the others.
    queueMicrotask(() => {
      if (listeners.has(listener)) listener(event, session);
    });
  };
  const tellAll = (event: SessionEvent) => {
    for (const listener of listeners) tellOne(listener, event, known);
  };

  /** Brings what is known up to now. Without a network, an old token stays the one that is known. */
  const learn = async () => {
    known = auth.currentUser && (await sessionOf(auth.currentUser).catch(() => known));
  };

  // One thing after the other, as a session is read asynchronously.
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
