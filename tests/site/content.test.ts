/** The counts and constants of the specification (docs/product.md, sections 2 and 9), in English. */
import type { HTMLElement } from 'node-html-parser';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { brand } from '../../packages/brand/src/brand.ts';
import {
  type Journey,
  type JourneyId,
  journeys,
  limits,
} from '../../packages/enquiry/src/index.ts';
import { locales, localizedPath, routePath } from '../../packages/languages/src/index.ts';
import { tableRows } from '../../scripts/markdownTables.ts';
import { routeAt, routes } from '../../site/src/routes/routes.ts';
import { builtPages, pageAt } from '../support/builtSite.ts';
import { read } from '../support/repository.ts';

/** Where the pages are made that a test has read. */
const folders = new Set<string>();
beforeEach(() => folders.clear());
afterEach(({ task }) => {
  for (const error of task.result?.errors ?? []) error.message += `\n${[...folders].join('\n')}`;
});

const main = (address: string): HTMLElement => {
  folders.add(`site/src/pages/${routeAt(routePath(address)).name}`);
  const found = pageAt(address).querySelector('main');
  if (!found) throw new Error(`${address} has no main`);
  return found;
};

const texts = (parent: HTMLElement, selector: string) =>
  parent.querySelectorAll(selector).map(({ text }) => text.trim());

const linksTo = (parent: HTMLElement, href: string) =>
  parent.querySelectorAll('a').filter((link) => link.getAttribute('href') === href);

const ofKind = (kind: string) => routes.filter((route) => route.kind === kind);

const days = (parent: HTMLElement) =>
  texts(parent, 'h3').filter((heading) => /^Day \d+/.test(heading));

it('home: five steps, a card for every category and tour, three testimonials of five stars', () => {
  const home = main('/');
  for (const { path } of [...ofKind('category'), ...ofKind('tour')]) {
    expect(linksTo(home, path), path).toHaveLength(1);
  }
  expect(texts(home, 'h3')).toEqual(
    expect.arrayContaining([
      'Consultation',
      'Tailored Matchmaking',
      'Selection',
      'Seamless Booking',
      'Journey',
    ]),
  );
  const parts = home
    .querySelectorAll('section')
    .map((part) => part.getAttribute('aria-labelledby'));
  const order = ['retreats', 'welcome', 'tours', 'how-we-work', 'stories', 'newsletter-title'];
  expect(parts).toEqual(order);
  const stories = home.querySelector('section[aria-labelledby=stories]');
  expect(stories?.querySelector('h2')?.text).toBe('Traveler Stories');
  expect(stories?.querySelectorAll('figure')).toHaveLength(3);
  expect(stories?.text.match(/Rated 5 out of 5 stars/g)).toHaveLength(3);
  expect(linksTo(home, '/retreats').map(({ text }) => text)).toContain('Start planning');
  expect(linksTo(home, '/about').map(({ text }) => text)).toContain('Learn more about us');
});

/** The rows of docs/product.md, section 2, 'Tour pages', in the order of the tours. */
const tourRows = tableRows(read('docs/product.md')).filter(
  ({ section }) => section === 'Tour pages',
);

const saveButtons = (address: string) =>
  main(address)
    .querySelectorAll('button')
    .filter(({ text }) => text.trim().startsWith('Save'));

it('the Save button is on the cards of the retreats page, and not on those of the home page', () => {
  expect(saveButtons('/')).toEqual([]);
  const cards = [...ofKind('category'), ...ofKind('tour')];
  expect(saveButtons('/retreats').length).toBeGreaterThanOrEqual(cards.length);
});

