/**
 * Handles invisible characters in what a visitor typed. The rule follows Unicode Technical
 * Report 36 (Unicode Security Considerations, sections 2.4 and 3), Unicode Technical Standard 39 (section
 * 3.1) and Unicode Standard Annex 31 (section 2.3.1, joiners in limited contexts):
 *
 * 1. A lone surrogate becomes U+FFFD, because it has no encoding.
 * 2. Every kind of line break becomes `\n`; in a single line, white space becomes one space.
 * 3. Other control characters (Cc) are removed, except a tab in a text of several lines.
 * 4. Bidirectional controls, by which a name could reverse the words around it, are removed. So are other
 *    characters that are invisible by default (Default_Ignorable_Code_Point: zero-width characters, soft
 *    hyphens, Hangul fillers, tags …) and interlinear annotations.
 * 5. These stay where they change what is seen: a zero-width joiner (ZWJ) within an emoji; a variation
 *    selector after a visible character; the tags of a flag; a ZWJ after, and a zero-width non-joiner
 *    (ZWNJ) between, letters of a script that needs them, such as Arabic (Persian) and Devanagari (Hindi).
 * 6. A text of nothing but white space, invisible characters and blank symbols is empty.
 *
 * Words and letters never change: a reader sees what the visitor saw.
 */

/** Matches invisible characters. Group 1 holds those to keep. Marked as pure, so that bundlers drop it where it is unused. */
const invisible = /* @__PURE__ */ (() => {
  // Joining scripts, and those whose letters form conjuncts.
  const scripts =
    'Arab Syrc Nkoo Mong Deva Beng Guru Gujr Orya Taml Telu Knda Mlym Sinh Khmr Mymr Tibt'.split(
      ' ',
    );
  const joining = scripts.map((script) => `\\p{scx=${script}}`).join('');
  const joiningLetter = `(?=[\\p{L}\\p{M}])[${joining}]`;
  const visible = [
    // An emoji of several, each with an optional skin tone or presentation.
    '(?<=\\p{ExtPict}[\\u{1f3fb}-\\u{1f3ff}\\ufe0f]?)\\u200d(?=\\p{ExtPict})',
    '(?<=[^\\s\\p{Cc}\\p{DI}])[\\ufe00-\\ufe0f\\u{e0100}-\\u{e01ef}\\u180b-\\u180d\\u180f]',
    // The flags of England, Scotland, Wales: a black flag, tags, and the tag that ends them.
    '(?<=\\u{1f3f4}[\\u{e0020}-\\u{e007e}]*)[\\u{e0020}-\\u{e007f}]',
    `(?<=${joiningLetter})\\u200d`,
    `(?<=${joiningLetter})\\u200c(?=${joiningLetter})`,
  ].join('|');
  return new RegExp(`(${visible})|[\\p{DI}\\ufff9-\\ufffb]`, 'gu');
})();

/** A single line, such as a header. Line breaks become spaces, so that no header can be injected. */
export const typedLine = (text: string): string =>
  text
    .toWellFormed()
    .replace(invisible, '$1')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim();

/** Several lines, with every kind of line break as `\n`. */
export const typedLines = (text: string): string =>
  text
    .toWellFormed()
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replace(invisible, '$1')
    .replace(/[^\P{Cc}\n\t]/gu, '');

/** Whether a text has no visible character. The blank symbols of Braille and of musical notation count as invisible. */
export const isBlank = (text: string): boolean =>
  /^[\s\p{Cc}\p{DI}\ufff9-\ufffb\u2800\u{1d159}]*$/u.test(text);
