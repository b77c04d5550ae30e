import { brand } from '@elevate/brand';
import { confirmationDays, type Mark, unsubscribeName } from '@elevate/enquiry';
import { type Locale } from '@elevate/languages';
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
import type { DeliverableTask } from './mailTask.ts';
import { siteOrigin, teamEmail, teamLocale, teamTimeZone, tokenKey } from './settings.ts';
import { makeToken } from './token.ts';

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
export async function compose(task: DeliverableTask, id: string): Promise<Composed> {
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
export const headersOf = (
  { mail }: DeliverableTask,
  { automatic, marks, unsubscribeHref }: Composed,
) => ({
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
