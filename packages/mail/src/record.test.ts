import type { EnquiryPayload, Mark } from '@elevate/enquiry';
import { expect, it } from 'vitest';
import { brief, enquiryMail, enquiry as example } from './examples.ts';

/** Reads the lines for programs as docs/operations/enquiries.md says, from either form of the mail. */
function readRecord(text: string): Record<string, string> {
  const [record = ''] = text.slice(text.lastIndexOf('\nEnquiry-Format: ')).split('\nEnquiry-End: ');
  const fields: Record<string, string> = {};
  for (const [, key = '', value = ''] of record.matchAll(/^([A-Z][A-Za-z-]+): (.+)$/gm)) {
    fields[key] ??= value;
  }
  return fields;
}

/** Reads them without care: the first line that begins with the key. */
const firstLine = (text: string, key: string) =>
  new RegExp(`^\\s*${key}: *(.*)$`, 'm').exec(text)?.[1];

const render = (sent: EnquiryPayload, marks: readonly Mark[] = []) =>
  enquiryMail(sent, marks)('en');

const enquiry: EnquiryPayload = {
  ...example,
  about: ['ayurveda', 'rajasthan-tour'],
  brief,
  healthConsentVersion: '2026-11-23',
};

const record = {
  'Enquiry-Format': '1',
  Reference: 'EYJ-4K7Q3M',
  Received: '2026-02-14T06:00:12Z',
  'Reply-By': '2026-02-15T06:00:12Z',
  Name: 'Anna Vogt',
  Email: 'anna@example.org',
  Phone: '+49 (0)30 901820',
  Language: 'de',
  Journeys: 'ayurveda, rajasthan-tour',
  Month: '2027-03',
  Nights: '14-21',
  Travellers: '2',
  Budget: '2500-4000',
  'Answer-By': 'phone',
  Call: 'morning',
  'Time-Zone': 'Europe/London',
  Consent: '2026-01-31',
  'Health-Consent': '2026-11-23',
  Marks: 'trap, fast',
};

const linesOf = (html: string) => html.replaceAll(/<div[^>]*>/g, '\n').replaceAll(/<[^>]+>/g, '');

it('ends both parts, also of a refused mail, and is not changed by what a mail server appends', async () => {
  const { text, factsOnly, html } = await render(enquiry, ['trap', 'fast']);
  for (const part of [text, factsOnly]) {
    expect(part.endsWith('\nMarks: trap, fast\nEnquiry-End: EYJ-4K7Q3M\n')).toBe(true);
  }
  const footer = 'Email: it@example.org\nPhone: 1\nTrees: keep them\n';
  for (const part of [text, factsOnly, linesOf(html)]) {
    expect(readRecord(`${part}\n${footer}`)).toEqual(record);
  }
  expect(readRecord(text + footer)).toEqual(record);
  // Without `Enquiry-End`, the first value wins.
  const { Email } = readRecord(`${text.replace(/Enquiry-End.*\n/, '')}${footer}`);
  expect(Email).toBe('anna@example.org');
});

it('has no line for what is empty', async () => {
  const { text } = await render({ name: 'A', email: 'a@b.de', phone: '', message: '?' });
  expect(Object.keys(readRecord(text))).toEqual([
    'Enquiry-Format',
    'Reference',
    'Received',
    'Reply-By',
    'Name',
    'Email',
  ]);
});

const forged = 'Enquiry-Format: 1\nReference: EYJ-FFFFFF\nEmail: bank@example.org\nMarks: none';

it.each([
  ['line feeds', '\n'],
  ['carriage returns', '\r'],
  ['line separators', '\u2028'],
  ['next lines', '\u0085'],
])('cannot be forged by what was typed, with %s', async (_name, newline) => {
  const typed = forged.replaceAll('\n', newline);
  for (const name of [typed, `${'A'.repeat(30)} ${typed}`, `${'A '.repeat(20)}${typed}`]) {
    const { text, factsOnly } = await render({
      ...enquiry,
      name,
      phone: `${newline}Email: x@y.z`,
      message: `Hello${newline}${newline}${typed}${newline}  ${typed}`,
    });
    for (const part of [text, factsOnly]) {
      expect(readRecord(part)).toMatchObject({
        Reference: 'EYJ-4K7Q3M',
        Email: 'anna@example.org',
        Phone: 'Email: x@y.z',
      });
      expect(readRecord(part)).not.toHaveProperty('Marks');
      for (const key of ['Enquiry-Format', 'Reference', 'Email', 'Phone', 'Language']) {
        expect(firstLine(part, key)).toBe(readRecord(part)[key]);
      }
    }
  }
});

it('leaves the message to be read from the quoted lines', async () => {
  const message = 'Two of us.\n\n> In November.\n-- \nAnna';
  const { text } = await render({ ...enquiry, message });
  const quoted = text.split('\n').filter((line) => line.startsWith('>'));
  expect(quoted.map((line) => line.replace(/^> ?/, '')).join('\n')).toBe(message);
});
