import { isLocale, type Locale } from '@elevate/languages';

/** Name of the function that takes reports of failures in browsers (docs/operations.md, 'Failure reports'). */
export const reportFailureName = 'report-failure';

/** Most frames of a report. */
export const mostFrames = 5;

/** What failed in a browser. */
export const failureCodes = [
  /** The page's scripts or words did not arrive, or failed before it was hydrated. */
  'start',
  /** A page that a visitor went to did not arrive, and a reload does not help. */
  'page',
  /** A page or a part of it failed to render. */
  'render',
  /** An exception or a rejection that nothing caught. */
  'uncaught',
  // A call of a form: `CallErrorKind` of packages/backend-client, without what is not a fault of ours.
  'call-timeout',
  'call-refused',
  'call-not-loaded',
  'call-unavailable',
  'call-unknown',
] as const;
export type FailureCode = (typeof failureCodes)[number];

/** What a browser reports of a failure. No value has room for what a visitor typed. */
export interface FailureReport {
  code: FailureCode;
  /** Of the error. Its message is never sent: a parser's quotes its input. */
  name: string;
  /** File in /assets, line and column of each frame of our own, the innermost first. */
  frames: string[];
  /** Day of the build, and hash of the entry's file. */
  release: string;
  /** The route's name, not its address. */
  route: string;
  locale?: Locale;
}

const isText = (value: unknown, pattern: RegExp): boolean =>
  typeof value === 'string' && pattern.test(value);

/**
 * Whether data of any shape is a report and nothing else, because anyone can send anything. Not a schema of
 * yup, which throws a `RangeError` on deep nesting where it words what is wrong.
 */
export function isFailureReport(data: unknown): data is FailureReport {
  if (typeof data !== 'object' || data === null) return false;
  const { code, name, frames, release, route, locale, ...others } = data as Record<string, unknown>;
  return (
    failureCodes.some((known) => known === code) &&
    isText(name, /^[A-Z]\w{0,39}$/) &&
    Array.isArray(frames) &&
    frames.length <= mostFrames &&
    frames.every((frame) => isText(frame, /^[\w-]{1,60}\.js:\d{1,7}:\d{1,7}$/)) &&
    isText(release, /^\d{4}-\d{2}-\d{2}\.[\w-]{8}$/) &&
    isText(route, /^[a-z\d-]{1,40}$/) &&
    (locale === undefined || isLocale(locale)) &&
    Object.keys(others).length === 0
  );
}
