import { createHmac } from 'node:crypto';
import { isIPv6 } from 'node:net';
import { HttpsError, type Request } from 'firebase-functions/https';
import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible';
import { log } from './log.ts';
import { mailboxKey } from './mailboxKey.ts';
import { callsPerInstance, submissionKey } from './settings.ts';

/**
 * What keeps a flood from burying the team, from using our forms against third parties, and from
 * costing more than is known (worstDay.ts). Hard are: instances, the calls an instance takes, the
 * queue's rate, and the names of tasks (submission.ts). Advisory are: calls of a client, whose address
 * anyone can forge who calls a function at its own address, and mails to an address in a day, as both
 * are counted in memory, by each instance for itself, and forgotten with it.
 */

/** Bytes of a body. The longest enquiry has about 25,000, every character escaped. */
export const bodyLimit = 64 * 1024;

/** Options of every function the outside can call. */
export const callLimits = {
  // The site gives up after 20 s and Hosting after 60 s.
  timeoutSeconds: 30,
  memory: '256MiB',
  // A call mostly waits for the queue, so one instance serves many at once.
  concurrency: 40,
  // Two, so that a deploy or a crash leaves one; each takes a few hundred calls in a second, where a
  // good day has a few hundred enquiries.
  maxInstances: 2,
} as const;

/** Options of the queue's function. */
export const deliveryLimits = {
  memory: '256MiB',
  // Sending is waiting, so an instance takes several mails; the queue's limit keeps below 2 x 10.
  concurrency: 10,
  maxInstances: 2,
} as const;

/** Seconds in which calls are counted. */
export const tenMinutes = 600;

/**
 * Calls of one kind and client in ten minutes, at one instance: far more than a person makes, and than
 * all guests of a hotel do, who share one address.
 */
export const callsPerClient = 30;

/**
 * Enquiries are taken up to this multiple of the calls of any other kind, as nobody's may be lost to
 * another's flood: those beyond the usual number are marked, and not acknowledged (send.ts).
 */
export const floodFactor = 5;

/** Mails of one kind that an address gets in a day, whoever asks for them. */
export const mailsPerAddress = 5;

/**
 * Minutes that a mail to a visitor waits after each refusal of its address that may pass, the first
 * longer than greylisting takes as a rule. After the last it is given up, within a day; whoever has
 * made up an address gets no more out of it.
 */
export const refusalPauses = [5, 15, 60, 4 * 60, 12 * 60] as const;

/** What is counted: each has limits of its own, so that a flood of one leaves the others alone. */
export type Kind = 'enquiry' | 'subscription' | 'confirmation' | 'unsubscribe';

const instanceCalls = new Map<Kind, RateLimiterMemory>();
const clientCalls = new RateLimiterMemory({ points: callsPerClient, duration: tenMinutes });
const addressMails = new RateLimiterMemory({ points: mailsPerAddress, duration: 24 * 60 * 60 });
const takenNames = new RateLimiterMemory({ points: 1, duration: tenMinutes });

/** What counts the calls of a kind that this instance takes. */
function instanceLimiter(kind: Kind): RateLimiterMemory {
  const points = callsPerInstance.value() * (kind === 'enquiry' ? floodFactor : 1);
  let limiter = instanceCalls.get(kind);
  if (limiter?.points !== points) {
    limiter = new RateLimiterMemory({ points, duration: tenMinutes });
    instanceCalls.set(kind, limiter);
  }
  return limiter;
}

/**
 * The network (/64) of an IPv6 address, as one connection has all the addresses in it. One that only
 * wraps an IPv4 address (::ffff:0:0/96, RFC 4291) is kept whole.
 */
function networkOf(address: string): string {
  // The URL Standard writes every spelling of an address in one way: hexadecimal, one gap as '::'.
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
 * Who calls, as far as that can be told: the first of the forwarded addresses, which Hosting sets; of
 * IPv6 the network. Undefined in the emulators, where nobody forwards.
 */
export function clientOf({ headers }: Pick<Request, 'headers'>): string | undefined {
  const forwarded = [headers['x-forwarded-for'] ?? []].flat().join().split(',')[0]?.trim();
  if (!forwarded || forwarded === '127.0.0.1' || forwarded === '::1') return undefined;
  // Without the zone that an address of a link may name (RFC 4007).
  const address = forwarded.slice(0, 64).split('%')[0] ?? '';
  return isIPv6(address) ? networkOf(address) : address;
}

/**
 * Seconds until a limiter has a point for a key again; undefined where it has one. It forgets by
 * timers, which stand still while an instance has nothing to do, so what has run out may still be there.
 */
async function secondsUntilNext(
  limiter: RateLimiterMemory,
  key: string,
): Promise<number | undefined> {
  const sofar = await limiter.get(key);
  const hasOne = sofar === null || sofar.msBeforeNext <= 0 || sofar.remainingPoints > 0;
  return hasOne ? undefined : Math.ceil(sofar.msBeforeNext / 1000);
}

/** Takes a point. @returns seconds until there is one again, where there is none. */
async function take(limiter: RateLimiterMemory, key: string): Promise<number | undefined> {
  try {
    await limiter.consume(key);
    return undefined;
  } catch (refused) {
    return Math.ceil((refused as RateLimiterRes).msBeforeNext / 1000);
  }
}

/** @returns seconds after which a call may be taken again; undefined where it is taken now. */
export async function secondsToWait(
  kind: Kind,
  request: Pick<Request, 'headers'>,
): Promise<number | undefined> {
  const limiter = instanceLimiter(kind);
  // Looked at first, so that a flood under forged addresses fills no memory with them.
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

/** @throws `resource-exhausted` where a call cannot be taken now, saying when it can. */
export async function admit(kind: Kind, request: Pick<Request, 'headers'>): Promise<void> {
  const seconds = await secondsToWait(kind, request);
  if (seconds === undefined) return;
  const minutes = Math.ceil(seconds / 60);
  throw new HttpsError(
    'resource-exhausted',
    `Too many messages at once. Please try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}, or write to us by email.`,
    { retryAfterSeconds: seconds },
  );
}

/** Whether a call that was just admitted is one of more than people make. */
export async function isFlood(kind: Kind): Promise<boolean> {
  const sofar = await instanceLimiter(kind).get(kind);
  return sofar !== null && sofar.consumedPoints > callsPerInstance.value();
}

/**
 * Whether this instance has taken a submission of that name of late, and all is done for it. Then a
 * repetition needs no admission: a visitor whose first answer was lost is not asked to wait.
 */
export async function wasTaken(name: string): Promise<boolean> {
  return (await secondsUntilNext(takenNames, name)) !== undefined;
}

/** Notes that all is done for a submission. */
export async function noteTaken(name: string): Promise<void> {
  await takenNames.penalty(name);
}

const addressKey = (kind: Kind, email: string) =>
  createHmac('sha256', submissionKey.value())
    .update(JSON.stringify(['mails', kind, mailboxKey(email)]))
    .digest('base64url');

/** Whether an address may get another mail of a kind today. */
export async function mayBeMailed(kind: Kind, email: string): Promise<boolean> {
  return (await secondsUntilNext(addressMails, addressKey(kind, email))) === undefined;
}

/** Counts a mail that an address is going to get. */
export async function countMail(kind: Kind, email: string): Promise<void> {
  await addressMails.penalty(addressKey(kind, email));
}
