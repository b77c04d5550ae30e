import type { CallName, CallPayloads } from '@elevate/enquiry';
import { initializeApp } from 'firebase/app';
import { getFunctions, httpsCallableFromURL } from 'firebase/functions';

/** Milliseconds until a call is given up. Hosting cuts it off after 60 s, the function itself after 30 s. */
const callTimeout = 20_000;

/**
 * The calls go to this site's own address, where Hosting passes them on to the functions, so the
 * SDK needs no project to find them by; it only wants a name.
 */
const app = initializeApp({ projectId: 'same-origin' });

export async function call<Name extends CallName>(
  name: Name,
  payload: CallPayloads[Name],
): Promise<void> {
  const address = new URL(`/functions/${name}`, location.origin).href;
  await httpsCallableFromURL(getFunctions(app), address, { timeout: callTimeout })(payload);
}
