/** The page of the authentication tests: the facility, and the events that it reports. */
import {
  type Authentication,
  type Challenge,
  createAuth,
  type SessionEvent,
} from '@elevate/backend-client/auth';

declare global {
  interface Window {
    auth: Authentication;
    /** Each event, with the user who was signed in then. */
    events: [event: SessionEvent, uid: string | null][];
    /** A challenge that waits for a code, which only the emulator knows. */
    challenge: Challenge;
    /** The code of the error that an operation fails with, or 'done'. */
    outcomeOf: (work: Promise<unknown>) => Promise<string>;
    /** The providers of a user's identities. */
    identitiesOf: (user: Awaited<ReturnType<Authentication['getUser']>>) => string[];
  }
}

window.outcomeOf = (work) =>
  work.then(
    () => 'done',
    (error) => String(error.code ?? error),
  );
window.identitiesOf = ({ providerData }) => providerData.map(({ providerId }) => providerId);
window.auth = createAuth(
  { apiKey: 'any', authDomain: 'elevate.example', projectId: 'demo-elevate' },
  'http://127.0.0.1:9099',
);
window.events = [];
window.auth.onSessionEvent((event, session) => {
  window.events.push([event, session?.user.uid ?? null]);
});
