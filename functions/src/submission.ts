import { createHmac } from 'node:crypto';
import { mailboxKey } from './mailboxKey.ts';

const minute = 60 * 1000;

/** How long at least the same fields are the same submission, in milliseconds. */
const submissionWindow = 10 * minute;

/**
 * How long at least a visitor's address gets no second mail of a kind, whatever is sent in its name.
 * The longest that is sure: the queue knows a name for an hour after its task, and `submissionTasks`
 * asks for one that may be two windows old.
 */
const visitorWindow = 30 * minute;

export interface Submission {
  call: string;
  recipient: 'team' | 'visitor';
  submissionId?: string | undefined;
  /** What the visitor typed, in a fixed order. */
  fields: readonly string[];
  /** Milliseconds since 1970. */
  now: number;
  key: string;
  /** Milliseconds for which the same fields are the same submission at least. */
  windowLength?: number;
}

export interface SubmissionTasks {
  /** The task that carries the mail. Where it exists already, the mail is on its way already. */
  id: string;
  /** A task that carries nothing; only its name matters. */
  marker?: string;
}

/**
 * A name for a task. Keyed (HMAC-SHA256), so that nobody who reads task names can test whether a certain
 * person wrote.
 */
export const taskName = (key: string, identity: readonly unknown[]): string =>
  createHmac('sha256', key).update(JSON.stringify(identity)).digest('hex');

/**
 * The names of the tasks of one submission for one recipient.
 *
 * The same submission is the same `submissionId`, else the same fields within a window. A plain bucket
 * of ten minutes, say, would break at its boundary, so with k the current window: the mail is named
 * after window k-1, and once it is queued, a marker is left under window k. Another submission in k
 * meets the mail, one in k+1 (which asks for k) meets the marker, one in k+2 meets nothing. So the
 * same fields are one mail for one to two windows; and as only a mail or the marker that follows
 * one can take a name, no mail is ever lost: a failure in between costs a duplicate at worst.
 */
export function submissionTasks({
  call,
  recipient,
  submissionId,
  fields,
  now,
  key,
  windowLength = submissionWindow,
}: Submission): SubmissionTasks {
  const name = (...identity: readonly unknown[]) => taskName(key, [call, recipient, ...identity]);
  if (submissionId) return { id: name('id', submissionId) };

  const normalised = fields.map((field) => field.normalize('NFC').replace(/\s+/g, ' ').trim());
  const window = Math.floor(now / windowLength);
  return {
    id: name('fields', window - 1, normalised),
    marker: name('fields', window, normalised),
  };
}

/**
 * The names of the tasks of a mail to a visitor: by the mailbox alone, so that a form in the hands of
 * somebody else is no cannon to aim at it.
 */
export const visitorTasks = (
  call: string,
  email: string,
  { now, key }: Pick<Submission, 'now' | 'key'>,
): SubmissionTasks =>
  submissionTasks({
    call,
    recipient: 'visitor',
    fields: [mailboxKey(email)],
    now,
    key,
    windowLength: visitorWindow,
  });
