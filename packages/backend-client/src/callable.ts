import type { CallAnswers, CallName, CallPayloads } from '@elevate/enquiry';
import { Component, type ComponentType } from '@firebase/component';
import {
  _addOrOverwriteComponent,
  type FirebaseApp,
  type FirebaseOptions,
  initializeApp,
} from 'firebase/app';
import { getFunctions, httpsCallableFromURL } from 'firebase/functions';
import type { AppCheck } from './index.ts';

interface Heartbeat {
  triggerHeartbeat: () => Promise<void>;
  getHeartbeatsHeader: () => Promise<string>;
}

// Exported for Firebase's own packages, and left out of the types; this is how they put parts together.
declare module 'firebase/app' {
  // oxlint-disable-next-line typescript/no-unnecessary-type-arguments -- the default depends on which other packages are seen
  function _addOrOverwriteComponent(app: FirebaseApp, component: Component<'heartbeat'>): void;
}
declare module '@firebase/component' {
  interface NameServiceMapping {
    heartbeat: Heartbeat;
  }
}

/**
 * Firebase notes each day of use in an IndexedDB of its own, to report it with later calls, and has
 * no setting against that. Nothing but the language may be stored here, so the part that does it is
 * replaced by one that does nothing.
 */
const silentHeartbeat: Heartbeat = {
  triggerHeartbeat: async () => {},
  getHeartbeatsHeader: async () => '',
};

/** Firebase's app, under the name it has where there is one: its heart does not beat. */
function initialize(config: FirebaseOptions): FirebaseApp {
  const app = initializeApp(config);
  _addOrOverwriteComponent(
    app,
    // A const enum, which exists for the compiler alone: its value has to be written out.
    // oxlint-disable-next-line typescript/no-unsafe-enum-assignment
    new Component('heartbeat', () => silentHeartbeat, 'PRIVATE' as ComponentType.PRIVATE),
  );
  return app;
}

/** Milliseconds until the project's settings are given up. */
const configTimeout = 10_000;

/** The app with App Check, which needs to know the project; Hosting tells. */
async function initializeChecked({ siteKey }: AppCheck): Promise<FirebaseApp> {
  const [{ initializeAppCheck, ReCaptchaEnterpriseProvider }, response] = await Promise.all([
    import('firebase/app-check'),
    fetch('/__/firebase/init.json', { signal: AbortSignal.timeout(configTimeout) }),
  ]);
  const app = initialize((await response.json()) as FirebaseOptions);
  initializeAppCheck(app, {
    provider: new ReCaptchaEnterpriseProvider(siteKey),
    isTokenAutoRefreshEnabled: false,
  });
  return app;
}

/** One call, once. @throws `FunctionsError`, or what App Check fails with. */
export type Call = <Name extends CallName>(
  name: Name,
  payload: CallPayloads[Name],
) => Promise<CallAnswers[Name]>;

/**
 * The calls go to this site's own address, where Hosting passes them on to the functions, so the
 * SDK needs no project to find them by; without App Check it only wants a name.
 */
export async function connect(appCheck: AppCheck | undefined): Promise<Call> {
  const app = appCheck
    ? await initializeChecked(appCheck)
    : initialize({ projectId: 'same-origin' });
  return async <Name extends CallName>(name: Name, payload: CallPayloads[Name]) => {
    const address = new URL(`/functions/${name}`, location.origin).href;
    const callable = httpsCallableFromURL<CallPayloads[Name], CallAnswers[Name]>(
      getFunctions(app),
      address,
    );
    return (await callable(payload)).data;
  };
}
