/**
 * Failures that visitors meet, for the operator (docs/decisions/0026). Every use checks the switch first, so that
 * no file contains this while reports are off.
 */
import {
  type FailureCode,
  type FailureReport,
  failureKinds,
  reportFailureName,
} from '@elevate/enquiry';
import { routePath } from '@elevate/languages';

/** Reports of a page view. */
const maxReports = 5;

const sent = new Set<string>();

function send(report: FailureReport): void {
  const body = JSON.stringify(report);
  if (sent.has(body) || sent.size === maxReports) return;
  sent.add(body);
  navigator.sendBeacon(`/functions/${reportFailureName}`, body);
}

/** The name of the page at the address. The entry module, which contains this function, does not import the routes. */
async function routeName(): Promise<string> {
  const path = routePath(location.pathname);
  const { routeAt } = await import('./routes/routes.ts');
  return routeAt(path).name;
}

/** Reports a failure, once each: never its message, which quotes what it could not read. */
export function noteFailure(code: FailureCode, error: unknown): void {
  const errorName = error instanceof Error ? error.name : '';
  const kind = failureKinds.find((known) => known === errorName) ?? 'Error';
  const { scriptUrl = '', page = '' } = document.documentElement.dataset;
  const [, hash = ''] = /-([\w-]{8})\.js$/.exec(scriptUrl) ?? [];
  const release = `${import.meta.env.VITE_BUILD_DATE}.${hash}`;
  // Where scripts did not arrive, the routes have not arrived either: the HTML has the page's name.
  const name = code === 'start' ? Promise.resolve(page) : routeName().catch(() => page);
  void name.then((route) => send({ kind, code, route, release }));
}

/** Reports what nothing catches, unless it is an extension's. */
function noteUncaught(error: unknown): void {
  const stack = error instanceof Error ? error.stack : undefined;
  if (stack?.includes(`${location.origin}/assets/`)) noteFailure('uncaught', error);
}

export function watchForFailures(): void {
  addEventListener('error', ({ error }) => noteUncaught(error));
  addEventListener('unhandledrejection', ({ reason }) => noteUncaught(reason));
}
