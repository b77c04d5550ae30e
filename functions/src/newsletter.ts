import { type ConfirmationAnswer, callNames, unsubscribeName } from '@elevate/enquiry';
import { HttpsError, onCall, onRequest, type Request } from 'firebase-functions/https';
import { setAnswerHeaders } from './answerHeaders.ts';
import { callOptions } from './callOptions.ts';
import { admit, callLimits, secondsToWait } from './limits.ts';
import { log } from './log.ts';
import { plainCall } from './plainCall.ts';
import { queueMail, queueSealed } from './queue.ts';
import { notTaken } from './send.ts';
import { region, serviceAccount, siteOrigin, submissionKey, tokenKey } from './settings.ts';
import { submissionTasks, taskName } from './submission.ts';
import { openToken } from './token.ts';

const secrets = [submissionKey, tokenKey];

const words = {
  'token-expired': 'This link is too old. Please subscribe again.',
  'token-invalid': 'This link is not complete. Please open it from the mail, or subscribe again.',
} as const;

/**
 * `newsletter-confirm`: the button of the page that the mail leads to. The team hears of the
 * subscription, and the subscriber is welcomed, once for a token, however often it is pressed.
 */
export const confirmSubscription = plainCall(
  onCall(callOptions(secrets), async ({ data, rawRequest }): Promise<ConfirmationAnswer> => {
    const call = callNames.confirmation;
    const now = Date.now();
    const token = (data as { token?: unknown } | null)?.token;
    const { claims, expiresAt, failure } = await openToken('confirm', token, tokenKey.value(), now);
    if (failure) {
      log.tokenRefused(call, failure);
      throw new HttpsError('invalid-argument', words[failure], { reason: failure });
    }
    await admit('confirmation', rawRequest);

    const { id: thread, email, locale, requestedAt = now } = claims;
    const name = (use: string) => taskName(submissionKey.value(), [call, use, thread]);
    const outcome = await queueSealed(
      [
        {
          task: {
            mail: 'subscription-for-team',
            subscription: { email, locale },
            receivedAt: requestedAt,
            confirmedAt: now,
            thread,
          },
          id: name('team'),
          recipient: 'team',
        },
        {
          task: { mail: 'subscription-welcome', to: email, locale, thread },
          id: name('visitor'),
          recipient: 'visitor',
        },
      ],
      name('seal'),
      expiresAt ?? now,
      call,
    );
    if (outcome === 'failed') throw notTaken();
    return { accepted: true, ...(outcome === 'queued before' && { isRepeated: true }) };
  }),
);

/** Whatever came as a token, in the form of our page or behind the address, as a mail program sends it. */
const tokenIn = ({ body, query }: Request): unknown =>
  (typeof body === 'object' && body !== null && 'token' in body && body.token) || query['token'];

/** What the outside gets to know of a call that is none for the SDK. */
const refusal = (status: string, message: string, details?: object) => ({
  error: { status, message, ...(details && { details }) },
});

/**
 * `newsletter-unsubscribe`: what List-Unsubscribe names. A POST (RFC 8058: one click in a mail program,
 * or the button of our page) asks the team to remove the address. A GET changes nothing, since
 * scanners open links: it leads to our page, the token behind a `#`, where no log sees it.
 */
export const unsubscribe = onRequest(
  { ...callLimits, region, serviceAccount, secrets, invoker: 'public' },
  async (request, response) => {
    const call = unsubscribeName;
    const now = Date.now();
    setAnswerHeaders(response);
    if (!['POST', 'GET', 'HEAD'].includes(request.method)) {
      response.set('Allow', 'POST, GET, HEAD').status(405).end();
      return;
    }
    const token = tokenIn(request);
    const { claims, failure } = await openToken('unsubscribe', token, tokenKey.value(), now);
    if (request.method !== 'POST') {
      const folder = claims?.locale === 'de' ? '/de' : '';
      // Whatever else came would only be carried on; the page says what is to be done without it.
      const fragment = claims ? `#${String(token)}` : '';
      response.redirect(303, `${siteOrigin.value()}${folder}/newsletter/unsubscribe${fragment}`);
      return;
    }
    if (failure) {
      log.tokenRefused(call, failure);
      const message = 'This link is not complete. Please write to us, and we remove your address.';
      response.status(400).json(refusal('INVALID_ARGUMENT', message, { reason: failure }));
      return;
    }
    const seconds = await secondsToWait('unsubscribe', request);
    if (seconds !== undefined) {
      response
        .set('Retry-After', String(seconds))
        .status(429)
        .json(refusal('RESOURCE_EXHAUSTED', 'Please try again in a few minutes.'));
      return;
    }
    const { id: thread, email, locale } = claims;
    const outcome = await queueMail(
      { mail: 'unsubscribe-for-team', email, locale, receivedAt: now, thread },
      submissionTasks({
        call,
        recipient: 'team',
        fields: [email.toLowerCase()],
        now,
        key: submissionKey.value(),
      }),
      { call, recipient: 'team' },
    );
    if (outcome === 'failed') {
      response.status(503).json(refusal('UNAVAILABLE', 'Please try again in a minute.'));
      return;
    }
    response.status(200).json({ result: { accepted: true } });
  },
);
