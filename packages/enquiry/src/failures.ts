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
