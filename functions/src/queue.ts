import type { CallName } from '@elevate/enquiry';
import { getFunctions } from 'firebase-admin/functions';
import { errorCode, log } from './log.ts';
import { type MailTask, queueName } from './mailTask.ts';
import { region, submissionKey } from './settings.ts';
import { type Submission, submissionTasks } from './submission.ts';

/** Puts a task into the queue, unless one of that name is or was there. */
async function enqueue(task: MailTask, id: string): Promise<'queued' | 'queued before'> {
  const queue = getFunctions().taskQueue<MailTask>(
    `locations/${region.value()}/functions/${queueName}`,
  );
  try {
    await queue.enqueue(task, { id });
    return 'queued';
  } catch (error) {
    if (errorCode(error) === 'functions/task-already-exists') return 'queued before';
    throw error;
  }
}

/**
 * Queues a mail once for a submission, however often that is sent.
 * @returns whether the mail is sure to be delivered now. Never throws.
 */
export async function queueMail(
  task: MailTask,
  submission: Omit<Submission, 'key' | 'call'> & { call: CallName },
): Promise<boolean> {
  const { call, recipient } = submission;
  const { id, marker } = submissionTasks({ ...submission, key: submissionKey.value() });
  try {
    if ((await enqueue(task, id)) === 'queued before') {
      log.mailQueuedBefore(call, recipient, id);
      return true;
    }
    log.mailQueued(call, recipient, id);
  } catch (error) {
    log.mailNotQueued(call, recipient, id, errorCode(error));
    return false;
  }
  if (marker) {
    try {
      await enqueue({ mail: 'marker' }, marker);
    } catch (error) {
      log.markerNotQueued(call, recipient, marker, errorCode(error));
    }
  }
  return true;
}
