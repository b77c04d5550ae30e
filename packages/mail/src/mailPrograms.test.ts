import { limits } from '@elevate/enquiry';
import { type Locale, locales } from '@elevate/languages';
import { caniemail, rawData } from 'caniemail';
import { expect, it } from 'vitest';
import { examples } from './examples.ts';
import { renderEnquiryForTeam } from './index.ts';

/** The mail programs that visitors and staff are known to use, as caniemail.com names them. */
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

/** What some of them do not know, and why the mails use it all the same. */
const unknown: Record<string, string> = {
  '<body> element': 'becomes a div without colours; the table within it has them all',
  '<style> element': 'GMX and WEB.DE: light colours then, which stand in the elements',
  '@media': 'Outlook on Windows, Thunderbird: the same',
  'Class selector': 'GMX and WEB.DE: the same',
  'border-radius':
    'the arch is hidden from Outlook, and a door with corners in GMX; buttons are square',
  'color-scheme meta tag': 'the programs that know it need it; others turn colours without asking',
  'dir attribute': 'GMX and WEB.DE: letters still run the right way, lines begin on the left',
  'height property': 'Yahoo makes it a least height, which the arch fills all the same',
  'lang attribute': 'for those who have mails read out by a program that knows it',
  'max-height property': "Outlook: React Email's preview text, hidden by `display` there",
  opacity: 'the same',
  overflow: 'the same',
  'overflow-wrap':
    'they break long words of themselves, but for Yahoo, Outlook and GMX, where a word of 40 letters widens the mail',
  'role attribute': "React Email's tables: cells are then read out as cells",
  'target attribute': "React Email's links: all mail programs open a new window",
  'text-decoration': 'Proton on iOS: links are told by their colour',
  'text-decoration-line': "React Email's links: ours is `text-decoration`",
};

/** What some of them know in part, and why that part is enough. */
const partlyKnown: Record<string, string> = {
  '<body> element': 'see above',
  '<style> element': 'in the head, before what it is for, and under a kilobyte',
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
  'height property': 'the arch alone, which Outlook does not show',
  'lang attribute': 'on the outermost element',
  'line-height': 'Outlook sets lines a little wider or closer',
  'mailto: links': 'an address, and nothing after it',
  margin: 'none is negative or on a span; `auto` in the arch alone',
  'max-width': 'on a table; where it is not known, the mail is as wide as its window',
  overflow: 'see above',
  'overflow-wrap': 'Apple Mail breaks long words of itself',
  padding: 'on cells; a link or button without it is lower, and still one',
  'role attribute': 'on tables',
  'target attribute': 'see above',
  'text-decoration': '`underline`, and nothing after it',
  'width attribute': 'in per cent, on tables',
  'width property': 'in the arch alone, and 100% on cells',
};

/** What nobody has tested in a program is no finding; caniemail would throw for it. */
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

it('uses nothing that a mail program does not know, but for what is accepted here', async () => {
  leaveOutUntested();
  const found = { unknown: new Set<string>(), partlyKnown: new Set<string>() };
  for (const render of Object.values(examples)) {
    const { html } = await render('en');
    const { errors, warnings } = caniemail({ clients: [...programs], html }).issues;
    for (const issue of [...errors.values()].flat()) found.unknown.add(issue.title);
    for (const issue of [...warnings.values()].flat()) found.partlyKnown.add(issue.title);
  }
  // As strict the other way: what is no longer used is no longer accepted.
  expect([...found.unknown].toSorted()).toEqual(Object.keys(unknown).toSorted());
  expect([...found.partlyKnown].toSorted()).toEqual(Object.keys(partlyKnown).toSorted());
});

/** What takes the most room: every character a line, and one that HTML writes in six. */
const bulky = (locale: Locale) =>
  renderEnquiryForTeam({
    enquiry: {
      name: '"'.repeat(limits.name),
      email: `${'&'.repeat(64)}@${'b.'.repeat(90)}example`,
      phone: '"'.repeat(limits.phone),
      message: '"\n'.repeat(limits.message / 2),
    },
    marks: ['trap', 'fast'],
    receivedAt: 0,
    timeZone: 'Asia/Kolkata',
    locale,
  });

it.each(Object.entries({ ...examples, bulky }))(
  '%s is small enough for Gmail, which cuts off what comes after 102 kB',
  async (_name, render) => {
    for (const locale of locales) {
      const { html, text } = await render(locale);
      expect(Buffer.byteLength(html)).toBeLessThan(100_000);
      expect(Buffer.byteLength(text)).toBeLessThan(100_000);
    }
  },
);
