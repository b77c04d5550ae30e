import { callNames, type TokenFailure, unsubscribeName } from '@elevate/enquiry';
import { localizedPath, sourceLocale } from '@elevate/languages';
import type { Request } from 'firebase-functions/https';
import { CallableError, unavailableError } from './CallableError.ts';
import { accepted, onCallable, onPublicRequest } from './callable.ts';
import { admit, recentAnswer, rememberAnswer } from './limits.ts';
import { log } from './log.ts';
import type { MailContext } from './mailTask.ts';
import { queueForTeam, queueForVisitor } from './queue.ts';
import { siteOrigin, submissionKey, tokenKey } from './settings.ts';
import { taskName } from './taskName.ts';
import { openToken } from './token.ts';

const secrets = [submissionKey, tokenKey];

const failureMessages = {
  'token-expired': 'This link has expired. Please subscribe again.',
  'token-invalid':
    'This link is incomplete. Please open it from the email again, or subscribe again.',
} as const;

/**
 * Milliseconds in which a press and its repetitions are one: a double press, or the browser's second attempt.
 * Short, because Cloud Tasks remembers names for hours, and the opposite press, which another function
 * answers, must be possible in between.
 */
const pressTime = 30_000;

function refuse(call: MailContext['call'], reason: TokenFailure, message: string): never {
  log.tokenRefused(call, reason);
  throw new CallableError(400, message, { reason });
}

/**
 * Answers a press. Its repetitions are not counted, and queue nothing.
 * @param thread id of the task that asked for the confirmation
 * @param queue queues the mails of a press. Its half minute is part of their names
 */
async function answerOnce(
  call: MailContext['call'],
  thread: string,
  queue: (id: string, halfMinute: number) => Promise<void>,
): Promise<typeof accepted> {
  const forTeam = { call, recipient: 'team' } as const;
  const halfMinute = Math.floor(Date.now() / pressTime);
  const id = taskName(forTeam, thread, halfMinute);
  // Without the half minute, because a double press may be on both sides of its end.
  const press = taskName(forTeam, thread);
  if (recentAnswer(press)) log.mailQueuedBefore(call, 'team', id);
  else {
    await queue(id, halfMinute);
    rememberAnswer(press, accepted, pressTime);
  }
  return accepted;
}

/**
 * `newsletter-confirm`: the button of the page that the mail leads to. The team is told about the
 * subscription, and the subscriber gets a welcome, both once for a press and its repetitions.
 */
export const confirmSubscription = onCallable(secrets, async (data, request) => {
  const call = callNames.confirmation;
  const now = Date.now();
  const token = (data as { token?: unknown } | null | undefined)?.token;
  const { claims, failure } = await openToken('confirm', token, tokenKey.value(), now);
  if (failure) refuse(call, failure, failureMessages[failure]);
  const { id: thread, email, locale, requestedAt: receivedAt = now } = claims;
  return answerOnce(call, thread, async (id, halfMinute) => {
    const subscribed = { subscription: { email, locale }, receivedAt, confirmedAt: now, thread };
    const load = admit('confirmation', request);
    await queueForTeam({ mail: 'subscription-for-team', ...subscribed }, id, call, load);
    const welcome = await queueForVisitor(
      { mail: 'subscription-welcome', to: email, locale, thread, confirmedAt: now },
      taskName({ call, recipient: 'visitor' }, thread, halfMinute),
      call,
    );
    if (welcome === 'failed') throw unavailableError();
  });
});

/** The token: in the body (a form's) from our page, in the address from a mail program. */
const parseToken = ({ rawBody, query }: Request): unknown =>
  new URLSearchParams(String(rawBody)).get('token') || query['token'];

/**
 * `newsletter-unsubscribe`: what List-Unsubscribe names. A POST (RFC 8058: one click in a mail program,
 * or the button of our page) asks the team to remove the address. A GET changes nothing, because
 * scanners open links: it redirects to our page, with the token behind a `#`, which is not logged.
 */
export const unsubscribe = onPublicRequest(
  secrets,
  ['POST', 'GET', 'HEAD'],
  async (request, response) => {
    const call = unsubscribeName;
    const now = Date.now();
    const token = parseToken(request);
    const { claims, failure } = await openToken('unsubscribe', token, tokenKey.value(), now);
    if (request.method !== 'POST') {
      const path = localizedPath('/newsletter/unsubscribe', claims?.locale ?? sourceLocale);
      // An invalid token is left out: the page explains what to do without one.
      const fragment = claims ? `#${String(token)}` : '';
      response.redirect(303, `${siteOrigin.value()}${path}${fragment}`);
      return;
    }
    if (failure) {
      const message = "This link is incomplete. Please email us, and we'll remove your address.";
      refuse(call, failure, message);
    }
    const { id: thread, email, locale } = claims;
    const task = { mail: 'unsubscribe-for-team', email, locale, receivedAt: now, thread } as const;
    const result = await answerOnce(call, thread, async (id) => {
      await queueForTeam(task, id, call, admit('unsubscribe', request));
    });
    response.json({ result });
  },
);
