/** docs/product.md and docs/facts.md say what the code has: constants, messages, routes and tours. */
import { globSync } from 'node:fs';
import { heroPictures } from '@elevate/artwork';
import { callTimeout } from '@elevate/backend-client';
import * as enquiry from '@elevate/enquiry';
import { locales, sourceLocale } from '@elevate/languages';
import { expect, it } from 'vitest';
import { issueMessages } from '../../packages/enquiry/src/issues.ts';
import { readFacts } from '../../scripts/facts.ts';
import { parseCode, tableRows } from '../../scripts/markdownTables.ts';
import { cookieName, languageParameter, storageName } from '../../site/src/language/detect.ts';
import { hostingCookieName } from '../../site/src/language/remember.ts';
import { sampleTestimonials } from '../../site/src/pages/home/sampleTestimonials.ts';
import { routes } from '../../site/src/routes/routes.ts';
import { read, root } from '../support/repository.ts';

const product = read('docs/product.md');
const rows = tableRows(product);
const rowsOf = (section: string) => rows.filter((row) => row.section.startsWith(section));

/** A constant that its module keeps to itself: the number that the pattern captures. */
function numberIn(file: string, pattern: RegExp): number {
  const [, digits] = pattern.exec(read(file)) ?? [];
  if (digits === undefined) throw new Error(`${file} has no ${pattern} any more`);
  return Number(digits.replaceAll('_', ''));
}

const { limits, confirmationDays, answerHours, maxJourneys } = enquiry;
const journeys: Readonly<Record<string, enquiry.Journey>> = enquiry.journeys;
const bali = enquiry.journeys['bali-yoga-meditation'];

const tours = Object.entries(journeys)
  .filter(([, { kind }]) => kind === 'tour')
  .map(([id, { days, nights }]) => ({
    days,
    nights,
    // `golden-triangle-tour` is 'Golden Triangle'.
    name: id
      .replace(/-tour$/, '')
      .replaceAll(/(?:^|-)\w/g, (start) => start.replace('-', ' ').toUpperCase()),
    reveal: numberIn(
      globSync(`site/src/pages/${id}/*Page.tsx`, { cwd: root }).join(),
      /revealDelay: (\d+)/,
    ),
  }));

const carousel = 'packages/ui/src/components/HeroCarousel/HeroCarousel.tsx';
const articleHeader = 'packages/ui/src/components/ArticleHeader/ArticleHeader.css.ts';
const hero = 'packages/ui/src/components/Hero/Hero.css.ts';
const retreats = 'site/src/pages/retreat/useRetreats.tsx';
const calls = 'packages/backend-client/src/index.ts';
const catalogs = 'site/src/parts/fetchCatalog.ts';
const head = 'site/src/head/head.ts';
const auth = 'packages/backend-client/src/auth/authentication.ts';
const subject = 'packages/mail/src/briefFacts.ts';
const replies = 'packages/mail/src/replies.ts';
const callCounts = 'functions/src/limits.ts';

