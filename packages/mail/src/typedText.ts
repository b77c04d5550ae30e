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

/**
 * The `tel:` address (RFC 3966) of a typed phone number, or undefined if it is none. The number ends where
 * anything but digits and their usual separators follows, such as 'ext. 12': phones differ in how they
 * read `;ext=`, and the mail shows what was typed. A hyphen separates digits that are dialled, also
 * before a German direct-dial number (DIN 5008: 030 901820-12).
 */
export function phoneUri(phone: string): string | undefined {
  const [number = ''] = /\+?[\s(]*\d[\d\s()./\u2010-\u2013-]*/.exec(phone) ?? [];
  const international = number.startsWith('+') ? '+' : '';
  const digits = number.replace(/\(0\)/g, '').replace(/\D/g, '');
  return digits.length >= 5 ? `tel:${international}${digits}` : undefined;
}

/** The `mailto:` address (RFC 6068). The local part may contain `?`, `&` and `%`. */
export const mailUri = (address: string): string =>
  `mailto:${encodeURIComponent(address).replace('%40', '@')}`;
