import { brand } from '@elevate/brand';
import { type Locale, type Mark, unsubscribeName } from '@elevate/enquiry';
import {
  type RenderedMail,
  renderEnquiryAcknowledgement,
  renderEnquiryForTeam,
  renderSubscriptionConfirmation,
  renderSubscriptionForTeam,
  renderSubscriptionWelcome,
  renderUnconfirmedForTeam,
  renderUnsubscribeForTeam,
} from '@elevate/mail';
import { HttpsError } from 'firebase-functions/https';
import { onTaskDispatched } from 'firebase-functions/tasks';
import { deliveryLimits, refusalPauses } from './limits.ts';
import { errorCode, log } from './log.ts';
import type { MailTask } from './mailTask.ts';
import { enqueue } from './queue.ts';
import {
  fromEmail,
  queueBackoff,
  queueLimits,
  region,
  serviceAccount,
  siteOrigin,
  smtpUrl,
  teamEmail,
  teamLocale,
  teamTimeZone,
  tokenKey,
} from './settings.ts';
import { attemptLimit, deliveryFailure, inTime, openTransport } from './smtp.ts';
import { confirmationDays, makeToken } from './token.ts';

/**
 * As good as without end: at an hour between attempts, a century. -1 would be Cloud Tasks' own word
 * for it, but the emulator takes it for 'no retry'. No limit in time is set, as both would have to
 * pass. (What remains is Cloud Tasks' own: it deletes a task after 31 days. `mail waits long` is
 * logged as an error long before.)
 */
const unlimitedAttempts = 1_000_000;

/**
 * Milliseconds after which a mail to a visitor is not sent any more, however often the mail server
 * failed: as long as a request to confirm is good for. Later it would only puzzle.
 */
const visitorsWait = confirmationDays * 24 * 60 * 60 * 1000;

/**
 * From this attempt on a waiting mail is logged as an error: some two minutes at the default backoff. A
 * mail server that has hiccuped is back by then; a password that was changed, or a name that is gone,
 * is what somebody has to look at.
 */
const longWait = 3;

type DeliverableTask = Exclude<MailTask, { mail: 'marker' }>;

type VisitorTask = Extract<DeliverableTask, { to: string }>;

/** The mails that may be given up. Any other, known here or of a newer deploy, is kept. */
const isForVisitor = (task: DeliverableTask): task is VisitorTask =>
  task.mail === 'enquiry-acknowledgement' ||
  task.mail === 'subscription-confirmation' ||
  task.mail === 'subscription-welcome';

/** Whether a form was sent so long ago that nobody waits for this mail. A welcome is never late. */
function isTooLate(task: DeliverableTask): boolean {
  const sentAt =
    task.mail === 'subscription-confirmation'
      ? task.requestedAt
      : task.mail === 'enquiry-acknowledgement'
        ? task.receivedAt
        : undefined;
  return sentAt !== undefined && Date.now() > sentAt + visitorsWait;
}

interface Composed extends RenderedMail {
  to: { name: string; address: string };
  replyTo: { name: string; address: string };
  /** The task whose mail opened the thread that this one belongs to. */
  thread?: string | undefined;
  /** What `Auto-Submitted` says. */
  automatic?: 'auto-generated' | 'auto-replied';
  marks?: readonly Mark[] | undefined;
  /** Where one click in a mail program unsubscribes (RFC 8058). */
  unsubscribeHref?: string;
}

const page = (path: string, locale: Locale, token: string) =>
  `${siteOrigin.value()}${locale === 'de' ? '/de' : ''}${path}#${token}`;

/** Renders a task's mail and adds who gets it. */
async function compose(task: DeliverableTask, id: string): Promise<Composed> {
  const team = { name: brand.name, address: teamEmail.value() };
  const reader = { locale: teamLocale(), timeZone: teamTimeZone.value() };
  const now = Date.now();
  switch (task.mail) {
    case 'enquiry-for-team': {
      const { enquiry, receivedAt, marks = [] } = task;
      const mail = await renderEnquiryForTeam({ enquiry, receivedAt, marks, ...reader });
      return { to: team, marks, ...mail };
    }
    case 'enquiry-acknowledgement':
      return {
        to: { name: '', address: task.to },
        replyTo: team,
        thread: task.thread,
        automatic: 'auto-replied',
        ...(await renderEnquiryAcknowledgement(task)),
      };
    case 'subscription-confirmation': {
      const { to: email, locale, requestedAt } = task;
      // The id is the task's: two copies of this mail, after a lost answer, confirm the same thing.
      const token = await makeToken(
        'confirm',
        { id, email, locale, requestedAt },
        tokenKey.value(),
        now,
      );
      return {
        to: { name: '', address: email },
        replyTo: team,
        automatic: 'auto-generated',
        ...(await renderSubscriptionConfirmation({
          locale,
          href: page('/newsletter/confirm', locale, token),
          validDays: confirmationDays,
        })),
      };
    }
    case 'subscription-for-team': {
      const { subscription, receivedAt: requestedAt, confirmedAt, marks = [], thread } = task;
      const facts = { subscription, requestedAt, ...reader };
      return {
        to: team,
        thread,
        automatic: 'auto-generated',
        marks,
        ...(await (confirmedAt === undefined
          ? renderUnconfirmedForTeam({ ...facts, marks })
          : renderSubscriptionForTeam({ ...facts, confirmedAt }))),
      };
    }
    case 'subscription-welcome': {
      const { to: email, locale, thread = id } = task;
      const token = await makeToken(
        'unsubscribe',
        { id: thread, email, locale },
        tokenKey.value(),
        now,
      );
      return {
        to: { name: '', address: email },
        replyTo: team,
        thread: task.thread,
        automatic: 'auto-generated',
        unsubscribeHref: `${siteOrigin.value()}/functions/${unsubscribeName}?token=${token}`,
        ...(await renderSubscriptionWelcome({
          locale,
          unsubscribeHref: page('/newsletter/unsubscribe', locale, token),
        })),
      };
    }
    case 'unsubscribe-for-team': {
      const { email, locale, receivedAt, thread } = task;
      return {
        to: team,
        thread,
        automatic: 'auto-generated',
        ...(await renderUnsubscribeForTeam({
          email,
          ...(locale && { subscriberLocale: locale }),
          receivedAt,
          ...reader,
        })),
      };
    }
    default:
      // A task of a newer deploy, after a roll-back: it waits for that to return.
      throw new Error('unknown mail');
  }
}

