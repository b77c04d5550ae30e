import type { CallName, CallPayloads } from '@elevate/enquiry';
import { Component, type ComponentType } from '@firebase/component';
import { _addOrOverwriteComponent, type FirebaseApp, initializeApp } from 'firebase/app';
import { getFunctions, httpsCallableFromURL } from 'firebase/functions';

/** Milliseconds until a call is given up. Hosting cuts it off after 60 s, the function itself after 30 s. */
const callTimeout = 20_000;

/**
 * The calls go to this site's own address, where Hosting passes them on to the functions, so the
 * SDK needs no project to find them by; it only wants a name.
 */
const app = initializeApp({ projectId: 'same-origin' });

interface Heartbeat {
  triggerHeartbeat: () => Promise<void>;
  getHeartbeatsHeader: () => Promise<string>;
}

// Exported for Firebase's own packages, and left out of the types; this is how they put parts together.
declare module 'firebase/app' {
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
_addOrOverwriteComponent(
  app,
  // A const enum, which exists for the compiler alone: its value has to be written out.
  // oxlint-disable-next-line typescript/no-unsafe-enum-assignment
  new Component('heartbeat', () => silentHeartbeat, 'PRIVATE' as ComponentType.PRIVATE),
);

export async function call<Name extends CallName>(
  name: Name,
  payload: CallPayloads[Name],
): Promise<void> {
  const address = new URL(`/functions/${name}`, location.origin).href;
  await httpsCallableFromURL(getFunctions(app), address, { timeout: callTimeout })(payload);
}
