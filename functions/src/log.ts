import { logger } from 'firebase-functions';
import type { LogSeverity } from 'firebase-functions/logger';

// Not logger.error(): that adds the stack of the logger itself to every line.
const write = (severity: LogSeverity, message: string, facts: Record<string, unknown>) =>
  logger.write({ severity, message, ...facts });

/**
 * Every line the functions write. None holds a message, a name, a phone number, an address or a
 * request's body, and no error object goes in: errors of the mail server and of the SDK quote them.
 */
export const log = {
  bodyRefused: (reason: 'too long' | 'encoded' | 'unreadable') =>
    write('INFO', 'body refused', { reason }),
  submissionRefused: (call: string, codes: readonly string[]) =>
    write('INFO', 'submission refused', { call, codes }),
  mailQueued: (call: string, recipient: string, task: string) =>
    write('INFO', 'mail queued', { call, recipient, task }),
  mailQueuedBefore: (call: string, recipient: string, task: string) =>
    write('INFO', 'mail queued before', { call, recipient, task }),
  mailNotQueued: (call: string, recipient: string, task: string, code: string) =>
    write('ERROR', 'mail not queued', { call, recipient, task, code }),
  markerNotQueued: (call: string, recipient: string, task: string, code: string) =>
    write('WARNING', 'marker not queued', { call, recipient, task, code }),
  mailSent: (mail: string, task: string, attempt: number) =>
    write('INFO', 'mail sent', { mail, task, attempt }),
  mailWaits: (mail: string, task: string, attempt: number, code: string) =>
    write('WARNING', 'mail waits', { mail, task, attempt, code }),
  callsLimited: (kind: string, limit: 'client' | 'instance') =>
    write('WARNING', 'calls limited', { kind, limit }),
  mailWithheld: (call: string, recipient: string, reason: string) =>
    write('INFO', 'mail withheld', { call, recipient, reason }),
  tokenRefused: (call: string, reason: string) => write('INFO', 'token refused', { call, reason }),
  sealNotRead: (call: string, task: string, code: string) =>
    write('WARNING', 'seal not read', { call, task, code }),
  /** Worth an alert: a mail has been refused this often. */
  mailWaitsLong: (mail: string, task: string, attempt: number, code: string) =>
    write('ERROR', 'mail waits long', { mail, task, attempt, code }),
  mailGivenUp: (mail: string, task: string, attempt: number, code: string) =>
    write('WARNING', 'mail given up', { mail, task, attempt, code }),
};

/** What of an error may be logged: its code, never its message. */
export const errorCode = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error
    ? String(error.code)
    : error instanceof Error
      ? error.name
      : 'unknown';

/** Whether Express writes that it could not read a body: a SyntaxError, or the stack of its parser. */
const isAboutBody = (value: unknown) =>
  /^SyntaxError: .*JSON|[\\/](body-parser|raw-body)[\\/]/.test(
    value instanceof Error ? `${value} ${value.stack}` : typeof value === 'string' ? value : '',
  );

/**
 * Express writes a body it cannot read to console.error, quoted in the SyntaxError, before any code
 * of ours sees the request. Only the fact is let through, and not as an error: whoever sends rubbish,
 * or hangs up in the middle, shall wake nobody.
 */
export function withholdUnreadBodies(console: Pick<Console, 'error'>): void {
  const write = console.error;
  console.error = (...values: unknown[]) =>
    values.some(isAboutBody) ? log.bodyRefused('unreadable') : write.apply(console, values);
}
