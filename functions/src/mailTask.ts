import type { EnquiryPayload, Locale, SubscriptionPayload } from '@elevate/enquiry';

/** Name of the queue's function, as index.ts exports it. */
export const queueName = 'mail-deliver';

/**
 * What a task of the queue holds: one mail to one recipient, so that one failure never repeats
 * another's mail. Tasks outlive deploys by days: widen these types, never change what is there.
 */
export type MailTask =
  | { mail: 'enquiry-for-team'; enquiry: EnquiryPayload; receivedAt: number }
  | { mail: 'enquiry-acknowledgement'; to: string; locale: Locale }
  | { mail: 'subscription-for-team'; subscription: SubscriptionPayload; receivedAt: number }
  | { mail: 'subscription-welcome'; to: string; locale: Locale }
  | { mail: 'marker' };
