import { AsyncLocalStorage } from 'node:async_hooks';
import { type EnquiryPayload, type FailureReport, parseJourneys } from '@elevate/enquiry';
import { logger } from 'firebase-functions';
import type { LogSeverity } from 'firebase-functions/logger';

// Not logger.error(), which adds its own stack to every line.
const write = (severity: LogSeverity, message: string, facts: Record<string, unknown>) =>
  logger.write({ severity, message, ...facts });

/** An attempt to send a mail. `queue` is the name of its queue, `smoke` whether it is a smoke enquiry's. */
export interface FailedAttempt {
  mail: string;
  task: string;
  attempt: number;
  code: string;
  queue: string;
  smoke?: boolean;
}

const attemptFailed = (severity: LogSeverity, message: string) => (attempt: FailedAttempt) =>
  write(severity, message, { ...attempt });

/**
 * Runs as if no request were being answered. The logger and the framework add the request's trace and execution
 * to a line; by these the request's own line is found, and in it the caller's address.
 */
const outsideRequests = AsyncLocalStorage.snapshot();

/**
 * Every line the functions log (docs/operations/watching.md says what to do about each). No line may
 * contain a name, an address, a phone number, a message or a request's body. Never log an error object:
 * errors of the mail server and of the SDK quote such data.
 */
export const log = {
  appCheckRefused: (code: string) => write('INFO', 'app check refused', { code }),
  bodyRefused: (reason: 'encoded' | 'too long' | 'incomplete' | 'malformed') =>
    write('INFO', 'body refused', { reason }),
  submissionRefused: (call: string, codes: readonly string[]) =>
    write('INFO', 'submission refused', { call, codes }),
  callFailed: (code: string) => write('ERROR', 'call failed', { code }),
  tokenRefused: (call: string, reason: string) => write('INFO', 'token refused', { call, reason }),
  callsLimited: (kind: string, limit: 'client' | 'instance') =>
    write('WARNING', 'calls limited', { kind, limit }),
  /** @param smoke whether it is a mail of a smoke enquiry, which the alerts leave out */
  mailQueued: (call: string, recipient: string, task: string, smoke?: boolean) =>
    write('INFO', 'mail queued', { call, recipient, task, ...(smoke && { smoke }) }),
  mailQueuedBefore: (call: string, recipient: string, task: string) =>
    write('INFO', 'mail queued before', { call, recipient, task }),
  /** @param call the call; where a mail could not be queued again, the queue */
  mailNotQueued: (call: string, recipient: string, task: string, code: string) =>
    write('ERROR', 'mail not queued', { call, recipient, task, code }),
  mailWithheld: (call: string, recipient: string, reason: string) =>
    write('INFO', 'mail withheld', { call, recipient, reason }),
  /** What an enquiry asks for, to be counted: nothing that leads to the person or to the mail. */
  enquiryCounted: ({ about, locale, brief }: Pick<EnquiryPayload, 'about' | 'locale' | 'brief'>) =>
    outsideRequests(() =>
      write('INFO', 'enquiry counted', {
        journeys: parseJourneys(about),
        language: locale,
        month: brief?.month,
        nights: brief?.nights,
        travellers: brief?.travellers,
      }),
    ),
  mailSent: (mail: string, task: string, attempt: number) =>
    write('INFO', 'mail sent', { mail, task, attempt }),
  mailWaits: attemptFailed('WARNING', 'mail waits'),
  mailWaitsLong: attemptFailed('ERROR', 'mail waits long'),
  mailRefused: attemptFailed('WARNING', 'mail refused'),
  mailHeld: attemptFailed('ERROR', 'mail held'),
  /** Anybody can cause it with an address that does not exist, so it is in no alert. */
  mailUndeliverable: attemptFailed('WARNING', 'mail undeliverable'),
  mailGivenUp: attemptFailed('ERROR', 'mail given up'),
  /**
   * A failure in a browser, in the form that Error Reporting groups
   * (https://cloud.google.com/error-reporting/docs/formatting-error-messages). A warning, so that forged
   * reports do not cause the alert on errors.
   */
  failureReported: ({ kind, code, route, release }: FailureReport) =>
    write('WARNING', `${kind}: ${code}`, {
      '@type': 'type.googleapis.com/google.devtools.clouderrorreporting.v1beta1.ReportedErrorEvent',
      serviceContext: { service: 'site', version: release },
      context: { reportLocation: { filePath: route, lineNumber: 1, functionName: code } },
      code,
      route,
    }),
};

/** The part of an error that may be logged: its code, never its message. */
export const errorCode = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error
    ? String(error.code)
    : error instanceof Error
      ? error.name
      : 'unknown';
