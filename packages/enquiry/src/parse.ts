import { isLocale } from '@elevate/languages';
import { type ObjectSchema, ValidationError } from 'yup';
import { parseBrief } from './brief.ts';
import type { EnquiryPayload, Issue, SubmissionContext, SubscriptionPayload } from './calls.ts';
import { consentVersion, healthConsentVersion } from './consent.ts';
import type { IssueCode } from './issues.ts';
import { parseJourneys } from './journeys.ts';
import type { EnquiryField } from './limits.ts';
import { botSignals } from './marks.ts';
import { enquirySchema, subscriptionSchema } from './schemas.ts';

export type Parsed<T> = { value: T; issues?: never } | { value?: never; issues: Issue[] };

const isoDay = /^\d{4}-\d{2}-\d{2}$/;
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** The optional data of a submission. Unknown values are dropped; they are never a reason to refuse it. */
function submissionContext(data: Record<string, unknown>): SubmissionContext {
  const { locale, submissionId } = data;
  return {
    ...(isLocale(locale) && { locale }),
    ...(typeof submissionId === 'string' &&
      uuid.test(submissionId) && { submissionId: submissionId.toLowerCase() }),
    ...botSignals(data),
  };
}

/**
 * A field for the schemas: text, or an empty list for any other value, which no schema accepts. Yup would
 * call the `toString` of an object.
 */
const asField = (value: unknown) => (typeof value === 'string' || value == null ? value : []);

/**
 * The values of a schema, or the first issue of each field, in the fields' order. The address is in NFC,
 * so that its parts are the same characters however they were typed.
 */
function validate<T extends { email: string }>(
  schema: ObjectSchema<T>,
  data: Record<string, unknown>,
): Parsed<T> {
  try {
    const fields = Object.keys(schema.fields).map((name) => [name, asField(data[name])]);
    const value = schema.validateSync(Object.fromEntries(fields), { abortEarly: false }) as T;
    return { value: { ...value, email: value.email.normalize('NFC') } };
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

/** The version of this release, or a day up to now: a page in a browser may be older or, after a roll-back, newer. */
const isConsentVersion = (version: unknown, current: string, now: number): version is string =>
  version === current ||
  (typeof version === 'string' &&
    isoDay.test(version) &&
    Date.parse(version) <= now &&
    new Date(version).toISOString().startsWith(version));

/**
 * Reads the data of a `send-contact-email` call, of any shape.
 * @param context the bounds of the operator's budget bands, and the time in milliseconds since 1970
 * @returns the trimmed enquiry, or the first issue of each field, in the fields' order
 */
export function parseEnquiry(
  data: unknown,
  context: Parameters<typeof parseBrief>[1],
): Parsed<EnquiryPayload> {
  const record = asRecord(data);
  const { value, issues } = validate(enquirySchema, record);
  if (issues) return { issues };
  const given = record['consentVersion'];
  const givenOnHealth = record['healthConsentVersion'];
  const about = parseJourneys(record['about']);
  const [journey] = about;
  const brief = parseBrief(record['brief'], context);
  return {
    value: {
      ...value,
      ...submissionContext(record),
      // A single journey is queued as a string, which the previous release can read after a rollback.
      ...(journey && { about: about.length > 1 ? about : journey }),
      ...(brief && { brief }),
      ...(isConsentVersion(given, consentVersion, context.now) && { consentVersion: given }),
      ...(isConsentVersion(givenOnHealth, healthConsentVersion, context.now) && {
        healthConsentVersion: givenOnHealth,
      }),
    },
  };
}

/**
 * Reads the data of a `send-newsletter-email` call, of any shape.
 * @returns the trimmed subscription, or the issue of its address
 */
export function parseSubscription(data: unknown): Parsed<SubscriptionPayload> {
  const record = asRecord(data);
  const { value, issues } = validate(subscriptionSchema, record);
  return issues ? { issues } : { value: { ...value, ...submissionContext(record) } };
}
