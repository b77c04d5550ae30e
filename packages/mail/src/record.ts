import {
  answerHours,
  type EnquiryPayload,
  type Mark,
  parseJourneys,
  typedLine,
} from '@elevate/enquiry';

/** A key with its value, of one line each. */
export type RecordLine = readonly [key: string, value: string];

/**
 * Version of the lines. A new key is no new version, because a program skips what it does not know; another
 * meaning or another name is.
 */
const format = '1';

/** The time by which the site promises an answer to an enquiry (docs/product.md, section 9). */
export const replyBy = (receivedAt: number) => receivedAt + answerHours * 60 * 60 * 1000;

/** ISO 8601 in UTC, to the second. */
const timestamp = (time: number) => new Date(time).toISOString().replace(/\.\d+/, '');

/**
 * The facts of an enquiry for programs (docs/operations/enquiries.md lists the keys): in English, and
 * ids instead of words, so that they are the same in every language. What is empty has no line.
 * @param receivedAt milliseconds since 1970
 */
export function enquiryRecord(
  {
    name,
    email,
    phone,
    locale,
    about,
    brief = {},
    consentVersion,
    healthConsentVersion,
  }: EnquiryPayload,
  {
    reference,
    receivedAt,
    marks,
  }: { reference: string; receivedAt: number; marks: readonly Mark[] },
): RecordLine[] {
  const lines: [key: string, value: string | undefined][] = [
    ['Enquiry-Format', format],
    ['Reference', reference],
    ['Received', timestamp(receivedAt)],
    ['Reply-By', timestamp(replyBy(receivedAt))],
    ['Name', typedLine(name)],
    ['Email', email],
    ['Phone', phone && typedLine(phone)],
    ['Language', locale],
    ['Journeys', parseJourneys(about).join(', ')],
    ['Month', brief.month],
    ['Nights', brief.nights],
    ['Travellers', brief.travellers],
    ['Budget', brief.budget],
    ['Answer-By', brief.reply],
    ['Call', brief.dayPart],
    ['Time-Zone', brief.timeZone],
    ['Consent', consentVersion],
    ['Health-Consent', healthConsentVersion],
    ['Marks', marks.join(', ')],
    // Below it, a mail server may append a footer with lines such as `Email: …`.
    ['Enquiry-End', reference],
  ];
  return lines.flatMap(([key, value]) => (value ? [[key, value] as const] : []));
}
