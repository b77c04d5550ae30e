import type { Locale } from '@elevate/languages';
import type { Brief } from './brief.ts';
import type { IssueCode } from './issues.ts';
import type { About } from './journeys.ts';
import type { EnquiryField } from './limits.ts';
import type { BotSignals } from './marks.ts';

/** Names of the functions that speak the callable protocol (docs/product.md, section 7). */
export const callNames = {
  enquiry: 'send-contact-email',
  subscription: 'send-newsletter-email',
  /** Confirms a subscription with the token from a mail. */
  confirmation: 'newsletter-confirm',
} as const;
export type CallName = (typeof callNames)[keyof typeof callNames];

/**
 * Name of the function that takes `token=…` as a form (`application/x-www-form-urlencoded`), from our
 * page and from mail programs (RFC 8058). A mail program adds `List-Unsubscribe=One-Click`, and so does
 * our page. It does not speak the callable protocol.
 */
export const unsubscribeName = 'newsletter-unsubscribe';

/** Sent with a form's fields. */
export interface SubmissionContext extends BotSignals {
  /** The language the visitor reads. The answer is in this language. */
  locale?: Locale;
  /** A UUID (RFC 9562) that a filled form keeps over its retries, so that they are one mail. */
  submissionId?: string;
}

/** Sent with an enquiry. */
export interface EnquiryPayload extends SubmissionContext {
  name: string;
  email: string;
  phone?: string;
  message: string;
  /** The journeys that the visitor came from or saved. */
  about?: About;
  /** The optional answers below the form's fields. */
  brief?: Brief;
  /** The version of the consent that the visitor agreed to, an ISO 8601 date. */
  consentVersion?: string;
  /** The version of the optional consent to the use of details on health, if it was given. */
  healthConsentVersion?: string;
}

/** Sent to subscribe to the newsletter. */
export interface SubscriptionPayload extends SubmissionContext {
  email: string;
}

/** Sent to confirm a subscription. */
interface ConfirmationPayload {
  /** The part after the `#` of the link in the mail. */
  token: string;
}

export interface EnquiryResult {
  accepted: true;
  /**
   * Names the enquiry on the page and in both mails, such as `EYJ-4K7Q2M`; the same for the same enquiry sent
   * again. The functions of the previous release return none.
   */
  reference?: string;
  /** No mail confirms the enquiry to the visitor, who should know. @default false */
  isUnacknowledged?: boolean;
}

/** Why a token is refused: `details.reason` of an `INVALID_ARGUMENT` error. */
export type TokenFailure = 'token-expired' | 'token-invalid';

export interface CallPayloads {
  [callNames.enquiry]: EnquiryPayload;
  [callNames.subscription]: SubscriptionPayload;
  [callNames.confirmation]: ConfirmationPayload;
}

/** What the browser uses of a call's result; a function of another release may return none. */
export interface CallResults {
  [callNames.enquiry]: Partial<EnquiryResult> | null;
  [callNames.subscription]: void;
  [callNames.confirmation]: void;
}

/** One of the `details.issues` of an `INVALID_ARGUMENT` error. */
export interface Issue {
  field: EnquiryField;
  code: IssueCode;
}
