import { brand } from '@elevate/brand';
import {
  renderEnquiryAcknowledgement,
  renderEnquiryForTeam,
  renderSubscriptionForTeam,
  renderSubscriptionWelcome,
} from '@elevate/mail';
import { HttpsError } from 'firebase-functions/https';
import { onTaskDispatched } from 'firebase-functions/tasks';
import { log } from './log.ts';
import type { MailTask } from './mailTask.ts';
import {
  fromEmail,
  queueBackoff,
  queueLimits,
  region,
  serviceAccount,
  smtpUrl,
  teamEmail,
  teamLocale,
  teamTimeZone,
} from './settings.ts';
import { attemptLimit, deliveryFailure, inTime, openTransport } from './smtp.ts';

/**
 * As good as without end: at an hour between attempts, a century. -1 would be Cloud Tasks' own word
 * for it, but the emulator takes it for 'no retry'. No limit in time is set, as both would have to
 * pass. (What remains is Cloud Tasks' own: it deletes a task after 31 days. `mail waits long` is
 * logged as an error long before.)
 */
const unlimitedAttempts = 1_000_000;

/** Attempts for a mail to a visitor: about a day at the default backoff. Later it would only puzzle. */
const visitorAttempts = 30;

/** From this attempt on a waiting mail is logged as an error: about an hour. */
const longWait = 8;

type DeliverableTask = Exclude<MailTask, { mail: 'marker' }>;

/** The mails that may be given up. Any other, known here or of a newer deploy, is kept. */
const isForVisitor = ({ mail }: DeliverableTask) =>
  mail === 'enquiry-acknowledgement' || mail === 'subscription-welcome';

/** Renders a task's mail and adds who gets it. */
async function compose(task: DeliverableTask) {
  const team = { name: brand.name, address: teamEmail.value() };
  const reader = { locale: teamLocale(), timeZone: teamTimeZone.value() };
  // Marks an answer no person wrote, so that out-of-office replies leave it alone (RFC 3834).
  const unattended = { headers: { 'Auto-Submitted': 'auto-replied' } };
  switch (task.mail) {
    case 'enquiry-for-team':
      return { to: team, ...(await renderEnquiryForTeam({ marks: [], ...task, ...reader })) };
    case 'subscription-for-team':
      return {
        to: team,
        ...(await renderSubscriptionForTeam({
          ...task,
          requestedAt: task.receivedAt,
          confirmedAt: task.receivedAt,
          ...reader,
        })),
      };
    case 'enquiry-acknowledgement':
      return {
        to: { name: '', address: task.to },
        replyTo: team,
        ...unattended,
        ...(await renderEnquiryAcknowledgement(task)),
      };
    case 'subscription-welcome':
      return {
        to: { name: '', address: task.to },
        replyTo: team,
        ...unattended,
        ...(await renderSubscriptionWelcome({ ...task, unsubscribeHref: brand.origin })),
      };
    default:
      // A task of a newer deploy, after a roll-back: it waits for that to return.
      throw new Error('unknown mail');
  }
}

/** One attempt. The Message-ID is the task's, so that a repetition after a lost answer can be told. */
async function send(task: DeliverableTask, id: string): Promise<void> {
  const from = fromEmail.value();
  const { to, replyTo, subject, html, text, ...rest } = await compose(task);
  const transport = openTransport(smtpUrl.value());
  try {
    const sending = transport.sendMail({
      ...rest,
      from: { name: brand.name, address: from },
      to,
      replyTo,
      subject,
      html,
      text,
      messageId: `<${id}@${from.slice(from.lastIndexOf('@') + 1)}>`,
      // Nothing is attached, so nothing a visitor typed may ever name a file or an address to load.
      disableFileAccess: true,
      disableUrlAccess: true,
    });
    await inTime(sending, attemptLimit);
  } finally {
    transport.close();
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
    memory: '256MiB',
    // Sending is waiting, so an instance takes several mails; the queue's limit keeps below 2 x 10.
    concurrency: 10,
    maxInstances: 2,
    retryConfig: { maxAttempts: unlimitedAttempts, maxDoublings: 16, ...queueBackoff },
    rateLimits: queueLimits,
    secrets: [smtpUrl],
  },
  async ({ data: task, id, retryCount }) => {
    if (task.mail === 'marker') return;
    const attempt = retryCount + 1;
    try {
      await send(task, id);
      log.mailSent(task.mail, id, attempt);
    } catch (error) {
      const { code, isPermanent } = deliveryFailure(error);
      if (isForVisitor(task) && (isPermanent || attempt >= visitorAttempts)) {
        log.mailGivenUp(task.mail, id, attempt, code);
        return;
      }
      if (attempt < longWait) log.mailWaits(task.mail, id, attempt, code);
      else log.mailWaitsLong(task.mail, id, attempt, code);
      // An HttpsError, because the SDK logs any other error whole.
      throw new HttpsError('internal', `${code} (task ${id})`);
    }
  },
);
