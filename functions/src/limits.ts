/**
 * Limits that protect the team from floods, third parties from our forms, and the operator from costs
 * (docs/decisions/0016-a-separate-queue-for-floods.md, docs/operations/costs.md).
 *
 * Exact for any number of instances: the rates of the queues (settings.ts), the names of tasks in a
 * queue (taskName.ts), the instances and the calls that one serves at once.
 *
 * Per instance, in its memory: every count. Two instances let through twice as much, and a
 * new instance starts from zero. The oldest counts are forgotten where there are too many keys.
 */
import { createHmac } from 'node:crypto';
import { isIPv6 } from 'node:net';
import type { Request } from 'firebase-functions/https';
import { LRUCache } from 'lru-cache';
import { CallableError } from './CallableError.ts';
import { log } from './log.ts';
import { mailboxKey } from './mailboxKey.ts';
import type { MailContext } from './mailTask.ts';
import { callsPerInstance, submissionKey } from './settings.ts';
import { day } from './time.ts';

/** Bytes of a body: several times the longest enquiry, in which every character is escaped (`\u0041`). */
export const bodyLimit = 64 * 1024;

/** Milliseconds in which a body must arrive, so that Google's time limit, which it logs as an error, never ends a call. */
export const bodyTime = 10_000;

/** Options of every public function. */
export const callLimits = {
  // The site gives up after 20 s, Hosting after 60 s.
  timeoutSeconds: 30,
  memory: '256MiB',
  // A call mostly waits: for its body or for the queue.
  concurrency: 250,
  // A second one, for the time of a deploy or a crash. Each can take some hundred calls a second.
  maxInstances: 2,
} as const;

/**
 * Bodies that an instance waits for at once. One more ends the longest wait, so that slow bodies never take the
 * place of calls that have arrived.
 */
export const waitingBodies = 200;

/** Options of the functions of the three queues. A queue's concurrency must stay below `concurrency` x `maxInstances`. */
export const deliveryLimits = {
  memory: '256MiB',
  // Sending mostly waits.
  concurrency: 10,
  maxInstances: 2,
} as const;

/** Milliseconds in which calls are counted. */
const window = 10 * 60 * 1000;

/**
 * Calls of one kind by a client in ten minutes, at one instance: more than a person makes, and enough for
 * the guests of a hotel who share an address. Further ones are refused.
 */
export const callsPerClient = 30;

/**
 * Of these, the calls that a client's flood does not mark: a visitor's enquiry, and a second one with what
 * they forgot. Only these count for the sender, so that a client fills little of the share that visitors
 * behind Hosting have in common.
 */
export const callsInFlood = 2;

/**
 * The calls of all clients behind one sender, in ten minutes at one instance, that do not wait with a flood.
 * The sender's address cannot be forged, but behind Hosting it is Hosting's, which visitors share.
 */
const senderCallsInFlood = 250;

/** Mails of one call to a mailbox in a day. */
export const mailsPerMailbox = 5;

/** Calls are counted by kind, so that a flood of one kind does not affect the others. */
export type CallKind = 'enquiry' | 'subscription' | 'confirmation' | 'unsubscribe' | 'report';

/**
 * What a call may be: a visitor's; part of a flood, by a client with few calls; or part of a flood, by a
 * client or a sender with many.
 */
export type Load = 'usual' | 'busy' | 'flood';

/** Values by key, each from when it is first set for a time. Bounded, because a caller can invent keys. */
export const memoryFor = <Value extends object | number>(milliseconds = window) =>
  new LRUCache<string, Value>({
    max: 20_000,
    ttl: milliseconds,
    noUpdateTTL: true,
    ttlResolution: 0,
    perf: { now: () => Date.now() },
  });
type Counts = LRUCache<string, number>;

const instanceCalls: Counts = memoryFor();
const routeCalls: Counts = memoryFor();
const senderCalls: Counts = memoryFor();
/** How many senders have made a first call, a second, and so on. */
const nthCalls: Counts = memoryFor();
const recentAnswers = memoryFor<object>();
const mailboxMails: Counts = memoryFor(day);

/** @returns the count, this call included */
function count(counts: Counts, key: string): number {
  const total = (counts.get(key) ?? 0) + 1;
  counts.set(key, total);
  return total;
}

/**
 * The first groups of an IPv6 address, 16 bits each. An address that wraps an IPv4 address
 * (::ffff:0:0/96, RFC 4291) is kept whole.
 */
function networkOf(address: string, length: number): string {
  // URL normalizes the spelling: hexadecimal, with one gap as '::'.
  const { hostname } = new URL(`http://[${address}]`);
  const [before = [], after = []] = hostname
    .slice(1, -1)
    .split('::')
    .map((part) => part.split(':').filter(Boolean));
  const gap = Array.from({ length: 8 - before.length - after.length }, () => '0');
  const groups = [...before, ...gap, ...after];
  const network = groups.slice(0, length);
  return (network.every((group) => group === '0') ? groups : network).join(':');
}

