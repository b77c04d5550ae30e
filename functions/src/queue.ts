import type { CallName } from '@elevate/enquiry';
import { getApp } from 'firebase-admin/app';
import { getFunctions, type TaskOptions, type TaskQueue } from 'firebase-admin/functions';
import { projectID } from 'firebase-functions/params';
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
export async function enqueue(
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
): Promise<Outcome> {
  try {
    const outcome = await enqueue(task, id);
    if (outcome === 'queued') log.mailQueued(call, recipient, id);
    else log.mailQueuedBefore(call, recipient, id);
    return outcome;
  } catch (error) {
    log.mailNotQueued(call, recipient, id, errorCode(error));
    return 'failed';
  }
}

/** Takes a name. A failure is logged. */
async function takeName(
  id: string,
  { call, recipient }: Errand,
  options?: TaskOptions,
): Promise<void> {
  try {
    await enqueue({ mail: 'marker' }, id, options);
  } catch (error) {
    log.markerNotQueued(call, recipient, id, errorCode(error));
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

/** Milliseconds until a look into the queue is given up, well before the call is. */
const lookTimeout = 5000;

/**
 * Whether a task waits in the queue. firebase-admin cannot tell, so this asks Cloud Tasks itself
 * (projects.locations.queues.tasks.get). The emulator does not know the question, and says no to it.
 */
async function isWaiting(id: string): Promise<boolean> {
  const emulator = process.env['CLOUD_TASKS_EMULATOR_HOST'];
  const queues = emulator ? `http://${emulator}` : 'https://cloudtasks.googleapis.com/v2';
  const place = `projects/${projectID.value()}/locations/${region.value()}`;
  const token = emulator ? undefined : await getApp().options.credential?.getAccessToken();
  const response = await fetch(`${queues}/${place}/queues/${queueName}/tasks/${id}`, {
    headers: token ? { Authorization: `Bearer ${token.access_token}` } : {},
    signal: AbortSignal.timeout(lookTimeout),
  });
  await response.body?.cancel();
  if (response.ok) return true;
  if (response.status === 404) return false;
  throw Object.assign(new Error('Cloud Tasks does not tell'), { code: `HTTP ${response.status}` });
}

/** The same, and no where that cannot be learned, which is logged. */
async function isSealed(seal: string, call: Errand['call']): Promise<boolean> {
  try {
    return await isWaiting(seal);
  } catch (error) {
    log.sealNotRead(call, seal, errorCode(error));
    return false;
  }
}

/**
 * Queues mails that are to go out once until a time that may be days away. The queue forgets a name an
 * hour after its task, but not while the task waits: so a task that does nothing waits under `seal`
 * until then, and nothing is queued where one waits already. It is left once all mails are sure, and
 * whoever comes before it is there meets the mails' own names. So no failure loses a mail; it costs
 * a duplicate at worst. 'Taken already' is no proof of an earlier call, and nothing may be taken back
 * for it: firebase-admin repeats a request whose answer was lost, and meets its own task.
 * @param until milliseconds since 1970; the queue keeps a task for 30 days at most
 * @returns 'queued before' where this call has brought about nothing; 'failed' where not every mail is
 *   sure to be delivered. Never throws.
 */
export async function queueSealed(
  mails: readonly { task: MailTask; id: string; recipient: Errand['recipient'] }[],
  seal: string,
  until: number,
  call: Errand['call'],
): Promise<Outcome> {
  if (await isSealed(seal, call)) {
    for (const { id, recipient } of mails) log.mailQueuedBefore(call, recipient, id);
    return 'queued before';
  }
  const outcomes: Outcome[] = [];
  for (const { task, id, recipient } of mails) {
    const outcome = await queueTask(task, id, { call, recipient });
    if (outcome === 'failed') return outcome;
    outcomes.push(outcome);
  }
  await takeName(seal, { call, recipient: 'team' }, { scheduleTime: new Date(until) });
  return outcomes.includes('queued') ? 'queued' : 'queued before';
}
