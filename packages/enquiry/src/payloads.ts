import { type ObjectSchema, ValidationError } from 'yup';
import type { IssueCode } from './issues.ts';
import { isJourneyId, isLocale, type JourneyId, type Locale } from './journeys.ts';
import type { EnquiryField } from './limits.ts';
import { type Signals, signals } from './marks.ts';
import { enquirySchema, subscriptionSchema } from './schemas.ts';

/**
 * The callables, by the name they are deployed under (specification, section 7). The third confirms
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

interface SubmissionContext extends Signals {
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

/** Why a token is refused, as `details.reason` of an `invalid-argument`. */
export type TokenFailure = 'token-expired' | 'token-invalid';

export interface CallPayloads {
  'send-contact-email': EnquiryPayload;
  'send-newsletter-email': SubscriptionPayload;
  'newsletter-confirm': ConfirmationPayload;
}

export interface Issue {
  field: EnquiryField;
  code: IssueCode;
}

export type Parsed<T> = { value: T; issues?: never } | { value?: never; issues: Issue[] };

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Optional company of a submission: what is unknown is dropped, never a reason to refuse it. */
function submissionContext(data: Record<string, unknown>): SubmissionContext {
  const { locale, submissionId } = data;
  return {
    ...(isLocale(locale) && { locale }),
    ...(typeof submissionId === 'string' &&
      uuid.test(submissionId) && { submissionId: submissionId.toLowerCase() }),
    ...signals(data),
  };
}

/**
 * A field as the schemas can look at it: text, or an empty list for anything else that is there,
 * which no schema takes for text. An object could bring a `toString` of its own, which Yup would call.
 */
const asField = (value: unknown) => (typeof value === 'string' || value == null ? value : []);

/** Validates with a schema and answers with its values, or with the first issue of every field in order. */
function validate<T extends object>(
  schema: ObjectSchema<T>,
  data: Record<string, unknown>,
): Parsed<T> {
  try {
    const fields = Object.keys(schema.fields).map((name) => [name, asField(data[name])]);
    return { value: schema.validateSync(Object.fromEntries(fields), { abortEarly: false }) as T };
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const first = new Map<EnquiryField, IssueCode>();
    for (const { path, message } of error.inner) {
      const field = path as EnquiryField;
      if (!first.has(field)) first.set(field, message as IssueCode);
    }
    return {
      issues: (Object.keys(schema.fields) as EnquiryField[]).flatMap((field) => {
        const code = first.get(field);
        return code ? [{ field, code }] : [];
      }),
    };
  }
}

const asRecord = (data: unknown): Record<string, unknown> =>
  typeof data === 'object' && data !== null && !Array.isArray(data) ? { ...data } : {};

/**
 * Reads the data of a `send-contact-email` call, whatever it is.
 * @returns the enquiry, trimmed, or the first issue of each field, in the fields' order.
 */
export function parseEnquiry(data: unknown): Parsed<EnquiryPayload> {
  const record = asRecord(data);
  const { value, issues } = validate(enquirySchema, record);
  if (issues) return { issues };
  return {
    value: {
      ...value,
      ...submissionContext(record),
      ...(isJourneyId(record['about']) && { about: record['about'] }),
    },
  };
}

/**
 * Reads the data of a `send-newsletter-email` call, whatever it is.
 * @returns the subscription, trimmed, or the issue of its address.
 */
export function parseSubscription(data: unknown): Parsed<SubscriptionPayload> {
  const record = asRecord(data);
  const { value, issues } = validate(subscriptionSchema, record);
  return issues ? { issues } : { value: { ...value, ...submissionContext(record) } };
}