/**
 * An address, or the network of an IPv6 address. Any text counts as an address, because a caller can send any.
 * @param length of the network, in groups of 16 bits
 */
function originOf(forwarded: string | undefined, length: number): string | undefined {
  // Without the zone of a link-local address (RFC 4007).
  const address = forwarded?.trim().slice(0, 64).split('%')[0];
  if (!address || address === '127.0.0.1' || address === '::1') return undefined;
  // A copy: V8 keeps the whole header as long as a part of it, and the counts keep this.
  return isIPv6(address) ? networkOf(address, length) : Buffer.from(address).toString();
}

const forwardedTo = ({ headers }: Pick<Request, 'headers'>): string[] =>
  [headers['x-forwarded-for'] ?? []].flat().join().split(',');

/**
 * The caller: the first forwarded address; of IPv6 its /64, because a connection has all the addresses in it.
 * Undefined in the emulators, which forward nothing. A caller who bypasses Hosting can forge it
 * (docs/operations/watching.md#addresses-of-callers).
 */
export const clientOf = (request: Pick<Request, 'headers'>): string | undefined =>
  originOf(forwardedTo(request)[0], 4);

/**
 * The address that connected to Google's front end, which appends it: Hosting's, or that of a caller who
 * bypasses Hosting. Of IPv6 its /48, which is the most that a customer of a network usually gets (RFC 6177). Undefined
 * in the emulators.
 */
export const senderOf = (request: Pick<Request, 'headers'>): string | undefined =>
  originOf(forwardedTo(request).at(-1), 3);

function tooManyCalls(milliseconds: number): CallableError {
  const minutes = Math.ceil(milliseconds / 60_000);
  return new CallableError(
    429,
    `Too many requests. Please try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}, or email us.`,
    { retryAfterSeconds: Math.ceil(milliseconds / 1000) },
  );
}

/**
 * Whether the nth call of a sender is in its share of the usual calls by max-min fairness: the calls of all
 * senders, up to the nth of each, are no more than usual. A sender that floods gets what others leave.
 */
function isInShare(kind: CallKind, nth: number, usual: number): boolean {
  if (nth > usual) return false;
  count(nthCalls, `${kind} ${nth}`);
  let calls = 0;
  for (let index = 1; index <= nth; index += 1) calls += nthCalls.get(`${kind} ${index}`) ?? 0;
  return calls <= usual;
}

/**
 * Counts a call. Only a client that sends too many is refused, never because of another client's calls.
 * @throws `CallableError` that says when to try again
 */
export function admit(kind: CallKind, request: Pick<Request, 'headers'>): Load {
  const client = clientOf(request);
  const sender = senderOf(request);
  let onRoute = 0;
  if (client !== undefined) {
    // With the sender, so that forging another client's address does not get that client refused or marked.
    const route = `${kind} ${client} ${sender}`;
    onRoute = count(routeCalls, route);
    if (onRoute > callsPerClient) {
      if (onRoute === callsPerClient + 1) log.callsLimited(kind, 'client');
      throw tooManyCalls(routeCalls.getRemainingTTL(route));
    }
  }
  const usual = callsPerInstance.value();
  const all = count(instanceCalls, kind);
  if (all === usual + 1) log.callsLimited(kind, 'instance');
  if (onRoute > callsInFlood) return all > usual ? 'flood' : 'usual';
  const ofSender = count(senderCalls, `${kind} ${sender}`);
  if (isInShare(kind, ofSender, usual)) return 'usual';
  return ofSender > senderCallsInFlood ? 'flood' : 'busy';
}

/**
 * What this instance answered to a submission lately. A repetition gets the same answer and is not
 * counted: a visitor whose first answer was lost need not wait.
 */
export const recentAnswer = (key: string): object | undefined => recentAnswers.get(key);

/** Remembers and returns the answer to a submission whose mails are all queued. */
export function rememberAnswer<Answer extends object>(
  key: string,
  answer: Answer,
  milliseconds = window,
): Answer {
  recentAnswers.set(key, answer, { ttl: milliseconds });
  return answer;
}

/**
 * Counts a mail that is about to be queued, so that calls at the same time do not pass the limit together.
 * @returns takes back the count of a mail that was not queued; undefined if the mailbox has had its mails of this call
 * today
 */
export function countMail(call: MailContext['call'], email: string): (() => void) | undefined {
  const key = createHmac('sha256', submissionKey.value())
    .update(JSON.stringify(['mails', call, mailboxKey(email)]))
    .digest('base64url');
  if ((mailboxMails.get(key) ?? 0) >= mailsPerMailbox) return undefined;
  count(mailboxMails, key);
  return () => void mailboxMails.set(key, (mailboxMails.get(key) ?? 1) - 1);
}
