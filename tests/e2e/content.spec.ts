import { addressesOf, routes } from '../../site/src/routes/routes.ts';
import { expect, hydrated, test } from './fixtures.ts';

/** The counts and constants of docs/product.md, sections 2 and 9. */

test('home: five steps, six categories, three tours, three testimonials of five stars', async ({
  page,
}) => {
  await page.goto('/');
  const main = page.getByRole('main');
  const section = (name: string | RegExp) => main.getByRole('region', { name });
  for (const path of [
    '/yoga-retreats',
    '/spa-wellness',
    '/ayurveda',
    '/detox-healing',
    '/weight-loss-retreats',
    '/mindful-escapes',
    '/golden-triangle-tour',
    '/rajasthan-tour',
    '/varanasi-tour',
  ]) {
    await expect(main.locator(`a[href="${path}"]`)).toHaveCount(1);
  }
  const steps = [
    'Consultation',
    'Tailored Matchmaking',
    'Selection',
    'Seamless Booking',
    'Journey',
  ];
  for (const step of steps)
    await expect(main.getByRole('heading', { name: step, exact: true })).toHaveCount(1);
  const stories = section('Traveler Stories');
  await expect(stories.getByRole('figure')).toHaveCount(3);
  await expect(stories.getByText('Rated 5 of 5 stars')).toHaveCount(3);
  await expect(main.getByRole('link', { name: 'Start planning' })).toHaveAttribute(
    'href',
    '/retreats',
  );
  await expect(main.getByRole('link', { name: 'Learn more' })).toHaveAttribute('href', '/about');
});

for (const { path, days, highlights, duration, delay } of [
  {
    path: '/golden-triangle-tour',
    days: 7,
    highlights: undefined,
    duration: '7 Days / 6 Nights',
    delay: 100,
  },
  { path: '/rajasthan-tour', days: 10, highlights: 7, duration: '10 Days / 9 Nights', delay: 50 },
  { path: '/varanasi-tour', days: 5, highlights: 8, duration: '5 Days / 4 Nights', delay: 100 },
]) {
  test(`${path}: ${days} days, its highlights, its buttons`, async ({ page }) => {
    await page.goto(path);
    await hydrated(page);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { name: /^Day \d+/ })).toHaveCount(days);
    await expect(main.getByText(duration).first()).toBeVisible();
    const book = main.getByRole('link', { name: 'Book This Tour' }).first();
    await expect(book).toHaveAttribute('href', `/contact?about=${path.slice(1)}`);
    await expect(main.getByRole('link', { name: 'View All Tours' })).toHaveAttribute(
      'href',
      '/retreats',
    );
    const list = main.locator('ul[aria-labelledby=highlights] > li');
    if (highlights) await expect(list).toHaveCount(highlights);
    else expect(await list.count()).toBeGreaterThan(0);
    // Each day follows the one before by the delay; what is in view at first does not wait at all.
    const waiting = await main.locator('li[data-reveal]').evaluateAll((items) =>
      items.map((item) => ({
        index: [...(item.parentElement?.children ?? [])].indexOf(item),
        delay: (item as HTMLElement).style.transitionDelay,
      })),
    );
    expect(waiting.length).toBeGreaterThan(0);
    for (const item of waiting) expect(item.delay).toBe(`${item.index * delay}ms`);
    const hero = await main
      .locator('xpath=./*[.//h1]')
      .evaluate((element) => element.clientHeight / innerHeight);
    expect(hero).toBeGreaterThanOrEqual(0.69);
  });
}

for (const [path, benefits] of [
  ['/yoga-retreats', 6],
  ['/spa-wellness', 6],
  ['/ayurveda', 6],
  ['/detox-healing', 6],
  ['/mindful-escapes', 8],
  ['/weight-loss-retreats', 6],
] as const) {
  test(`${path}: ${benefits} benefits`, async ({ page }) => {
    await page.goto(path);
    const main = page.getByRole('main');
    const region = main.locator('section[aria-labelledby=benefits]');
    await expect(region.getByRole('listitem')).toHaveCount(benefits);
    await expect(region.getByRole('heading', { level: 3 })).toHaveCount(benefits);
    await expect(main.locator('a[href="/retreats"]').first()).toBeVisible();
    await expect(main.locator(`a[href="/contact?about=${path.slice(1)}"]`).first()).toBeVisible();
  });
}

