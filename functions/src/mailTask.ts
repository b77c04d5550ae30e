import type {
  About,
  Brief,
  CallName,
  EnquiryPayload,
  Mark,
  SubscriptionPayload,
  unsubscribeName,
} from '@elevate/enquiry';
import type { Locale } from '@elevate/languages';
import type { UndeliverableMail } from '@elevate/mail';

/**
 * The queues and their functions, as index.ts exports them: the team's mail; the team's mail of a flood;
 * visitors' mail. Each has a rate of its own (settings.ts), so that no queue delays another. `mail-deliver`
 * may also hold the visitors' mail of a version that had no other queue.
 */
export const queueNames = {
  team: 'mail-deliver',
  flood: 'mail-flood',
  visitor: 'mail-visitor',
} as const;
export type Queue = keyof typeof queueNames;

/** Which call queues a mail, and for whom. */
export interface MailContext {
  call: CallName | typeof unsubscribeName;
  recipient: 'team' | 'visitor';
}

/** Set on every mail to a visitor. */
interface ToVisitor {
  to: string;
  locale: Locale;
  /** Set on one that was refused, and which is queued again in a new task. */
  repeats?: {
    /** Id of the first task: the Message-ID is made of it. */
    id: string;
    refusals: number;
    /** When it was first refused. */
    since?: number;
  };
}

/** Set on the mails of an enquiry that tests the site (smoke.ts). */
interface Smoke {
  smoke?: boolean;
}

/** The forms of a mail to the team whose content the mail server refuses, each in a task of its own. */
type RefusedForm =
  /** The facts, with the whole mail as an attachment. */
  | { form: 'attached' }
  /** The mail as it was, held to be read: until when, in milliseconds since 1970. */
  | { form: 'held'; until: number }
  /** Where to read it: the name of the task that holds it, its queue, and how long. */
  | { form: 'notice'; held: { task: string; queue?: Queue; until: number } };

/** Set on a mail to the team that is queued again, because the mail server refuses its content. */
interface AnotherForm {
  /** With the id of the first task: the Message-ID is made of it. */
  refused?: RefusedForm & { id: string };
}

/**
 * The data of a task: one mail to one recipient, so that a failure repeats no other mail. Times are in
 * milliseconds since 1970. `thread` is the id of the task whose mail this one refers to.
 *
 * Tasks may wait for weeks, so a new version reads tasks of the old one: add to these types, never
 * change or remove.
 */
export type MailTask =
  | ({
      mail: 'enquiry-for-team';
      enquiry: EnquiryPayload;
      receivedAt: number;
      marks?: readonly Mark[];
    } & AnotherForm &
      Smoke)
  | ({
      mail: 'enquiry-acknowledgement';
      about?: About;
      brief?: Brief;
      receivedAt?: number;
      thread?: string;
    } & ToVisitor &
      Smoke)
  | ({ mail: 'subscription-confirmation'; requestedAt: number } & ToVisitor)
  | ({
      mail: 'subscription-for-team';
      subscription: SubscriptionPayload;
      /** When the form was sent. */
      receivedAt: number;
      /** When the subscription was confirmed. Undefined if it was not. */
      confirmedAt?: number;
      marks?: readonly Mark[];
      thread?: string;
    } & AnotherForm)
  | ({ mail: 'subscription-welcome'; thread?: string; confirmedAt?: number } & ToVisitor)
  | ({
      mail: 'unsubscribe-for-team';
      email: string;
      locale?: Locale;
      receivedAt: number;
      thread?: string;
    } & AnotherForm)
  | ({
      mail: 'undeliverable-for-team';
      /** Which mail the visitor's address refuses. */
      undeliverable: UndeliverableMail;
      email: string;
      locale: Locale;
      /** When the form was sent. */
      receivedAt: number;
      thread?: string;
    } & AnotherForm &
      Smoke);

export type VisitorTask = Extract<MailTask, ToVisitor>;

export type TeamTask = Exclude<MailTask, VisitorTask>;
