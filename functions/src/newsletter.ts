import { callNames, unsubscribeName } from '@elevate/enquiry';
import { localizedPath, sourceLocale } from '@elevate/languages';
import type { Request } from 'firebase-functions/https';
import { CallableError, unavailableError } from './CallableError.ts';
import { accepted, onCallable, onPublicRequest } from './callable.ts';
import { admit, rememberSubmission, wasSubmitted } from './limits.ts';
import { log } from './log.ts';
import { queueForVisitor, queueMail } from './queue.ts';
import { siteOrigin, submissionKey, tokenKey } from './settings.ts';
import { slotOf, taskName } from './taskName.ts';
import { openToken } from './token.ts';

const secrets = [submissionKey, tokenKey];

const failureMessages = {
  'token-expired': 'This link has expired. Please subscribe again.',
  'token-invalid':
    'This link is incomplete. Please open it from the email again, or subscribe again.',
} as const;

/**
 * `newsletter-confirm`: the button of the page that the mail leads to. The team is told about the
 * subscription, and the subscriber gets a welcome, both once however often the button is pressed within
 * the hour that the queue remembers task names.
 */
export const confirmSubscription = onCallable(secrets, async (data, request) => {
  const call = callNames.confirmation;
  const now = Date.now();
  const token = (data as { token?: unknown } | null | undefined)?.token;
  const { claims, failure } = await openToken('confirm', token, tokenKey.value(), now);
  if (failure) {
    log.tokenRefused(call, failure);
    throw new CallableError(400, failureMessages[failure], { reason: failure });
  }
  const { id: thread, email, locale, requestedAt = now } = claims;
  const forTeam = { call, recipient: 'team' } as const;
  const id = taskName(forTeam, thread);
  if (wasSubmitted(id)) {
    log.mailQueuedBefore(call, 'team', id);
    return accepted;
  }
  admit('confirmation', request);

  const subscription = { email, locale };
  const outcome = await queueMail(
    {
      mail: 'subscription-for-team',
      subscription,
      receivedAt: requestedAt,
      confirmedAt: now,
      thread,
    },
    id,
    forTeam,
  );
  if (outcome === 'failed') throw unavailableError();
  const isWelcomed = await queueForVisitor(
    { mail: 'subscription-welcome', to: email, locale, thread },
    taskName({ call, recipient: 'visitor' }, thread),
    'confirmation',
    call,
  );
  if (!isWelcomed) throw unavailableError();
  rememberSubmission(id);
  return accepted;
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
      log.tokenRefused(call, failure);
      throw new CallableError(
        400,
        "This link is incomplete. Please email us, and we'll remove your address.",
        { reason: failure },
      );
    }
    const { id: thread, email, locale } = claims;
    const forTeam = { call, recipient: 'team' } as const;
    // The time, because the subscriber may subscribe again and then open the old link again.
    const id = taskName(forTeam, thread, slotOf(now));
    if (wasSubmitted(id)) {
      log.mailQueuedBefore(call, 'team', id);
    } else {
      admit('unsubscribe', request);
      const outcome = await queueMail(
        { mail: 'unsubscribe-for-team', email, locale, receivedAt: now, thread },
        id,
        forTeam,
      );
      if (outcome === 'failed') throw unavailableError();
      rememberSubmission(id);
    }
    response.json({ result: accepted });
  },
);