it.each(ofKind('tour'))(
  '$path: its days, its length, its highlights, its buttons',
  ({ path, journey }) => {
    const { days: dayCount, nights }: Journey = journeys[journey as JourneyId];
    const tour = main(path);
    expect(days(tour)).toHaveLength(dayCount ?? Number.NaN);
    expect(tour.text).toContain(`${dayCount} Days / ${nights} Nights`);
    const list = tour.querySelectorAll('ul[aria-labelledby=highlights] > li');
    const row = tourRows[ofKind('tour').findIndex((other) => other.path === path)];
    expect(row?.cells['days, highlights']).toContain(`${list.length} highlights`);
    expect(linksTo(tour, `/contact?about=${journey}`)[0]?.text).toBe('Book This Tour');
    expect(linksTo(tour, '/retreats').map(({ text }) => text)).toContain('View All Tours');
  },
);

it.each(ofKind('category'))('$path: its benefits and its buttons', ({ path, journey }) => {
  const category = main(path);
  const count = path === '/mindful-escapes' ? 8 : 6;
  const benefits = category.querySelector('section[aria-labelledby=benefits]');
  expect(benefits?.querySelectorAll('li')).toHaveLength(count);
  expect(benefits?.querySelectorAll('h3')).toHaveLength(count);
  expect(linksTo(category, '/retreats').length).toBeGreaterThan(0);
  expect(linksTo(category, `/contact?about=${journey}`).length).toBeGreaterThan(0);
  expect(texts(category, 'h3')[0]).toBe('At a glance');
  // Yoga, Ayurveda and weight loss take longer.
  const fitsIntoWeek = /spa|detox|mindful/.test(path);
  expect(linksTo(category, '/mindful-escapes#is-a-week-enough').length > 0).toBe(fitsIntoWeek);
});

it('retreats: a time of day in the comparison is on the page of its kind', () => {
  const rows = main('/retreats').querySelectorAll('table tr');
  const [header = [], ...cells] = rows.map((row) => row.querySelectorAll('th[scope=col], td'));
  const kinds = header.flatMap((cell) => cell.querySelector('a')?.getAttribute('href') ?? []);
  expect(kinds).toHaveLength(ofKind('category').length);
  for (const [column, path] of kinds.entries()) {
    const times = cells.flatMap((row) => row[column]?.text.match(/\d?\d:\d\d/g) ?? []);
    for (const time of times) expect(main(path).text, path).toContain(time);
  }
});

it('the crisis lines are on one page, and the gentle stay before them', () => {
  const lines = builtPages.filter(({ address }) => linksTo(main(address), 'tel:116123').length > 0);
  expect(new Set(lines.map(({ path }) => path))).toEqual(new Set(['/ayurveda']));
  const headings = texts(main('/ayurveda'), 'h2, h3');
  expect(headings.indexOf('A gentle stay')).toBeLessThan(headings.indexOf('In a crisis'));
});

it('about: six reasons, three points, two ways on', () => {
  const about = main('/about');
  for (const name of [
    'Expert Curation',
    'Premium Quality',
    'Personalized Service',
    'Trusted by Europeans',
    'Safety and Comfort',
    'Sustainable Tourism',
    'Authentic',
    'Holistic',
    'Transformative',
  ]) {
    expect(texts(about, 'h3').filter((heading) => heading === name)).toHaveLength(1);
  }
  expect(linksTo(about, '/retreats').length).toBeGreaterThan(0);
  expect(linksTo(about, '/contact').length).toBeGreaterThan(0);
});

it('inspirations: one featured, the others recent, each with Read More', () => {
  const blog = main('/blog');
  expect(texts(blog, 'h2')).toContain('Recent Articles');
  for (const { path } of ofKind('article')) {
    expect(linksTo(blog, path).length, path).toBeGreaterThan(0);
  }
  expect(blog.text.match(/Read More/g)).toHaveLength(ofKind('article').length);
});

