import type { Locale } from '@elevate/languages';
import type { IssueCode } from './issues.ts';
import type { JourneyId } from './journeys.ts';
import type { EnquiryField } from './limits.ts';
import type { Signals } from './marks.ts';

/**
 * The callables, by the name they are deployed under (docs/product.md, section 7). The third confirms
 * a subscription with the token of the mail that asked for it.
 */
export const callNames = {
  enquiry: 'send-contact-email',
  subscription: 'send-newsletter-email',
  confirmation: 'newsletter-confirm',
} as const;
export type CallName = (typeof callNames)[keyof typeof callNames];

/**
 * What takes `token=…` as a form sends it (`application/x-www-form-urlencoded`), from our page and from
 * mail programs alike (RFC 8058); it is no callable. A mail program adds
 * `List-Unsubscribe=One-Click`, so our page sends that too.
 */
export const unsubscribeName = 'newsletter-unsubscribe';

/** What travels with a form's fields. */
export interface SubmissionContext extends Signals {
  /** The language the visitor reads; the answer is written in it. */
  locale?: Locale;
  /** A UUID (RFC 9562) that a filled form keeps over its retries, so that they are one mail. */
  submissionId?: string;
}

/** What the browser sends with an enquiry. */
export interface EnquiryPayload extends SubmissionContext {
  name: string;
  email: string;
  phone?: string;
  message: string;
  /** The journey the visitor came from. */
  about?: JourneyId;
}

/** What the browser sends to subscribe to the newsletter. */
export interface SubscriptionPayload extends SubmissionContext {
  email: string;
}

/** What the browser sends when the button of the confirmation page is pressed. */
export interface ConfirmationPayload {
  /** What stands after the `#` of the link in the mail. */
  token: string;
}

/** What a press of that button is answered with. */
export interface ConfirmationAnswer {
  accepted: true;
  /** All that the token can bring about was done before: nothing follows from this press. */
  isRepeated?: true;
}

/** Why a token is refused, as `details.reason` of an `invalid-argument`. */
export type TokenFailure = 'token-expired' | 'token-invalid';

export interface CallPayloads {
  'send-contact-email': EnquiryPayload;
  'send-newsletter-email': SubscriptionPayload;
  'newsletter-confirm': ConfirmationPayload;
}

/** What the caller learns of a call that was taken: of a submission, nothing but that it was. */
export interface CallAnswers {
  'send-contact-email': void;
  'send-newsletter-email': void;
  'newsletter-confirm': ConfirmationAnswer;
}

export interface Issue {
  field: EnquiryField;
  code: IssueCode;
}
