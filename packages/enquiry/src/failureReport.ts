/** Name of the function that takes reports of failures in browsers (docs/operations.md, 'Failure reports'). */
export const reportFailureName = 'report-failure';

/** The errors that a report names. `Error` is any other one. */
export const failureKinds = [
  'Error',
  'RangeError',
  'ReferenceError',
  'SyntaxError',
  'TypeError',
] as const;

/** What failed in a browser. */
const failureCodes = [
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
  kind: (typeof failureKinds)[number];
  code: FailureCode;
  /** The route's name, not its address. */
  route: string;
  /** Day of the build, and hash of the entry script's file. */
  release: string;
}

const isText = (value: unknown, pattern: RegExp): boolean =>
  typeof value === 'string' && pattern.test(value);

/** Whether data of any shape is a report and nothing else, because anyone can send anything. */
export function isFailureReport(data: unknown): data is FailureReport {
  if (typeof data !== 'object' || data === null) return false;
  const { kind, code, route, release, ...others } = data as Record<string, unknown>;
  return (
    failureKinds.some((known) => known === kind) &&
    failureCodes.some((known) => known === code) &&
    isText(route, /^[a-z\d-]{1,40}$/) &&
    isText(release, /^\d{4}-\d{2}-\d{2}\.[\w-]{8}$/) &&
    Object.keys(others).length === 0
  );
}
