import { limits } from '@elevate/enquiry';
import { locales } from '@elevate/languages';
import { caniemail, rawData } from 'caniemail';
import { expect, it } from 'vitest';
import { enquiryMail, examples } from './examples.ts';

/** Mail programs of visitors and staff, as caniemail.com names them. */
const programs = [
  'apple-mail.ios',
  'apple-mail.macos',
  'gmail.android',
  'gmail.desktop-webmail',
  'gmail.ios',
  'gmx.android',
  'gmx.desktop-webmail',
  'gmx.ios',
  'outlook.android',
  'outlook.ios',
  'outlook.macos',
  'outlook.outlook-com',
  'outlook.windows',
  'protonmail.android',
  'protonmail.desktop-webmail',
  'protonmail.ios',
  'samsung-email.android',
  't-online-de.desktop-webmail',
  'thunderbird.macos',
  'web-de.android',
  'web-de.desktop-webmail',
  'web-de.ios',
  'yahoo.android',
  'yahoo.desktop-webmail',
  'yahoo.ios',
] as const;

/** Features that some of them do not support, and why the mails use them anyway. */
const unknown: Record<string, string> = {
  '<body> element': 'becomes a div without colours; the table in it has them',
  '<style> element': 'GMX and WEB.DE: then the light colours apply, which are inline',
  '@media': 'Outlook on Windows, Thunderbird: the same',
  'Class selector': 'GMX and WEB.DE: the same',
  'border-radius': 'the arch is hidden in Outlook and has corners in GMX; buttons are square',
  'color-scheme meta tag': 'needed by the programs that support it; others invert colours',
  'dir attribute':
    'GMX and WEB.DE: the letters still have the right order, but lines start on the left',
  'height property': 'Yahoo makes it a minimum height, which the arch fills',
  'lang attribute': 'for screen readers in the programs that support it',
  'max-height property': "Outlook: React Email's preview text, hidden by `display` there",
  opacity: 'the same',
  overflow: 'the same',
  'overflow-wrap':
    'long words break anyway, except in Yahoo, Outlook and GMX, where a word of 40 letters widens the mail',
  'role attribute': "React Email's tables: screen readers then announce cells",
  'target attribute': "React Email's links: all mail programs open a new window",
  'text-decoration': 'Proton on iOS: links differ by their colour',
  'text-decoration-line': "React Email's links: ours is `text-decoration`",
};

/** Features that some of them support in part, and why that part is enough. */
const partlyKnown: Record<string, string> = {
  '<body> element': 'see above',
  '<style> element': 'in the head, and below a kilobyte',
  '@media': 'one rule, not nested; without it the light colours stay',
  'Class selector': 'one class a rule; without it the light colours stay',
  'align attribute': "React Email's tables, centred",
  background: 'one colour, nothing else',
  border: '3 px at most; where Outlook shows one, it is on a table',
  'border-radius': 'one radius a corner, in px',
  'dir attribute': 'on blocks, not on links',
  display: '`none`, and `inline-block` for links, which Outlook shows inline',
  'display:none': "React Email's preview text: no table in it",
  'font-size': 'in px',
  'font-weight': '400 and 600',
  'height property': 'only in the arch, which Outlook does not show',
  'lang attribute': 'on the outermost element',
  'line-height': 'lines differ a little in Outlook',
  'mailto: links': 'an address, a subject and a text; no `cc` or `bcc`',
  margin: 'never negative or on a span; `auto` only in the arch',
  'max-width': 'on a table; without it the mail is as wide as its window',
  overflow: 'see above',
  'overflow-wrap': 'Apple Mail breaks long words anyway',
  padding: 'on cells; without it a link or button is less high',
  'role attribute': 'on tables',
  'target attribute': 'see above',
  'text-decoration': '`underline`, and nothing after it',
  'width attribute': 'in per cent, on tables',
  'width property': 'only in the arch, and 100% on cells',
};

/** Marks untested features as supported, because caniemail throws for them. */
function leaveOutUntested() {
  for (const { stats } of rawData.data) {
    for (const program of programs) {
      const [family, platform] = program.split('.') as [string, string];
      const versions = ((stats as Record<string, Record<string, Record<string, string>>>)[
        family
      ] ??= {});
      const results = Object.values((versions[platform] ??= {}));
      if (results.every((result) => result.startsWith('u'))) versions[platform] = { any: 'y' };
    }
  }
}

it('uses only features that mail programs support, except those listed here', async () => {
  leaveOutUntested();
  const found = { unknown: new Set<string>(), partlyKnown: new Set<string>() };
  for (const render of Object.values(examples)) {
    const { html } = await render('en');
    const { errors, warnings } = caniemail({ clients: [...programs], html }).issues;
    for (const issue of [...errors.values()].flat()) found.unknown.add(issue.title);
    for (const issue of [...warnings.values()].flat()) found.partlyKnown.add(issue.title);
  }
  // Equal, so that a feature that is no longer used leaves the lists.
  expect([...found.unknown].toSorted()).toEqual(Object.keys(unknown).toSorted());
  expect([...found.partlyKnown].toSorted()).toEqual(Object.keys(partlyKnown).toSorted());
  // Parsing every mail for every program takes seconds.
}, 60_000);

/** The largest mail: each character is a line, and one that HTML escapes with six. */
const bulky = enquiryMail(
  {
    name: '"'.repeat(limits.name),
    email: `${'&'.repeat(64)}@${'b.'.repeat(90)}example`,
    phone: '"'.repeat(limits.phone),
    message: '"\n'.repeat(limits.message / 2),
  },
  ['trap', 'fast'],
);

it.each(Object.entries({ ...examples, bulky }))(
  '%s is small enough for Gmail, which clips mails above 102 kB',
  async (_name, render) => {
    for (const locale of locales) {
      const { html, text } = await render(locale);
      expect(Buffer.byteLength(html)).toBeLessThan(100_000);
      expect(Buffer.byteLength(text)).toBeLessThan(100_000);
    }
  },
);
