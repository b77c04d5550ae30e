import type { EnquiryPayload, Mark, SubscriptionPayload } from '@elevate/enquiry';
import type { Locale } from '@elevate/languages';

/** Name of the queue's function, as index.ts exports it. */
export const queueName = 'mail-deliver';

/** What a mail has met before whose recipient was refused for now: a task of its own tries it again. */
interface Repetition {
  repeats?: {
    /** The first task, of which the Message-ID is. */
    id: string;
    refusals: number;
  };
}

/**
 * What a task of the queue holds: one mail to one recipient, so that one failure never repeats
 * another's mail. Tasks outlive deploys by days: widen these types, never change what is there.
 * Times are milliseconds since 1970. `thread` is the id of the task whose mail this one belongs to.
 */
export type MailTask =
  | {
      mail: 'enquiry-for-team';
      enquiry: EnquiryPayload;
      receivedAt: number;
      marks?: readonly Mark[];
    }
  | ({
      mail: 'enquiry-acknowledgement';
      to: string;
      locale: Locale;
      receivedAt?: number;
      thread?: string;
    } & Repetition)
  | ({
      mail: 'subscription-confirmation';
      to: string;
      locale: Locale;
      requestedAt: number;
    } & Repetition)
  | {
      mail: 'subscription-for-team';
      subscription: SubscriptionPayload;
      receivedAt: number;
      /** When the button was pressed. Without it nobody has confirmed anything. */
      confirmedAt?: number;
      marks?: readonly Mark[];
      thread?: string;
    }
  | ({ mail: 'subscription-welcome'; to: string; locale: Locale; thread?: string } & Repetition)
  | {
      mail: 'unsubscribe-for-team';
      email: string;
      locale?: Locale;
      receivedAt: number;
      thread?: string;
    }
  | { mail: 'marker' };

/** A task that is a mail: any but the marker, which only takes a name. */
export type DeliverableTask = Exclude<MailTask, { mail: 'marker' }>;