test('weight loss: what to expect, in four items', async ({ page }) => {
  await page.goto('/weight-loss-retreats');
  const region = page.getByRole('region', { name: 'What to Expect' });
  await expect(region.getByRole('listitem')).toHaveCount(4);
});

test('about: six reasons, three points, two ways on', async ({ page }) => {
  await page.goto('/about');
  const main = page.getByRole('main');
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
    await expect(main.getByRole('heading', { name, exact: true })).toHaveCount(1);
  }
  await expect(main.locator('a[href="/retreats"]').last()).toBeVisible();
  await expect(main.locator('a[href="/contact"]').last()).toBeVisible();
});

test('inspirations: one featured, three recent, each with Read More', async ({ page }) => {
  await page.goto('/blog');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'Recent Articles' })).toBeVisible();
  for (const slug of ['mindful-travel', 'ayurveda-dosha', 'yoga-stress-relief', 'forest-bathing']) {
    await expect(main.locator(`a[href="/blog/${slug}"]`).first()).toBeVisible();
  }
  await expect(main.getByText('Read More')).toHaveCount(4);
});

for (const { slug, badge, iso, date, closing } of [
  {
    slug: 'mindful-travel',
    badge: 'Mindfulness',
    iso: '2024-03-15',
    date: '15 March 2024',
    closing: '/retreats',
  },
  {
    slug: 'ayurveda-dosha',
    badge: 'Ayurveda',
    iso: '2024-03-10',
    date: '10 March 2024',
    closing: '/ayurveda',
  },
  {
    slug: 'yoga-stress-relief',
    badge: 'Yoga',
    iso: '2024-03-05',
    date: '5 March 2024',
    closing: '/yoga-retreats',
  },
  {
    slug: 'forest-bathing',
    badge: 'Wellness',
    iso: '2024-02-28',
    date: '28 February 2024',
    closing: '/mindful-escapes',
  },
]) {
  test(`/blog/${slug}: back, badge, date, and the way on`, async ({ page }) => {
    await page.goto(`/blog/${slug}`);
    const article = page.getByRole('article');
    await expect(article.getByRole('link', { name: 'Back to Inspirations' })).toHaveAttribute(
      'href',
      '/blog',
    );
    await expect(article.getByText(badge, { exact: true }).first()).toBeVisible();
    const time = article.locator('time').first();
    await expect(time).toHaveAttribute('datetime', iso);
    await expect(time).toHaveText(date);
    await expect(article.locator(`a[href="${closing}"]`).last()).toBeVisible();
    const hero = await article
      .locator('xpath=./*[.//h1]')
      .evaluate((element) => element.clientHeight / innerHeight);
    expect(hero).toBeGreaterThanOrEqual(0.59);
    const words = (await article.innerText()).split(/\s+/).length;
    expect(words).toBeGreaterThan(600);
  });
}

test.describe('legal pages', () => {
  test('eight and ten sections, updated today', async ({ page }) => {
    for (const [path, sections] of [
      ['/privacy-policy', 8],
      ['/terms-of-service', 10],
    ] as const) {
      await page.clock.setFixedTime(new Date('2031-05-04T10:00:00'));
      await page.goto(path);
      await hydrated(page);
      const main = page.getByRole('main');
      await expect(
        main.getByRole('navigation', { name: 'On this page' }).getByRole('listitem'),
      ).toHaveCount(sections);
      await expect(main.getByText('Last Updated')).toBeVisible();
      await expect(main.locator('time').first()).toHaveAttribute('datetime', '2031-05-04');
      await expect(page.getByRole('contentinfo').getByText('© 2031')).toBeVisible();
    }
  });

  test.describe('in German', () => {
    test.use({ locale: 'de-DE' });
    test('the footer leads to the provider', async ({ page }) => {
      await page.goto('/');
      await hydrated(page);
      await page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' }).click();
      await expect(page).toHaveURL('/terms-of-service#provider');
      await expect(page.locator('#provider')).toBeInViewport();
    });
  });
});