it.each([
  { slug: 'mindful-travel', badge: 'Mindfulness', iso: '2024-03-15', closing: '/retreats' },
  { slug: 'ayurveda-dosha', badge: 'Ayurveda', iso: '2024-03-10', closing: '/ayurveda' },
  { slug: 'yoga-stress-relief', badge: 'Yoga', iso: '2024-03-05', closing: '/yoga-retreats' },
  { slug: 'forest-bathing', badge: 'Wellness', iso: '2024-02-28', closing: '/mindful-escapes' },
])('/blog/$slug: back, badge, date, and the way on', ({ slug, badge, iso, closing }) => {
  const article = main(`/blog/${slug}`).querySelector('article');
  if (!article) throw new Error(`/blog/${slug} has no article`);
  expect(linksTo(article, '/blog').map(({ text }) => text)).toContain('Back to Inspirations');
  expect(texts(article, 'p, span, div')).toContain(badge);
  const time = article.querySelector('time');
  expect(time?.getAttribute('datetime')).toBe(iso);
  expect(time?.text).toBe(
    new Date(iso).toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' }),
  );
  expect(linksTo(article, closing).length).toBeGreaterThan(0);
  expect(article.text.split(/\s+/).length).toBeGreaterThan(600);
});

it.each(ofKind('legal'))('$path: the day of the last update', ({ path }) => {
  expect(main(path).text).toContain('Last Updated');
});

it.each([
  ['/weight-loss-retreats', 4, 'section[aria-labelledby=expectations] li'],
  ['/contact', 8, 'details > [id]'],
  ['/privacy-policy', 8, 'nav[aria-labelledby] li'],
  ['/terms-of-service', 10, 'nav[aria-labelledby] li'],
  ['/accessibility', 4, 'nav[aria-labelledby] li'],
])('%s has %i of %s', (path, count, selector) => {
  expect(main(path).querySelectorAll(selector)).toHaveLength(count);
});

it('weight loss says what to expect', () => {
  expect(texts(main('/weight-loss-retreats'), 'h2')).toContain('What to Expect');
});

it('retreat 1: what the specification names', () => {
  const retreat = main('/retreats/1');
  expect(retreat.text).toContain('7 Days / 6 Nights');
  expect(retreat.text).toMatch(/max 12 guests/i);
  expect(days(retreat)).toHaveLength(7);
  expect(linksTo(retreat, '/contact?about=bali-yoga-meditation')[0]?.text).toBe('Enquire Now');
  expect(linksTo(retreat, '/retreats').length).toBeGreaterThan(0);
});

it('retreats: a journey without a page has a card that links lead to', () => {
  const ids = Object.entries(journeys).flatMap(([id, journey]) => ('path' in journey ? [] : [id]));
  expect(ids).not.toEqual([]);
  for (const id of ids) {
    expect(main('/retreats').querySelectorAll(`#${id} h3`), id).toHaveLength(1);
  }
});

it('retreats: the comparison counts nights, as the finder and the form do', () => {
  const rows = ['/retreats', '/de/retreats'].map((address) => texts(main(address), 'table th'));
  expect(main('/retreats').querySelectorAll('table tr').length).toBeGreaterThanOrEqual(10);
  expect(rows[0]).toContain('Nights');
  expect(rows[0]).not.toContain('Days');
  expect(rows[1]).toContain('Nächte');
});

it('before you go: four scenes with twelve sections, linked from every tour, category and footer, and from the contact page', () => {
  const guide = main('/before-you-go');
  const sections = guide.querySelectorAll('details > [id]').map(({ id }) => `/before-you-go#${id}`);
  expect(guide.querySelectorAll('h2 + p + div > dl')).toHaveLength(4);
  expect(sections).toHaveLength(12);
  for (const { path } of [...ofKind('tour'), ...ofKind('category'), { path: '/contact' }]) {
    expect(linksTo(main(path), '/before-you-go'), path).toHaveLength(1);
  }
  for (const fragment of ['cancelling', 'protection']) {
    const href = `/before-you-go#${fragment}`;
    expect(sections).toContain(href);
    for (const { path } of [...ofKind('tour'), ...ofKind('category'), { path: '/retreats/1' }]) {
      expect(linksTo(main(path), href), path).toHaveLength(1);
    }
  }
  for (const { path } of ofKind('tour')) {
    expect(linksTo(main(path), '/before-you-go#stomach'), path).toHaveLength(1);
  }
  for (const { address, locale } of builtPages) {
    const links = pageAt(address).querySelectorAll('footer a');
    expect(
      links.map((link) => link.getAttribute('href')),
      address,
    ).toContain(localizedPath('/before-you-go', locale));
  }
});

