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

/** The site's client for its functions. */
export const { prepareAppCheck } = backend;

export const invoke: typeof backend.invoke = import.meta.env.VITE_FAILURE_REPORTS
  ? (...call) => backend.invoke(...call).catch(noteCall)
  : backend.invoke;

export const unsubscribe: typeof backend.unsubscribe = import.meta.env.VITE_FAILURE_REPORTS
  ? (token) => backend.unsubscribe(token).catch(noteCall)
  : backend.unsubscribe;