test('retreat 1: everything docs/product.md, section 2 names', async ({ page }) => {
  await page.goto('/retreats/1');
  const main = page.getByRole('main');
  await expect(main.getByText('7 Days / 6 Nights').first()).toBeVisible();
  await expect(main.getByText(/max 12 guests/i).first()).toBeVisible();
  await expect(main.getByRole('heading', { name: /^Day \d+/ })).toHaveCount(7);
  await expect(main.getByRole('link', { name: 'Enquire Now' }).first()).toHaveAttribute(
    'href',
    '/contact?about=bali-yoga-meditation',
  );
  await expect(main.locator('a[href="/retreats"]').last()).toBeVisible();
});

test('retreats: three featured, one of them with a page', async ({ page }) => {
  await page.goto('/retreats');
  const main = page.getByRole('main');
  for (const [name, href] of [
    ['Bali Yoga & Meditation', '/retreats/1'],
    ['Himalayan Wellness Retreat', '/contact?about=himalayan-wellness'],
    ['Mediterranean Detox', '/contact?about=mediterranean-detox'],
  ] as const) {
    await expect(main.getByRole('link', { name }).first()).toHaveAttribute('href', href);
  }
});

test.describe('the hero of the home page', () => {
  test('rotates every 5000 ms through five pictures, and can be paused', async ({ page }) => {
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(1000);
    await page.goto('/');
    await hydrated(page);
    await page.clock.runFor(50);
    await page.getByRole('button', { name: 'Pause the pictures' }).waitFor();
    const current = page.getByRole('main').locator('[data-state=current] img');
    const shown = async () => (await current.getAttribute('src')) ?? '';
    /** Lets a picture stand its time; the next is there as soon as it has come. */
    const turn = async (before: string) => {
      await page.clock.runFor(4900);
      expect(await shown()).toBe(before);
      await page.clock.runFor(100);
      await expect.poll(shown).not.toBe(before);
      return shown();
    };
    const seen = [await shown()];
    for (let turns = 0; turns < 5; turns++) seen.push(await turn(String(seen.at(-1))));
    expect(new Set(seen).size).toBe(5);
    expect(seen.at(-1)).toBe(seen[0]);
    await page.getByRole('button', { name: 'Pause the pictures' }).click();
    await page.clock.runFor(15_000);
    expect(await shown()).toBe(seen[0]);
    await page.getByRole('button', { name: 'Play the pictures' }).click();
    expect(await turn(String(seen[0]))).toBe(seen[1]);
  });

  test.describe('under reduced motion', () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } });
    test('stands still', async ({ page }) => {
      await page.clock.install();
      await page.goto('/');
      await hydrated(page);
      await page.clock.runFor(20_000);
      await expect(page.getByRole('button', { name: /the pictures$/ })).toHaveCount(0);
      await expect(page.getByRole('main').locator('[data-state]')).toHaveCount(1);
    });
  });
});

test('contact: eight questions', async ({ page }) => {
  await page.goto('/contact');
  await expect(page.getByRole('main').locator('details')).toHaveCount(8);
});

test('an enquiry about a journey names it, removable; an unknown one is ignored', async ({
  page,
}) => {
  await page.goto('/contact?about=rajasthan-tour');
  await hydrated(page);
  const form = page.locator('form#contact');
  await expect(form.getByText('About: Rajasthan tour')).toBeVisible();
  await form.getByRole('button', { name: /^Remove/ }).click();
  await expect(form.getByText(/^About: /)).toHaveCount(0);
  await expect(page).toHaveURL('/contact');
  await page.goto('/contact?about=%3Cscript%3E');
  await hydrated(page);
  await expect(form.getByText(/^About: /)).toHaveCount(0);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('every page reads in full', async ({ page }) => {
    for (const path of routes.flatMap((route) => addressesOf(route).known)) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const hidden = await page
        .getByRole('main')
        .locator('h1, h2, h3, p, li, dt, dd')
        .evaluateAll((elements) =>
          elements
            // A form needs scripts; in its place stands the mail address, here by noscript.
            .filter(
              (element) => !element.closest('details:not([open]), form, [data-without-scripts]'),
            )
            .filter(
              (element) =>
                !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
            )
            .map((element) => element.textContent),
        );
      expect(hidden, path).toEqual([]);
    }
  });
});
