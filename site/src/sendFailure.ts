import {
  type FailureCode,
  type FailureReport,
  mostFrames,
  reportFailureName,
} from '@elevate/enquiry';
import { asLocale, routePath } from '@elevate/languages';
import { routeAt } from './routes/routes.ts';

/** Most reports of a page view. */
const mostReports = 5;

/** The end of a frame in Chrome ('    at f (address:1:2)'), or in Firefox and Safari ('f@address:1:2'). */
const frameLine = /(?:^\s+at (?:.*\()?|@)(\S+?):(\d+):(\d+)\)?$/;

const ownFile = /^[\w-]+\.js$/;

/** The lines of a stack without the message, which Chrome puts before them. */
function stackLines({ stack = '', message }: Error): string[] {
  const [name] = /^\w+: /.exec(stack) ?? [''];
  const hasMessage = name !== '' && stack.startsWith(message, name.length);
  return (hasMessage ? stack.slice(name.length + message.length) : stack).split('\n');
}

/** The frames in our own files, and whether there are any at all. */
function framesOf(error: Error) {
  const assets = `${location.origin}/assets/`;
  const all = stackLines(error).flatMap((line) => {
    const [, address = '', row, column] = frameLine.exec(line) ?? [];
    return row === undefined ? [] : [{ address, position: `${row}:${column}` }];
  });
  const own = all.flatMap(({ address, position }) => {
    const file = address.startsWith(assets) ? address.slice(assets.length) : '';
    return ownFile.test(file) ? [`${file}:${position}`] : [];
  });
  return { own: own.slice(0, mostFrames), hasAny: all.length > 0 };
}

/** The day of the build, and the hash of the entry's file, which depends on every other file. */
function release(): string {
  const { entry = '' } = document.documentElement.dataset;
  return `${import.meta.env.VITE_BUILD_DATE}.${/-([\w-]{8})\.js$/.exec(entry)?.[1] ?? ''}`;
}

/** The report of a failure, unless it is of other code than ours, such as an extension's. */
function reportOf(code: FailureCode, thrown: unknown): FailureReport | undefined {
  const { own, hasAny } = thrown instanceof Error ? framesOf(thrown) : { own: [], hasAny: false };
  if (own.length === 0 && (hasAny || code === 'uncaught')) return undefined;
  const locale = asLocale(document.documentElement.lang);
  return {
    code,
    name: thrown instanceof Error ? thrown.name : 'Error',
    frames: own,
    release: release(),
    route: routeAt(routePath(location.pathname)).name,
    ...(locale && { locale }),
  };
}

const sent = new Set<string>();

/** Sends the report of a failure, once each. Nothing of it is stored, and nothing waits for it. */
export function sendFailure(code: FailureCode, error: unknown): void {
  const report = navigator.onLine ? reportOf(code, error) : undefined;
  const body = report && JSON.stringify(report);
  if (body === undefined || sent.has(body) || sent.size === mostReports) return;
  sent.add(body);
  navigator.sendBeacon(`/functions/${reportFailureName}`, body);
}
