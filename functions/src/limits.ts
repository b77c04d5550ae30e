/**
 * Limits that protect the team from floods, third parties from our forms, and the operator from costs
 * (docs/operations/costs.md). These are strict: instances, the calls of an instance, the queue's rate, and
 * the names of tasks (taskName.ts). These are not: calls of a client and mails to an address, which are
 * counted in the memory of each instance. A caller who bypasses Hosting can also forge the client's address.
 */
import { createHmac } from 'node:crypto';
import { isIPv6 } from 'node:net';
import type { Request } from 'firebase-functions/https';
import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible';
import { CallableError } from './CallableError.ts';
import { log } from './log.ts';
import { mailboxKey } from './mailboxKey.ts';
import { callsPerInstance, refusalPauses, submissionKey } from './settings.ts';

/** Bytes of a body: several times the longest enquiry, in which every character is escaped (`\u0041`). */
export const bodyLimit = 64 * 1024;

/** Options of every public function. */
export const callLimits = {
  // The site gives up after 20 s, Hosting after 60 s.
  timeoutSeconds: 30,
  memory: '256MiB',
  // A call mostly waits for the queue, so one instance can serve many.
  concurrency: 40,
  // A second one, for the time of a deploy or a crash. Each can take some hundred calls a second.
  maxInstances: 2,
} as const;

/** Options of the queue's function. The queue's concurrency must stay below `concurrency` x `maxInstances`. */
export const deliveryLimits = {
  memory: '256MiB',
  // Sending mostly waits.
  concurrency: 10,
  maxInstances: 2,
} as const;

/** Seconds in which calls are counted. */
const tenMinutes = 600;

/**
 * Calls of one kind by a client in ten minutes, at one instance: more than a person makes, and enough for
 * the guests of a hotel who share an address.
 */
export const callsPerClient = 30;

/**
 * An instance takes this multiple of `callsPerInstance` enquiries, so that real ones still arrive during a
 * flood. Those above the usual number are marked, and not acknowledged (send.ts).
 */
const floodFactor = 5;

/** Mails of one kind to an address in a day. */
export const mailsPerAddress = 5;

/** Calls are counted by kind, so that a flood of one kind does not affect the others. */
export type CallKind = 'enquiry' | 'subscription' | 'confirmation' | 'unsubscribe' | 'report';

/**
 * Tasks that all calls together can queue in a second. Enquiries, confirmations and unsubscribing are a
 * mail to the team each. Enquiries, subscriptions and confirmations are a mail to a visitor each, at worst
 * refused and queued again after every pause. A marked enquiry is a mail to the team.
 */
export function maxTasksPerSecond(callsPerInstance: number): number {
  const tasks = 3 + 3 * (refusalPauses.length + 1) + (floodFactor - 1);
  return (tasks * callsPerInstance * callLimits.maxInstances) / tenMinutes;
}

const instanceCalls = new Map<CallKind, RateLimiterMemory>();
const clientCalls = new RateLimiterMemory({ points: callsPerClient, duration: tenMinutes });
const addressMails = new RateLimiterMemory({ points: mailsPerAddress, duration: 24 * 60 * 60 });
const recentSubmissions = new RateLimiterMemory({ points: 1, duration: tenMinutes });

/** Counts the calls of a kind at this instance. */
function instanceLimiter(kind: CallKind): RateLimiterMemory {
  const points = callsPerInstance.value() * (kind === 'enquiry' ? floodFactor : 1);
  let limiter = instanceCalls.get(kind);
  if (limiter?.points !== points) {
    limiter = new RateLimiterMemory({ points, duration: tenMinutes });
    instanceCalls.set(kind, limiter);
  }
  return limiter;
}

/**
 * The network (/64) of an IPv6 address, because a connection has all the addresses in it. An address
 * that wraps an IPv4 address (::ffff:0:0/96, RFC 4291) is kept whole.
 */
function networkOf(address: string): string {
  // URL normalizes the spelling: hexadecimal, with one gap as '::'.
  const { hostname } = new URL(`http://[${address}]`);
  const [before = [], after = []] = hostname
    .slice(1, -1)
    .split('::')
    .map((part) => part.split(':').filter(Boolean));
  const gap = Array.from({ length: 8 - before.length - after.length }, () => '0');
  const groups = [...before, ...gap, ...after];
  const network = groups.slice(0, 4);
  return (network.every((group) => group === '0') ? groups : network).join(':');
}

