/**
 * Text that a visitor typed, made fit for a mail. Nothing a reader could see is taken away: only
 * control characters, halves of characters, and the bidirectional controls by which a name could turn
 * the words around it.
 */

const bidirectionalControls = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** For one line: a header or a row of a table. Line breaks become spaces, so no header can be added. */
export const typedLine = (text: string): string =>
  text
    .toWellFormed()
    .replace(bidirectionalControls, '')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim();

/** For several lines, with every kind of line break as `\n`. */
export const typedLines = (text: string): string =>
  text
    .toWellFormed()
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replace(bidirectionalControls, '')
    .replace(/[^\P{Cc}\n\t]/gu, '');

/**
 * The beginning of a text, in whole characters as a reader counts them.
 * @param length at most, in UTF-16 code units.
 */
export function beginning(text: string, length: number): string {
  if (text.length <= length) return text;
  let start = '';
  for (const { segment } of new Intl.Segmenter().segment(text)) {
    if (start.length + segment.length >= length) break;
    start += segment;
  }
  return `${start.trimEnd()}…`;
}

const rightToLeftLetter =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Samaritan}\p{Script=Mandaic}\p{Script=Adlam}\p{Script=Hanifi_Rohingya}]/u;

/** Where a line begins, by its first letter as `dir="auto"` has it, which Outlook does not know. */
export const direction = (text: string): 'ltr' | 'rtl' =>
  rightToLeftLetter.test(/\p{L}/u.exec(text)?.[0] ?? '') ? 'rtl' : 'ltr';

/**
 * Text to stand within a line of ours: what is read from right to left is isolated, so that it does not
 * take the words after it along (Unicode Standard Annex 9, section 2.4). No element would do that in a
 * subject or in the text part.
 */
export const isolated = (text: string): string =>
  rightToLeftLetter.test(text) ? `\u2068${text}\u2069` : text;

/** The `tel:` address (RFC 3966) of a number as a person typed it, or nothing where there is no number. */
export function phoneUri(phone: string): string | undefined {
  const international = phone.trim().startsWith('+') ? '+' : '';
  const digits = phone.replace(/\(0\)/g, '').replace(/\D/g, '');
  return digits.length >= 5 ? `tel:${international}${digits}` : undefined;
}

/** The `mailto:` address (RFC 6068); the local part may hold `?`, `&` and `%`. */
export const mailUri = (address: string): string =>
  `mailto:${encodeURIComponent(address).replace('%40', '@')}`;
