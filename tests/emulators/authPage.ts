/** What the tests of authentication have in their page: the facility, ready to be used, and what it tells. */
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
    /** Each with who was signed in by then. */
    events: [event: SessionEvent, uid: string | null][];
    /** What awaits a code that only the emulator knows. */
    challenge: Challenge;
    required: MultiFactorRequiredError;
    /** The code of the error that something fails with, or 'none'. */
    failure: (work: () => Promise<unknown>) => Promise<string>;
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
window.failure = (work) =>
  work().then(
    () => 'none',
    (error) => String(error.code ?? error),
  );
