/**
 * Makes text that a visitor typed safe for a mail. It removes only what a reader cannot see: control
 * characters, lone surrogates, and bidirectional controls, by which a name could reverse the words
 * around it.
 */

const bidirectionalControls = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** For a single line, such as a header. Line breaks become spaces, so that no header can be injected. */
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
 * The beginning of a text, cut between graphemes.
 * @param length maximum in UTF-16 code units
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

/** The direction of a line by its first letter, as with `dir="auto"`, which Outlook does not support. */
export const direction = (text: string): 'ltr' | 'rtl' =>
  rightToLeftLetter.test(/\p{L}/u.exec(text)?.[0] ?? '') ? 'rtl' : 'ltr';

/**
 * Isolates right-to-left text within a line of ours, so that it does not change the order of the words
 * after it (Unicode Standard Annex 9, section 2.4). A subject and a text part cannot use elements.
 */
export const isolated = (text: string): string =>
  rightToLeftLetter.test(text) ? `\u2068${text}\u2069` : text;

/** The `tel:` address (RFC 3966) of a typed phone number, or undefined if it is none. */
export function phoneUri(phone: string): string | undefined {
  const international = phone.trim().startsWith('+') ? '+' : '';
  const digits = phone.replace(/\(0\)/g, '').replace(/\D/g, '');
  return digits.length >= 5 ? `tel:${international}${digits}` : undefined;
}

/** The `mailto:` address (RFC 6068). The local part may contain `?`, `&` and `%`. */
export const mailUri = (address: string): string =>
  `mailto:${encodeURIComponent(address).replace('%40', '@')}`;
