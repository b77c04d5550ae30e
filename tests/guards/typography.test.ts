import { expect, it } from 'vitest';
import { typeset } from '../../scripts/typography.ts';

/** `~` marks a no-break space. */
const withTildes = (text: string) => text.replaceAll('\u00A0', '~');

it.each([
  // Numbers and units
  ['en', 'drive 145~km in 3~hours, from 10~am'],
  ['de', 'rund 240~km, 5~Stunden, ab 8:30~Uhr, 7~Tage / 6~Nächte, über 40~Grad'],
  ['de', '1.444~Marmorsäulen, 3.500~Stufen, 42~Zeilen'],
  // Placeholders that hold numbers
  ['en', 'within {answerHours}~hours'],
  ['de', 'innerhalb von {answerHours}~Stunden'],
  // Law
  ['en', '(Art.~6(1)(f)~GDPR)'],
  ['de', '(§~25~Abs.~2~Nr.~2~TDDDG, Art.~6~Abs.~1~lit.~f~DSGVO)'],
  // Others
  ['en', 'with day~4'],
  ['de', 'im 3.~Jahrhundert v.~Chr., z.~B.'],
  // Quotation marks and apostrophes
  ['en', "we're late", 'we’re late'],
  [
    'en',
    "take 'Spam?' out of the travellers' 'Book This Tour'",
    'take ‘Spam?’ out of the travellers’ ‘Book This Tour’',
  ],
  // Left alone
  ['en', '7 Days / 6 Nights, Name must be less than {max} characters, 52 ghats'],
  ['de', 'höchstens {max} Zeichen, erbaut 1553. Kommen Sie, seit 1658 Gefangener'],
  // ISO 639-2: no language
  ['zxx', '5 km'],
])('%s: %s', (locale, text, set = text) => {
  expect(withTildes(typeset(text.replaceAll('~', ' '), locale))).toBe(set);
});
