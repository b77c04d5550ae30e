import { CallError, connectBackend } from '@elevate/backend-client';
import { brand } from '@elevate/brand';
import { noteFailure } from '../failures.ts';

const backend = connectBackend({ appCheck: brand.appCheck });

/** Notes a call that failed by no fault of the visitor, of their connection or of a limit. */
function noteCall(error: unknown): never {
  if (error instanceof CallError && error.kind !== 'offline' && error.kind !== 'too-many') {
    const isExplained = error.issues.length > 0 || error.reason !== undefined;
    if (!isExplained) noteFailure(`call-${error.kind}`, error);
  }
  throw error;
}

/** The call itself; where failures are reported, one that notes its own. */
const noted = <Call extends (...input: never[]) => Promise<unknown>>(call: Call): Call =>
  import.meta.env.VITE_FAILURE_REPORTS
    ? (((...input) => call(...input).catch(noteCall)) as Call)
    : call;

/** The site's client for its functions. */
export const { prepareAppCheck } = backend;
export const invoke = noted(backend.invoke);
export const unsubscribe = noted(backend.unsubscribe);
