import type { CallName } from '@elevate/enquiry';
import { getFunctions, type TaskOptions, type TaskQueue } from 'firebase-admin/functions';
import { errorCode, log } from './log.ts';
import { type MailTask, queueName } from './mailTask.ts';
import { region } from './settings.ts';
import type { SubmissionTasks } from './submission.ts';

/** Who asks for a mail and who gets it, for the log. */
export interface Errand {
  call: CallName | 'newsletter-unsubscribe';
  recipient: 'team' | 'visitor';
}

const taskQueue = (): TaskQueue<MailTask> =>
  getFunctions().taskQueue<MailTask>(`locations/${region.value()}/functions/${queueName}`);

/** Puts a task into the queue, unless one of that name is or was there. */
async function enqueue(
  task: MailTask,
  id: string,
  options: TaskOptions = {},
): Promise<'queued' | 'queued before'> {
  try {
    await taskQueue().enqueue(task, { ...options, id });
    return 'queued';
  } catch (error) {
    if (errorCode(error) === 'functions/task-already-exists') return 'queued before';
    throw error;
  }
}

/** What became of a mail; only 'failed' means that it is not sure to be delivered. Never throws. */
type Outcome = 'queued' | 'queued before' | 'failed';

async function queueTask(
  task: MailTask,
  id: string,
  { call, recipient }: Errand,
  options?: TaskOptions,
): Promise<Outcome> {
  try {
    const outcome = await enqueue(task, id, options);
    if (outcome === 'queued') log.mailQueued(call, recipient, id);
    else log.mailQueuedBefore(call, recipient, id);
    return outcome;
  } catch (error) {
    log.mailNotQueued(call, recipient, id, errorCode(error));
    return 'failed';
  }
}

/** Takes a name. @returns whether it was taken before; a failure is logged, and says no. */
async function takeName(
  id: string,
  { call, recipient }: Errand,
  options?: TaskOptions,
): Promise<boolean> {
  try {
    return (await enqueue({ mail: 'marker' }, id, options)) === 'queued before';
  } catch (error) {
    log.markerNotQueued(call, recipient, id, errorCode(error));
    return false;
  }
}

/** Queues a mail once under the names of its submission, however often that is sent. Never throws. */
export async function queueMail(
  task: MailTask,
  { id, marker }: SubmissionTasks,
  errand: Errand,
): Promise<Outcome> {
  const outcome = await queueTask(task, id, errand);
  if (outcome === 'queued' && marker) await takeName(marker, errand);
  return outcome;
}

/** Seconds that what a confirmation brings about waits, so that a repetition can still be stopped. */
const pause = 10;

/**
 * Queues what is to happen once until a time that may be days away. The queue forgets a name an hour
 * after its task, but not while the task waits: so a task that does nothing waits under `seal` until
 * then. The mails are queued first, and a moment before they are due; where the seal turns out to be
 * taken, they are a repetition and taken back. So no failure in between loses a mail; it costs a
 * duplicate at worst.
 * @param until milliseconds since 1970; the queue keeps a task for 30 days at most
 * @returns whether the first of the mails is sure to be delivered. Never throws.
 */
export async function queueSealed(
  mails: readonly { task: MailTask; id: string; recipient: Errand['recipient'] }[],
  seal: string,
  until: number,
  call: Errand['call'],
): Promise<boolean> {
  const outcomes: Outcome[] = [];
  for (const { task, id, recipient } of mails) {
    const outcome = await queueTask(task, id, { call, recipient }, { scheduleDelaySeconds: pause });
    if (outcome === 'failed' && outcomes.length === 0) return false;
    outcomes.push(outcome);
  }
  if (!outcomes.includes('queued')) return true;
  const isRepetition =
    !outcomes.includes('queued before') &&
    (await takeName(seal, { call, recipient: 'team' }, { scheduleTime: new Date(until) }));
  if (isRepetition) {
    for (const [index, { id }] of mails.entries()) {
      if (outcomes[index] !== 'queued') continue;
      try {
        await taskQueue().delete(id);
      } catch (error) {
        log.repetitionKept(id, errorCode(error));
      }
    }
  }
  return true;
}