/**
 * The caller: the first forwarded address, which Hosting sets, or the network of an IPv6 address.
 * Undefined in the emulators, which forward nothing.
 */
export function clientOf({ headers }: Pick<Request, 'headers'>): string | undefined {
  const forwarded = [headers['x-forwarded-for'] ?? []].flat().join().split(',')[0]?.trim();
  if (!forwarded || forwarded === '127.0.0.1' || forwarded === '::1') return undefined;
  // Without the zone of a link-local address (RFC 4007).
  const address = forwarded.slice(0, 64).split('%')[0] ?? '';
  return isIPv6(address) ? networkOf(address) : address;
}

/**
 * Seconds until a limiter has a point for a key; undefined if it has one. Expired entries may still be
 * there: the limiter removes them by timers, which do not run while an instance is idle.
 */
async function secondsUntilNext(
  limiter: RateLimiterMemory,
  key: string,
): Promise<number | undefined> {
  const sofar = await limiter.get(key);
  const hasOne = sofar === null || sofar.msBeforeNext <= 0 || sofar.remainingPoints > 0;
  return hasOne ? undefined : Math.ceil(sofar.msBeforeNext / 1000);
}

/** Takes a point. @returns seconds until there is one again, if there is none */
async function take(limiter: RateLimiterMemory, key: string): Promise<number | undefined> {
  try {
    await limiter.consume(key);
    return undefined;
  } catch (refused) {
    return Math.ceil((refused as RateLimiterRes).msBeforeNext / 1000);
  }
}

async function secondsToWait(
  kind: CallKind,
  request: Pick<Request, 'headers'>,
): Promise<number | undefined> {
  const limiter = instanceLimiter(kind);
  // First, so that a flood from forged addresses does not fill the memory with them.
  const pause = await secondsUntilNext(limiter, kind);
  if (pause !== undefined) {
    log.callsLimited(kind, 'instance');
    return pause;
  }
  const client = clientOf(request);
  const wait = client === undefined ? undefined : await take(clientCalls, `${kind} ${client}`);
  if (wait === undefined) return take(limiter, kind);
  log.callsLimited(kind, 'client');
  return wait;
}

/** Counts a call. @throws `CallableError` if there are too many; it says when to try again */
export async function admit(kind: CallKind, request: Pick<Request, 'headers'>): Promise<void> {
  const seconds = await secondsToWait(kind, request);
  if (seconds === undefined) return;
  const minutes = Math.ceil(seconds / 60);
  throw new CallableError(
    429,
    `Too many messages at once. Please try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}, or write to us by email.`,
    { retryAfterSeconds: seconds },
  );
}

/** Whether the last admitted call is above the usual number. */
export async function isFlood(kind: CallKind): Promise<boolean> {
  const sofar = await instanceLimiter(kind).get(kind);
  return sofar !== null && sofar.consumedPoints > callsPerInstance.value();
}

/**
 * Whether this instance has completed a submission in the last ten minutes. A repetition is then
 * accepted without counting: a visitor whose first answer was lost need not wait.
 */
export async function wasSubmitted(taskName: string): Promise<boolean> {
  return (await secondsUntilNext(recentSubmissions, taskName)) !== undefined;
}

/** Remembers a submission whose mails are all queued. */
export async function rememberSubmission(taskName: string): Promise<void> {
  await recentSubmissions.penalty(taskName);
}

const addressKey = (kind: CallKind, email: string) =>
  createHmac('sha256', submissionKey.value())
    .update(JSON.stringify(['mails', kind, mailboxKey(email)]))
    .digest('base64url');

/** Whether an address may get another mail of a kind today. */
export async function mayBeMailed(kind: CallKind, email: string): Promise<boolean> {
  return (await secondsUntilNext(addressMails, addressKey(kind, email))) === undefined;
}

export async function countMail(kind: CallKind, email: string): Promise<void> {
  await addressMails.penalty(addressKey(kind, email));
}