it.each(locales)(
  'before you go: four answers on money for each of four countries (%s)',
  (locale) => {
    const section = main(localizedPath('/before-you-go', locale)).querySelector('#protection');
    expect(section?.querySelectorAll('thead th')).toHaveLength(4);
    const answers = section?.querySelectorAll('tbody tr') ?? [];
    const cells = answers.map((row) => row.querySelectorAll('td').map(({ text }) => text.trim()));
    expect(cells.map((texts) => texts.filter(Boolean).length)).toEqual([4, 4, 4, 4]);
  },
);

it.each([
  ['/ayurveda', '/blog/ayurveda-dosha', /heart, liver or kidney disease[^.]+eating disorder/],
  [
    '/de/ayurveda',
    '/de/blog/ayurveda-dosha',
    /Bluthochdruck, Diabetes, Epilepsie, Krebs, eine psychische Erkrankung oder eine Essstörung/,
  ],
])('%s and %s name the same illnesses to ask a doctor about', (page, article, illnesses) => {
  const [named] = illnesses.exec(main(article).text) ?? [];
  expect(named).toBeDefined();
  expect(main(page).text).toContain(named);
});

it.each(locales)('before you go: official links say where they lead (%s)', (locale) => {
  const links = main(localizedPath('/before-you-go', locale)).querySelectorAll('a[href^=http]');
  expect(links.map((link) => new URL(link.getAttribute('href') ?? '').hostname)).toEqual(
    expect.arrayContaining(['indianvisaonline.gov.in']),
  );
  for (const link of links) {
    expect(link.getAttribute('href')).toMatch(/^https:/);
    expect(link.getAttribute('rel')).toBe('external');
    expect(link.text).toMatch(/^[^/]+ [^/]+$/);
  }
});

const related = (path: string) =>
  main(path)
    .querySelectorAll('section[aria-labelledby=related] a')
    .map((link) => link.getAttribute('href'));

it('related pages: no cremation ghats beside health and rest, and India first', () => {
  for (const { path } of ofKind('category')) expect(related(path)).not.toContain('/varanasi-tour');
  const lists = routes.map(({ path }) => path).filter((path) => !path.includes(':'));
  const withBali = lists.map(related).filter((list) => list.includes('/retreats/1'));
  expect(withBali).not.toEqual([]);
  for (const list of withBali) expect(list.at(-1)).toBe('/retreats/1');
});

it('retreats: three featured, one of them with a page', () => {
  const featured = main('/retreats').querySelector('section[aria-labelledby=featured]');
  expect(featured?.querySelectorAll('h3').map(({ text }) => text)).toEqual([
    'Himalayan Wellness Retreat',
    'Bali Yoga & Meditation',
    'Mediterranean Detox',
  ]);
  expect(featured?.querySelectorAll('a').map((link) => link.getAttribute('href'))).toEqual([
    '/contact?about=himalayan-wellness',
    '/retreats/1',
    '/contact?about=mediterranean-detox',
  ]);
});

it('contact: what to do without scripts, then the attributes that browsers and password managers read', () => {
  const form = main('/contact').querySelector('form#contact');
  expect(form?.hasAttribute('novalidate')).toBe(true);
  // Where scripts do not arrive, a screen reader gets to this before the fields.
  const [note, ...fields] = form?.querySelectorAll('[data-no-script-fallback], [maxlength]') ?? [];
  expect(note?.querySelector('output')?.text).toContain('This form needs JavaScript');
  const attributes = ['name', 'type', 'autocomplete', 'maxlength', 'required'];
  expect(
    fields.map((field) => attributes.map((attribute) => field.getAttribute(attribute))),
  ).toEqual([
    ['name', 'text', 'name', `${limits.name}`, ''],
    ['email', 'email', 'email', `${limits.email}`, ''],
    ['phone', 'tel', 'tel', `${limits.phone}`, undefined],
    ['message', undefined, undefined, `${limits.message}`, ''],
  ]);
});

