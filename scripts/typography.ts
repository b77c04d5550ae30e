const noBreakSpace = '\u00A0';

/** Texts that are left alone: toasts of docs/product.md, section 8. */
export const exactTexts: readonly string[] = [
  "Thank you for subscribing. You'll receive our monthly wellness inspiration.",
  "Thank you for reaching out. We'll get back to you within {answerHours} hours.",
];

/** Units that stay on the line of the number, or of the placeholder, before them. */
const units = {
  en: 'km|kilometres|metres|degrees|years|hours?|minutes|seconds|am|pm',
  de: 'km|Kilometern?|Metern?|Uhr|Grad|Jahren?|Tagen?|Nächten?|Stunden?|Minuten|Sekunden|Gästen?|Stufen|Zeilen|Ghats|(?:Marmor)?[Ss]äulen',
};

const afterNumber = (words: string) => new RegExp(`(?<=[\\d}]) (?=(?:${words})(?!\\p{L}))`, 'gu');

/** Articles of a law, in every language. */
const legal = [/(?<=\b(?:Art|Abs|Nr|lit)\.) (?=[\da-z])/g, /(?<=§) (?=\d)/g];

/** The spaces at which a line must not break, by language. */
const bound: Readonly<Record<string, readonly RegExp[]>> = {
  en: [...legal, afterNumber(units.en), /(?<=\bday) (?=\d)/g, /(?<=[\d)]) (?=GDPR\b)/g],
  de: [
    ...legal,
    afterNumber(units.de),
    /(?<=\d\.) (?=Jahrhundert)/g,
    /(?<=\d|\blit\.\s[a-z]) (?=(?:Abs|Nr|lit)\.|(?:DSGVO|TDDDG)\b)/g,
    /(?<=\bv\.) (?=Chr\.)/g,
    /(?<=\bz\.) (?=B\.)/g,
  ],
};

/** Quotation marks and apostrophes, by language. Translations have their own. */
const quotes: Readonly<Record<string, readonly [RegExp, string][]>> = {
  en: [
    [/(?<=^|[\s(])'(?=[\p{L}\d])/gu, '‘'],
    [/(?<=[\p{L}\d.?!])'/gu, '’'],
  ],
};

/**
 * Sets no-break spaces and typographic quotation marks in a message, so that code and catalogs hold only
 * what a keyboard types. A language without rules keeps its message.
 */
export function typeset(message: string, locale: string): string {
  let text = message;
  for (const [straight, curly] of quotes[locale] ?? []) text = text.replace(straight, curly);
  for (const space of bound[locale] ?? []) text = text.replace(space, noBreakSpace);
  return text;
}