/**
 * Headers that mail programs act on.
 * - `Auto-Submitted` (RFC 3834) keeps out-of-office replies from answering. An enquiry is what a person
 *   wrote, and goes without: help desks put aside what says it is automatic.
 * - `List-Unsubscribe` and its `-Post` (RFC 2369, RFC 8058) give a mail program its one click. The
 *   signature of the mail (DKIM) must cover both, or mail programs pay them no heed.
 * - `X-Elevate-Mail` and `X-Elevate-Marks` are for the filters of the team's mailbox.
 */
const headersOf = ({ mail }: DeliverableTask, { automatic, marks, unsubscribeHref }: Composed) => ({
  'X-Elevate-Mail': mail,
  ...(marks && marks.length > 0 && { 'X-Elevate-Marks': marks.join(', ') }),
  ...(automatic && { 'Auto-Submitted': automatic }),
  ...(unsubscribeHref && {
    'List-Unsubscribe': {
      prepared: true,
      // Folded by hand, at the comma: a mail program wants the address in one piece.
      value: `<${unsubscribeHref}>,\r\n <mailto:${teamEmail.value()}?subject=unsubscribe>`,
    },
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }),
});

/**
 * One attempt. The Message-ID is the task's, so that a repetition after a lost answer can be told.
 *
 * Threads: the acknowledgement refers to the mail that the team got, which the visitor never saw. So
 * the team's answer, which refers to that mail too, stands below the acknowledgement in the visitor's
 * mailbox, and what the visitor answers to either stands below the enquiry in the team's. The mails of
 * a subscription all refer to the one that asked to confirm it.
 */
async function send(task: DeliverableTask, id: string): Promise<void> {
  const from = fromEmail.value();
  const messageId = (of: string) => `<${of}@${from.slice(from.lastIndexOf('@') + 1)}>`;
  const composed = await compose(task, id);
  const { to, replyTo, subject, html, text, thread } = composed;
  const transport = openTransport(smtpUrl.value());
  try {
    const sending = transport.sendMail({
      from: { name: brand.name, address: from },
      to,
      replyTo,
      subject,
      html,
      text,
      messageId: messageId(id),
      ...(thread && { inReplyTo: messageId(thread), references: messageId(thread) }),
      headers: headersOf(task, composed),
      // Nothing is attached, so nothing a visitor typed may ever name a file or an address to load.
      disableFileAccess: true,
      disableUrlAccess: true,
    });
    await inTime(sending, attemptLimit);
  } finally {
    transport.close();
  }
}

/**
 * Queues a refused mail anew, to be tried after a pause in minutes. A task of its own counts what the
 * recipient refused, where Cloud Tasks counts every failure, and leaves its place in the queue to others.
 */
async function repeat(
  task: VisitorTask,
  id: string,
  refusals: number,
  pause: number,
): Promise<void> {
  try {
    await enqueue({ ...task, repeats: { id, refusals } }, `${id}-${refusals}`, {
      scheduleDelaySeconds: pause * 60,
    });
  } catch (error) {
    throw new HttpsError('internal', `${errorCode(error)} (task ${id})`);
  }
}

/** `mail-deliver`: the queue's function. Whatever it throws makes Cloud Tasks try again later. */
export const deliverMail = onTaskDispatched<MailTask>(
  {
    region,
    serviceAccount,
    invoker: serviceAccount,
    // Time to log what became of an attempt that took all of its own.
    timeoutSeconds: attemptLimit / 1000 + 30,
    ...deliveryLimits,
    retryConfig: { maxAttempts: unlimitedAttempts, maxDoublings: 16, ...queueBackoff },
    rateLimits: queueLimits,
    secrets: [smtpUrl, tokenKey],
  },
  async ({ data: task, id: name, retryCount }) => {
    if (task.mail === 'marker') return;
    const { id, refusals } = (isForVisitor(task) && task.repeats) || { id: name, refusals: 0 };
    const attempt = refusals + retryCount + 1;
    if (isTooLate(task)) {
      log.mailGivenUp(task.mail, id, attempt, 'too late');
      return;
    }
    try {
      await send(task, id);
      log.mailSent(task.mail, id, attempt);
    } catch (error) {
      const { code, refusal } = deliveryFailure(error);
      const isRefused = isForVisitor(task) && refusal !== undefined;
      const pause = refusal === 'for good' ? undefined : refusalPauses[refusals];
      if (isRefused && pause === undefined) {
        log.mailGivenUp(task.mail, id, attempt, code);
        return;
      }
      if (isRefused || attempt < longWait) log.mailWaits(task.mail, id, attempt, code);
      else log.mailWaitsLong(task.mail, id, attempt, code);
      if (isRefused && pause !== undefined) return repeat(task, id, refusals + 1, pause);
      // An HttpsError, because the SDK logs any other error whole.
      throw new HttpsError('internal', `${code} (task ${id})`);
    }
  },
);
