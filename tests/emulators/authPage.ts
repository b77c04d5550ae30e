/** The page of the authentication tests: the facility, and the events that it reports. */
import {
  type Authentication,
  type Challenge,
  createAuth,
  type MultiFactorRequiredError,
  type SessionEvent,
} from '@elevate/backend-client/auth';

declare global {
  interface Window {
    auth: Authentication;
    /** Each event, with the user who was signed in then. */
    events: [event: SessionEvent, uid: string | null][];
    /** Challenges that wait for a code, which only the emulator knows. */
    challenge: Challenge;
    required: MultiFactorRequiredError;
    /** The code of the error that an operation fails with, or 'done'. */
    outcomeOf: (work: () => Promise<unknown>) => Promise<string>;
  }
}

const { emulatorUrl, ...config } = JSON.parse(
  String(document.querySelector('#config')?.textContent),
);

window.auth = await createAuth(config, { emulatorUrl });
window.events = [];
window.auth.onSessionEvent((event, session) => {
  window.events.push([event, session?.user.uid ?? null]);
});
window.outcomeOf = (work) =>
  work().then(
    () => 'done',
    (error) => String(error.code ?? error),
  );
