import { getFunctions, type TaskOptions, type TaskQueue } from 'firebase-admin/functions';
import { type CallKind, countMail, memoryFor, uncountMail } from './limits.ts';
import { errorCode, log } from './log.ts';
import {
  type MailContext,
  type MailTask,
  type Queue,
  queueNames,
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

/** 'failed': the mail may never be sent. */
type Outcome = 'queued' | 'queued before' | 'failed';

/** Adds a mail to its recipient's queue or another, and logs the outcome. Never throws. */
export async function queueMail(
  task: MailTask,
  id: string,
  { call, recipient }: MailContext,
  queue: Queue = recipient,
): Promise<Outcome> {
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

/** By task, so that a repetition neither counts nor gets another outcome, also at the same time. */
const visitorOutcomes = memoryFor<ReturnType<typeof queueCounted>>();

/**
 * Adds a mail to a visitor to their queue, unless it was added lately. 'withheld': the mailbox has had its mails
 * of today.
 */
export async function queueForVisitor(
  task: VisitorTask,
  id: string,
  kind: CallKind,
  call: MailContext['call'],
): ReturnType<typeof queueCounted> {
  const before = visitorOutcomes.get(id);
  if (before) return before;
  const outcome = queueCounted(task, id, kind, call);
  visitorOutcomes.set(id, outcome);
  if ((await outcome) === 'failed') visitorOutcomes.delete(id);
  return outcome;
}

async function queueCounted(
  task: VisitorTask,
  id: string,
  kind: CallKind,
  call: MailContext['call'],
): Promise<Outcome | 'withheld'> {
  const context = { call, recipient: 'visitor' } as const;
  if (!countMail(kind, task.to)) {
    log.mailWithheld(call, context.recipient, 'enough for today');
    return 'withheld';
  }
  const outcome = await queueMail(task, id, context);
  if (outcome !== 'queued') uncountMail(kind, task.to);
  return outcome;
}
