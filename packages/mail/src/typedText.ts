/**
 * Text that a visitor typed, made fit for a mail. Nothing a reader could see is taken away: only
 * control characters and the bidirectional overrides by which a name could turn the words around it.
 */

const bidirectionalControls = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** For one line: a header or a row of a table. Line breaks become spaces, so no header can be added. */
export const typedLine = (text: string): string =>
  text
    .replace(bidirectionalControls, '')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim();

/** For several lines, with every kind of line break as `\n`. */
export const typedLines = (text: string): string =>
  text
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replace(bidirectionalControls, '')
    .replace(/[^\P{Cc}\n\t]/gu, '');

/** The `tel:` address (RFC 3966) of a number as a person typed it, or nothing where there is no number. */
export function phoneUri(phone: string): string | undefined {
  const international = phone.trim().startsWith('+') ? '+' : '';
  const digits = phone.replace(/\(0\)/g, '').replace(/\D/g, '');
  return digits.length >= 5 ? `tel:${international}${digits}` : undefined;
}

/** The `mailto:` address (RFC 6068); the local part may hold `?`, `&` and `%`. */
export const mailUri = (address: string): string =>
  `mailto:${encodeURIComponent(address).replace('%40', '@')}`;
