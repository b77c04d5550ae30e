import { createHmac } from 'node:crypto';

/** How long at least the same fields are the same submission. */
const windowLength = 10 * 60 * 1000;

export interface Submission {
  call: string;
  recipient: 'team' | 'visitor';
  submissionId?: string | undefined;
  /** What the visitor typed, in a fixed order. */
  fields: readonly string[];
  /** Milliseconds since 1970. */
  now: number;
  key: string;
}

export interface SubmissionTasks {
  /** The task that carries the mail. Where it exists already, the mail is on its way already. */
  id: string;
  /** A task that carries nothing; only its name matters. */
  marker?: string;
}

/**
 * The names of the tasks of one submission for one recipient. Keyed (HMAC-SHA256), so that nobody
 * who reads task names can test whether a certain person wrote.
 *
 * The same submission is the same `submissionId`, else the same fields within ten minutes. A plain
 * bucket of ten minutes would break at its boundary, so with k the current window: the mail is named
 * after window k-1, and once it is queued, a marker is left under window k. Another submission in k
 * meets the mail, one in k+1 (which asks for k) meets the marker, one in k+2 meets nothing. So the
 * same fields are one mail for ten to twenty minutes; and as only a mail or the marker that follows
 * one can take a name, no mail is ever lost: a failure in between costs a duplicate at worst.
 */
export function submissionTasks({
  call,
  recipient,
  submissionId,
  fields,
  now,
  key,
}: Submission): SubmissionTasks {
  const name = (...identity: readonly unknown[]) =>
    createHmac('sha256', key)
      .update(JSON.stringify([call, recipient, ...identity]))
      .digest('hex');
  if (submissionId) return { id: name('id', submissionId) };

  const normalised = fields.map((field) => field.normalize('NFC').replace(/\s+/g, ' ').trim());
  const window = Math.floor(now / windowLength);
  return {
    id: name('fields', window - 1, normalised),
    marker: name('fields', window, normalised),
  };
}
