/**
 * Names of tasks. Cloud Tasks refuses a name that it knows, also for up to 24 hours after the task has run
 * (https://docs.cloud.google.com/tasks/docs/reference/rest/v2/projects.locations.queues.tasks/create), so a
 * mail that must be sent only once gets the same name each time.
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