it('a toggle for each other language is in header and footer, and its name begins with the code it shows', () => {
  for (const { address, locale } of builtPages) {
    for (const place of ['header', 'footer']) {
      const toggles = pageAt(address).querySelectorAll(`body ${place} a[href][aria-label][lang]`);
      const codes = toggles.map(({ text }) => text);
      const others = locales.filter((code) => code !== locale).map((code) => code.toUpperCase());
      expect(codes, `${place} of ${address}`).toEqual(others);
      for (const toggle of toggles) {
        expect(toggle.getAttribute('aria-label')).toMatch(new RegExp(`^${toggle.text}\\b`));
      }
    }
  }
});

it.each(builtPages.filter(({ route, path }) => route.kind !== 'legal' && path !== '/contact'))(
  '$address preloads its first picture, in the view that the screen gets ($folder)',
  ({ address }) => {
    const page = pageAt(address);
    const image = page.querySelector('main img');
    expect(image?.getAttribute('fetchpriority')).toBe('high');
    const dark = '(prefers-color-scheme: dark) and (forced-colors: none)';
    const upright = '(max-aspect-ratio: 4/5)';
    const fileFor = (media: string) =>
      image?.parentNode?.querySelector(`source[media="${media}"]`)?.getAttribute('srcset');
    const offered = [
      [`${upright} and (prefers-color-scheme: light)`, fileFor(upright)],
      [`${upright} and ${dark}`, fileFor(`screen and ${dark} and ${upright}`)],
      ['(prefers-color-scheme: light)', image?.getAttribute('src')],
      [dark, fileFor(`screen and ${dark}`)],
    ].filter(([, file]) => file !== undefined);
    expect(offered.length % 2).toBe(0);
    const rest = offered.length > 2 ? `(not ${upright}) and ` : '';
    const preloads = page
      .querySelectorAll('head link[rel=preload][as=image]')
      .map((link) => ['fetchpriority', 'media', 'href'].map((name) => link.getAttribute(name)));
    expect(preloads).toEqual(
      offered.map(([media = '', file], index) => [
        'high',
        index < offered.length - 2 ? media : `${rest}${media}`,
        file,
      ]),
    );
  },
);

it.each([
  ['/', 'Legal notice', '/terms-of-service#provider'],
  ['/de', 'Impressum', '/de/terms-of-service#provider'],
  ['/', 'Accessibility', '/accessibility'],
  ['/de', 'Barrierefreiheit', '/de/accessibility'],
])("the footer of %s leads to a legal page: '%s'", (address, label, href) => {
  expect(linksTo(pageAt(address), href).map(({ text }) => text)).toEqual([label]);
});

it('the privacy page names failure reports and App Check only where they are on', () => {
  const { text } = main('/privacy-policy');
  expect(text.includes('Failure reports:')).toBe(brand.failureReports);
  expect(text.includes('reCAPTCHA')).toBe(brand.appCheck !== undefined);
  expect(text.includes('Your browser connects to no site but this one.')).toBe(!brand.appCheck);
});

it.each(builtPages)(
  '$address loads nothing from elsewhere, and has no inline style ($folder)',
  ({ address }) => {
    const page = pageAt(address);
    const loaded = page
      .querySelectorAll('[src], [srcset], link:not([rel=canonical], [rel=alternate])')
      .flatMap((each) => [
        each.getAttribute('src'),
        each.getAttribute('srcset'),
        each.getAttribute('href'),
      ])
      .filter((file) => file !== undefined);
    expect(loaded.length).toBeGreaterThan(3);
    expect(loaded.filter((file) => !/^\/(?!\/)/.test(file))).toEqual([]);
    expect(page.querySelectorAll('[style], style').map(({ outerHTML }) => outerHTML)).toEqual([]);
  },
);
