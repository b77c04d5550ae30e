import { getFunctions, type TaskOptions, type TaskQueue } from 'firebase-admin/functions';
import { unavailableError } from './CallableError.ts';
import { countMail, type Load, memoryFor } from './limits.ts';
import { errorCode, log } from './log.ts';
import {
  type MailContext,
  type MailTask,
  type Queue,
  queueNames,
  type TeamTask,
  type VisitorTask,
} from './mailTask.ts';
import { region } from './settings.ts';

const taskQueue = (queue: Queue): TaskQueue<MailTask> =>
  getFunctions().taskQueue<MailTask>(`locations/${region.value()}/functions/${queueNames[queue]}`);

/** Adds a task to a queue, unless that queue knows a task of that name. */
export async function enqueue(
  queue: Queue,
  task: MailTask,
  id: string,
  options: TaskOptions = {},
): Promise<'queued' | 'queued before'> {
  try {
    await taskQueue(queue).enqueue(task, { ...options, id });
    return 'queued';
  } catch (error) {
    if (errorCode(error) === 'functions/task-already-exists') return 'queued before';
    throw error;
  }
}

/** Adds a mail to a queue, and logs the outcome. Never throws. 'failed': the mail may never be sent. */
async function queueMail(
  queue: Queue,
  task: MailTask,
  id: string,
  { call, recipient }: MailContext,
): Promise<'queued' | 'queued before' | 'failed'> {
  try {
    const outcome = await enqueue(queue, task, id);
    const smoke = 'smoke' in task && task.smoke;
    if (outcome === 'queued') log.mailQueued(call, recipient, id, smoke);
    else log.mailQueuedBefore(call, recipient, id);
    return outcome;
  } catch (error) {
    log.mailNotQueued(call, recipient, id, errorCode(error));
    return 'failed';
  }
}

/**
 * Adds a mail to the team to their queue, or to that of floods.
 * @throws `CallableError` when it cannot be queued
 */
export async function queueForTeam(
  task: TeamTask,
  id: string,
  call: MailContext['call'],
  load: Load,
): Promise<'queued' | 'queued before'> {
  const queue = load === 'flood' ? 'flood' : 'team';
  const outcome = await queueMail(queue, task, id, { call, recipient: 'team' });
  if (outcome === 'failed') throw unavailableError();
  return outcome;
}

type VisitorOutcome = Promise<Awaited<ReturnType<typeof queueMail>> | 'withheld'>;

/** By task, so that a repetition neither counts nor gets another outcome, also at the same time. */
const visitorOutcomes = memoryFor<VisitorOutcome>();

/**
 * Adds a mail to a visitor to their queue, unless it was added lately. 'withheld': the mailbox has had its mails
 * of today.
 */
export function queueForVisitor(
  task: VisitorTask,
  id: string,
  call: MailContext['call'],
): VisitorOutcome {
  const queueCounted = async () => {
    const uncount = countMail(call, task.to);
    if (!uncount) {
      log.mailWithheld(call, 'visitor', 'enough for today');
      return 'withheld';
    }
    const outcome = await queueMail('visitor', task, id, { call, recipient: 'visitor' });
    if (outcome !== 'queued') uncount();
    if (outcome === 'failed') visitorOutcomes.delete(id);
    return outcome;
  };
  const outcome = visitorOutcomes.get(id) ?? queueCounted();
  visitorOutcomes.set(id, outcome);
  return outcome;
}
