import {
  callLimits,
  deliveryLimits,
  floodFactor,
  type Kind,
  refusalPauses,
  tenMinutes,
} from './limits.ts';
import { callsPerInstance, queueLimits } from './settings.ts';

/** What a call that is taken puts into the queue: mails, and the names that go with them. */
const tasksOf = {
  enquiry: { toTeam: 1, toVisitor: 1, names: 2 },
  subscription: { toTeam: 0, toVisitor: 1, names: 1 },
  confirmation: { toTeam: 1, toVisitor: 1, names: 1 },
  unsubscribe: { toTeam: 1, toVisitor: 0, names: 1 },
} as const satisfies Record<Kind, { toTeam: number; toVisitor: number; names: number }>;

/** The same of an enquiry that is marked. */
const tasksOfMarked = { toTeam: 1, toVisitor: 0, names: 1 } as const;

/** How often a mail is tried whose address is refused for now every time: each a task of its own. */
const visitorAttempts = refusalPauses.length + 1;

/**
 * The most that all calls together can put into the queue, in one second: mails that arrive, attempts
 * to hand one over, tasks.
 * @param perInstance calls of one kind that an instance takes in ten minutes
 */
export function mostQueued(perInstance = callsPerInstance.value()): {
  mails: number;
  attempts: number;
  tasks: number;
} {
  const calls = (callLimits.maxInstances * perInstance) / tenMinutes;
  const each = [
    ...Object.values(tasksOf),
    ...Array.from({ length: floodFactor - 1 }, () => tasksOfMarked),
  ];
  const inAll = (count: (of: (typeof each)[number]) => number) =>
    calls * each.reduce((sum, of) => sum + count(of), 0);
  const attempts = inAll(({ toTeam, toVisitor }) => toTeam + toVisitor * visitorAttempts);
  return {
    mails: inAll(({ toTeam, toVisitor }) => toTeam + toVisitor),
    attempts,
    tasks: attempts + inAll(({ names }) => names),
  };
}

/**
 * US dollars, free quotas left out: Cloud Run, request-based, in a region of tier 2 such as
 * europe-west3 (cloud.google.com/run/pricing); Cloud Tasks (cloud.google.com/tasks/pricing); Hosting's
 * transfer (firebase.google.com/pricing); Cloud Logging (cloud.google.com/stackdriver/pricing); a mail
 * at a dear provider. November 2026.
 */
export const prices = {
  cpuSecond: 0.0000336,
  gibSecond: 0.0000035,
  request: 0.4 / 1e6,
  taskOperation: 0.4 / 1e6,
  gbTransferred: 0.15,
  gbLogged: 0.5 / 1.074,
  mail: 0.001,
} as const;

/** Requests that one instance (1 vCPU) answers in a second while it refuses them: an estimate. */
const refusalsPerSecond = 1000;

/** Bytes that an answer has on its way through Hosting, headers included. */
const answerBytes = 1000;

/** Bytes that a request leaves in the logs: Cloud Run's line for every request, and one of ours. */
const logBytes = 1300;

/** Where a call is a function of its own; the queue's function comes on top. */
const callFunctions = Object.keys(tasksOf).length;

/**
 * The most that a flood can send and cost in 24 hours: every instance busy all the time, every call
 * that may be taken taken, the rest refused as fast as an instance can.
 */
export function worstDay(): { mails: number; dollars: Record<string, number>; total: number } {
  const day = 24 * 60 * 60;
  const queued = mostQueued();
  const dispatched = queueLimits.maxDispatchesPerSecond.value();
  const mails = Math.min(queued.mails, dispatched) * day;
  const instances = callFunctions * callLimits.maxInstances;
  const requests = instances * refusalsPerSecond * day;
  const dollars = {
    instances:
      (instances + deliveryLimits.maxInstances) * day * (prices.cpuSecond + prices.gibSecond / 4),
    requests: requests * prices.request,
    transfer: (requests * answerBytes * prices.gbTransferred) / 1e9,
    logs: (requests * logBytes * prices.gbLogged) / 1e9,
    // Once to queue it, once to deliver it; a name that is taken is asked for in vain.
    queue: 2 * queued.tasks * day * prices.taskOperation,
    mails: mails * prices.mail,
  };
  return { mails, dollars, total: Object.values(dollars).reduce((sum, part) => sum + part, 0) };
}
