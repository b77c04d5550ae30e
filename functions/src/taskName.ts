/**
 * Names of tasks. Cloud Tasks refuses a name that it knows, for an hour or more after the task has run,
 * so a mail that must be sent only once gets the same name each time.
 */
import { createHmac } from 'node:crypto';
import type { MailContext } from './mailTask.ts';
import { submissionKey } from './settings.ts';

/** A keyed hash (HMAC-SHA256), so that a name cannot be used to test whether a certain person wrote. */
export const taskName = (
  { call, recipient }: MailContext,
  ...identity: readonly unknown[]
): string =>
  createHmac('sha256', submissionKey.value())
    .update(JSON.stringify([call, recipient, ...identity]))
    .digest('hex');

/** The half hour that a time is in. In a name it limits a mail to one in each half hour. */
export const slotOf = (time: number): number => Math.floor(time / (30 * 60 * 1000));

const normalised = (field: string) => field.normalize('NFC').replace(/\s+/g, ' ').trim();

/**
 * Name of the mail to the team about a submission: the same for the same id with the same fields, or
 * without an id for the same fields.
 * @param fields what the visitor sent, in a fixed order
 */
export const submissionTaskName = (
  context: MailContext,
  submissionId: string | undefined,
  fields: readonly string[],
): string => taskName(context, submissionId, fields.map(normalised));

/**
 * Name of a mail that answers a form. It depends on the address and not on the submission, so that the
 * form cannot be used to send many mails to another person. Another spelling of the address may be another person's
 * or wrong: it never suppresses this mail. It depends on the time, so that a mail that still waits in the
 * queue does not block the next one.
 */
export const addressTaskName = (context: MailContext, email: string, now: number): string =>
  taskName(context, email, slotOf(now));