const delay = numberIn(catalogs, /firstDelay: (\d+)/);
const maxUri = numberIn(replies, /Uri = ([\d_]+)/).toLocaleString('en');
const tourHero = numberIn(hero, /standard: \{ minHeight: `min\((\d+)vh/);
const articleHero = numberIn(articleHeader, /min\((\d+)vh/);
const hidden = `${numberIn(head, /maxHidden = ([\d_]+)/) / 1000} s at most`;
const mailsADay = numberIn(callCounts, /mailsPerMailbox = (\d+)/);
const allLimits = Object.entries(limits).map(([field, length]) => `${field} ${length}`);
const quoted = locales.map((code) => `\`${code}\``);
const [first, ...others] = tours;

/** The table of section 9. Each line: what, its value, and where that is in the code. */
const constants = `
lengths | ${allLimits.join(', ')} | packages/enquiry/src/limits.ts
journeys of an enquiry | at most ${maxJourneys} | packages/enquiry/src/limits.ts
subject of the team's mail | ${numberIn(subject, /Subject = (\d+)/)} characters before encoding | ${subject}
link of a reply button | ${maxUri} encoded characters | ${replies}
reply promised | within ${answerHours} hours | packages/enquiry/src/limits.ts
hero | ${heroPictures.length} pictures, a change every ${numberIn(carousel, /interval = (\d+)/)} ms, fade ${numberIn('packages/ui/src/tokens/motion.ts', /slow: (\d+)/)} ms | ${carousel}
hero height | ${tourHero}vh on tours, ${articleHero}vh on articles, full screen on the home page | ${hero}, ${articleHeader}
testimonials | ${sampleTestimonials.length}, each ${numberIn('site/src/pages/home/HomePage.tsx', /rating: (\d)/)} stars | site/src/pages/home
Bali retreat | ${bali.days} days / ${bali.nights} nights, at most ${numberIn(retreats, /max (\d+) guests/)} guests | packages/enquiry/src/journeys.ts, ${retreats}
tours | ${[`${first?.name} ${first?.days} days / ${first?.nights} nights`, ...others.map(({ name, days, nights }) => `${name} ${days} / ${nights}`)].join(', ')} | packages/enquiry/src/journeys.ts
delay per itinerary day (reveal) | ${tours.map(({ name, reveal }) => `${name} ${reveal} ms`).join(', ')} | site/src/pages
languages | ${quoted.join(', ')}; fallback \`${sourceLocale}\` | packages/languages/src/languages.ts
names | query \`${languageParameter}\`, cookie \`${cookieName}\`, storage key \`${storageName}\`, Hosting's cookie \`${hostingCookieName}\` | site/src/language
page hidden for its language | ${hidden} | ${head}
a call | ${callTimeout / 1000} s, one repeat after ${numberIn(calls, /firstDelay: (\d+)/) / 1000} s | ${calls}
a catalog | ${numberIn(catalogs, /attempts: (\d+)/)} attempts, after ${delay}, ${2 * delay} and ${4 * delay} ms | ${catalogs}
confirmation link | ${confirmationDays} days; unsubscribe link without an end | packages/enquiry/src/limits.ts
session refresh | retries begin after ${numberIn(auth, /firstDelay: (\d+)/)} ms and double; a session URL counts as stale after 120 s | ${auth}`
  .trim()
  .split('\n')
  .map((line) => line.split(' | '));

it.each(constants)(
  'docs/product.md, section 9: %s, %s, is what the code has (%s)',
  (what, value) => {
    expect(rowsOf('9.').find(({ cells }) => cells['what'] === what)?.cells['value']).toBe(value);
  },
);

it('docs/product.md, section 9, has no row that nothing compares', () => {
  expect(rowsOf('9.').map(({ cells }) => cells['what'])).toEqual(constants.map(([what]) => what));
});

it.each([
  `A link works for ${confirmationDays} days.`,
  `beyond ${numberIn(subject, /Subject = (\d+)/)} characters`,
  `one of this month to ${enquiry.offeredMonths(new Date(0)).length - 1} ahead`,
  `one past to ${numberIn('packages/enquiry/src/brief.ts', /current \+ (\d+)/)} ahead`,
  `a reply within ${answerHours} hours`,
  `We'll get back to you within ${answerHours} hours.`,
  `is there, ${hidden}.`,
  `at most ${maxUri} encoded characters`,
  `fewer than ${mailsADay} mails today`,
  `at most ${mailsADay} mails of a kind a day`,
  `more than ${numberIn(callCounts, /callsPerClient = (\d+)/)} calls of a kind in ${numberIn(callCounts, /window = (\d+) \* 60 /)} minutes`,
  `within ${numberIn('functions/src/flood.test.ts', /LessThan\((\d+) \/ 60\)/)} minutes while others flood`,
  `Hero (${tourHero}vh)`,
  `Hero picture (${articleHero}vh)`,
  `Himalayan Wellness Retreat (Rishikesh, ${enquiry.journeys['himalayan-wellness'].days} days;`,
  `Mediterranean Detox (Santorini, ${enquiry.journeys['mediterranean-detox'].days} days;`,
  `Bali Yoga & Meditation (Ubud, ${bali.days} days;`,
])("docs/product.md says '%s', as the code does", (sentence) => {
  expect(product.replaceAll(/\s+/g, ' ')).toContain(sentence);
});

it('docs/product.md, section 5, has the messages of packages/enquiry/src/issues.ts', () => {
  const { 'text-expected': _, ...issues } = issueMessages;
  const stated = rowsOf('5.').map(({ cells }) => cells['message']);
  for (const { message = '' } of Object.values(issues)) {
    expect(stated.join('\n')).toContain(`'${message}'`);
  }
});

it('docs/product.md, section 2, has every route, and the days of every tour', () => {
  const paths = rowsOf('Route table').flatMap(({ cells }) => parseCode(cells['path']));
  const listed = routes.filter(({ path, kind }) => path !== '*' && kind !== 'retreat');
  expect(paths).toEqual(expect.arrayContaining(listed.map(({ path }) => path)));
  for (const { name, days, nights } of tours) {
    const row = rowsOf('Tour pages').find(({ cells }) => cells['tour'] === name);
    expect(row?.cells, `'${name}' in the table of tours`).toMatchObject({
      duration: `${days} Days / ${nights} Nights`,
      'days, highlights': expect.stringMatching(`^${days} days, \\d+ highlights`) as string,
    });
  }
});

it('docs/facts.md has facts of every journey that has a page', () => {
  const pages = readFacts(root).flatMap((fact) => fact.pages);
  const own = Object.values(journeys).flatMap(({ path }) => path ?? []);
  expect(pages).toEqual(expect.arrayContaining(own));
});

it('an enquiry can be about more journeys than there are, so that none is dropped', () => {
  expect(Object.keys(journeys).length, 'maximum in packages/enquiry/src/limits.ts').toBeLessThan(
    maxJourneys,
  );
});
