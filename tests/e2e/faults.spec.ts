import type { Page } from '@playwright/test';
import { expect, fillContactForm, findViolations, hydrated, test } from './fixtures.ts';

/** What stands in for a file that is gone: Hosting answers with its page, as HTML. */
const gone = { status: 404, contentType: 'text/html', body: '<!doctype html><h1>404</h1>' };

const chunkOf = (name: string) => `**/assets/${name}-*.js`;

/** How often the browser has loaded a page of ours from the server. */
function countPageLoads(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) count += 1;
  });
  return () => count;
}

/** Loses the first requests for a file; `Infinity` loses all. */
async function lose(page: Page, address: string, times: number): Promise<void> {
  let lost = 0;
  await page.route(address, (route) => (lost++ < times ? route.abort() : route.continue()));
}

/**
 * A new deploy while a page is open: until the browser loads a page anew, what it has not fetched yet
 * of the old one is gone.
 */
async function deployAnew(page: Page): Promise<void> {
  let isOld = true;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) isOld = false;
  });
  await page.route('**/assets/**', (route) => (isOld ? route.fulfill(gone) : route.continue()));
}

const languages = [
  {
    locale: 'en',
    browser: 'en-GB',
    about: { link: 'About', heading: 'Expert Curation', title: /^About/ },
    home: 'Home',
    missing: 'This page did not arrive',
    retry: 'Load the page again',
    other: { toggle: /^DE/, heading: 'Schreiben Sie uns' },
    notSwitched: 'The other language could not be loaded',
  },
  {
    locale: 'de',
    browser: 'de-DE',
    about: { link: 'Über uns', heading: 'Auswahl mit Sachverstand', title: /^Über uns/ },
    home: 'Startseite',
    missing: 'Diese Seite ist nicht angekommen',
    retry: 'Seite neu laden',
    other: { toggle: /^EN/, heading: 'Get In Touch' },
    notSwitched: 'Die andere Sprache ließ sich nicht laden',
  },
] as const;

test.beforeEach(({ watch }) => {
  watch.expectConsole(
    /ERR_FAILED|ERR_INTERNET_DISCONNECTED|Failed to load resource|dynamically imported|MIME type/,
  );
  // React tells of every error that a boundary has caught.
  watch.expectConsole(/PageNotArrived/);
});

/** A deploy that the page on screen is older than: its scripts are gone, and a page that is loaded now has others. */
async function deployBeforeFirstSign(page: Page): Promise<void> {
  let isOld = true;
  await page.goto('/contact');
  page.on('request', (request) => {
    if (request.isNavigationRequest()) isOld = false;
  });
  await page.route('**/assets/*.js', (route) => (isOld ? route.fulfill(gone) : route.continue()));
}

test('a page that is first touched after a new deploy is loaded anew, and comes to life', async ({
  page,
}) => {
  await deployBeforeFirstSign(page);
  const loads = countPageLoads(page);
  await page.mouse.move(40, 300);
  await expect.poll(loads).toBe(1);
  await hydrated(page);
  expect(loads()).toBe(1);
});

test('a form that was begun before a new deploy is left as it is, with a way to write to us', async ({
  page,
}) => {
  await deployBeforeFirstSign(page);
  const loads = countPageLoads(page);
  const form = page.locator('form#contact');
  await form.locator('[name=name]').fill('Anna Vogt');
  await expect(form.locator('[data-without-scripts]')).toBeVisible();
  expect(loads()).toBe(0);
  await expect(form.locator('[name=name]')).toHaveValue('Anna Vogt');
});

test('scripts that never come are asked for now and then, not with every movement', async ({
  page,
}) => {
  await page.route(chunkOf('index'), (route) => route.abort());
  await page.goto('/contact');
  const hints = page.locator('link[rel=modulepreload]');
  await page.mouse.move(40, 300);
  await expect(page.locator('form#contact [data-without-scripts]')).toBeVisible();
  const count = await hints.count();
  for (let step = 0; step < 40; step++) await page.mouse.move(40 + step, 300);
  expect(await hints.count()).toBe(count);
  const button = page.getByRole('banner').getByRole('button', { name: /^DE/ });
  await button.click();
  await expect(button).not.toHaveAttribute('aria-busy');
});

test('Back from a page that was reloaded leads back', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  await page.getByRole('banner').getByRole('link', { name: 'Contact' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Get In Touch');
  await page.reload();
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Elevate Your Journey');
});

test('an address that ends in a fragment nobody can read is no obstacle', async ({ page }) => {
  await page.goto('/about#100%');
  await hydrated(page);
  await page.getByRole('banner').getByRole('link', { name: 'Contact' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Get In Touch');
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Expert Curation' })).toBeVisible();
});

test('a page whose code is lost on the way is still read, and comes to life when it arrives', async ({
  page,
}) => {
  let isLost = true;
  await page.route(chunkOf('ContactPage'), (route) => (isLost ? route.abort() : route.continue()));
  await page.goto('/contact');
  const form = await fillContactForm(page, 'anna@example.org');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Get In Touch');
  isLost = false;
  await hydrated(page);
  await expect(form.locator('[name=email]')).toHaveValue('anna@example.org');
});

for (const { locale, browser, about, home, missing, retry, other, notSwitched } of languages) {
  test.describe(`in ${locale}`, () => {
    test.use({ locale: browser });

    test('offline, a link leads to words and a way on, and Back to where one was; online, the page comes by itself', async ({
      page,
      context,
    }) => {
      await page.goto('/contact');
      await hydrated(page);
      const form = await fillContactForm(page, 'anna@example.org');
      await context.setOffline(true);
      await page.getByRole('banner').getByRole('link', { name: about.link }).click();
      const heading = page.getByRole('heading', { level: 1 });
      await expect(heading).toHaveText(missing);
      await expect(heading).toBeFocused();
      await expect(page).toHaveTitle(`${missing} | Elevate Your Journey`);
      await expect(
        page.getByRole('main').getByRole('link', { name: 'hello@example.com' }),
      ).toBeVisible();
      await expect(page.getByRole('banner').getByRole('link', { name: home })).toBeVisible();
      expect(await findViolations(page)).toEqual([]);
      await page.getByRole('button', { name: retry }).click();
      await expect(heading).toHaveText(missing);

      await page.goBack();
      await expect(form.locator('[name=email]')).toHaveValue('anna@example.org');
      await page.goForward();
      await expect(heading).toHaveText(missing);

      await context.setOffline(false);
      // The browser tells it, where it knows of a network at all.
      await page.evaluate(() => dispatchEvent(new Event('online')));
      await expect(page.getByRole('heading', { name: about.heading })).toBeVisible();
      await expect(page).toHaveTitle(about.title);
      await page.goBack();
      await expect(form.locator('[name=email]')).toHaveValue('anna@example.org');
    });

    test('offline, the other language cannot come, and the page says so and stays', async ({
      page,
      context,
    }) => {
      await page.clock.install();
      await page.goto('/contact');
      await hydrated(page);
      const form = await fillContactForm(page, 'anna@example.org');
      const words = await page.getByRole('heading', { level: 1 }).textContent();
      await context.setOffline(true);
      await page.getByRole('banner').getByRole('button', { name: other.toggle }).click();
      // Its words are asked for several times, after longer and longer pauses.
      await page.clock.runFor(30_000);
      await expect(page.getByText(notSwitched)).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words ?? '');
      await expect(form.locator('[name=email]')).toHaveValue('anna@example.org');
      await context.setOffline(false);
      await page.getByRole('banner').getByRole('button', { name: other.toggle }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(other.heading);
      await expect(page.getByText(notSwitched)).toHaveCount(0);
      await expect(form.locator('[name=email]')).toHaveValue('anna@example.org');
    });

    test('after a new deploy, a link leads to the new page by loading it once, and what was typed comes along', async ({
      page,
    }) => {
      await page.goto('/contact');
      await hydrated(page);
      await fillContactForm(page, 'anna@example.org');
      await deployAnew(page);
      const loads = countPageLoads(page);
      await page.getByRole('banner').getByRole('link', { name: about.link }).click();
      await expect(page.getByRole('heading', { name: about.heading })).toBeVisible();
      await hydrated(page);
      await expect(page).toHaveURL('/about');
      expect(loads()).toBe(1);
      // Nothing of it is stored.
      expect(await page.evaluate(() => JSON.stringify(history.state))).not.toContain('anna');
      expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
      await page
        .getByRole('banner')
        .getByRole('link', { name: locale === 'en' ? 'Contact' : 'Kontakt' })
        .click();
      await expect(page.locator('form#contact [name=email]')).toHaveValue('anna@example.org');
    });

    test('after a new deploy, the other language comes with the page, and what was typed too', async ({
      page,
    }) => {
      await page.goto('/contact');
      await hydrated(page);
      const form = await fillContactForm(page, 'anna@example.org');
      await deployAnew(page);
      const loads = countPageLoads(page);
      await page.getByRole('banner').getByRole('button', { name: other.toggle }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(other.heading);
      await hydrated(page);
      await expect(form.locator('[name=email]')).toHaveValue('anna@example.org');
      expect(loads()).toBe(1);
      expect(page.url()).toMatch(/\/contact$/);
    });
  });
}

for (const { title, file, times, expectedLoads } of [
  { title: 'is lost once comes all the same', file: 'AboutPage', times: 1, expectedLoads: 0 },
  {
    title: 'is lost twice comes by loading the address',
    file: 'AboutPage',
    times: 2,
    expectedLoads: 1,
  },
  {
    title: 'never arrives can be read all the same',
    file: 'AboutPage',
    times: Number.POSITIVE_INFINITY,
    expectedLoads: 1,
  },
]) {
  test(`a page whose code ${title}`, async ({ page }) => {
    await page.goto('/contact');
    await hydrated(page);
    await lose(page, chunkOf(file), times);
    const loads = countPageLoads(page);
    // Not pointed at before, which would fetch the page ahead and so lose it once more.
    await page.getByRole('banner').getByRole('link', { name: 'About' }).dispatchEvent('click');
    await expect(page.getByRole('heading', { name: 'Expert Curation' })).toBeVisible();
    await expect(page).toHaveURL('/about');
    await expect(page.getByText('This page did not arrive')).toHaveCount(0);
    expect(loads()).toBe(expectedLoads);
    // Its links lead on, with or without scripts.
    await page.getByRole('banner').getByRole('link', { name: 'Contact' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Get In Touch');
  });
}

test('a page that shares its code with others, which never arrives, can be read all the same', async ({
  page,
}) => {
  await page.goto('/retreats');
  await hydrated(page);
  await lose(page, chunkOf('TourTemplate'), Number.POSITIVE_INFINITY);
  const loads = countPageLoads(page);
  await page.getByRole('main').locator('a[href="/golden-triangle-tour"]').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Three cities, two sunrises');
  expect(loads()).toBe(1);
});

test('Back to a page that a new deploy has changed leads to the new one', async ({ page }) => {
  await page.goto('/contact');
  await hydrated(page);
  await page.getByRole('banner').getByRole('link', { name: 'About' }).click();
  await expect(page.getByRole('heading', { name: 'Expert Curation' })).toBeVisible();
  await deployAnew(page);
  await page.getByRole('banner').getByRole('link', { name: 'Inspirations' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Reading for slow travellers');
  await hydrated(page);
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Expert Curation' })).toBeVisible();
});

for (const { title, times, expectedLoads } of [
  { title: 'fail once are asked for again', times: 1, expectedLoads: 0 },
  { title: 'never come are brought by the page itself', times: Infinity, expectedLoads: 1 },
]) {
  test(`words of a page that ${title}, by a link`, async ({ page }) => {
    await page.goto('/contact');
    await hydrated(page);
    await lose(page, '**/assets/en-*.json', times);
    const loads = countPageLoads(page);
    await page.getByRole('banner').getByRole('link', { name: 'About' }).click();
    await expect(page.getByRole('heading', { name: 'Expert Curation' })).toBeVisible();
    expect(loads()).toBe(expectedLoads);
  });

  test(`words of the other language that ${title}`, async ({ page }) => {
    await page.goto('/contact');
    await hydrated(page);
    const form = await fillContactForm(page, 'anna@example.org');
    await lose(page, '**/assets/de-*.json', times);
    const loads = countPageLoads(page);
    await page.getByRole('banner').getByRole('button', { name: /^DE/ }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Schreiben Sie uns');
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await expect(form.locator('[name=email]')).toHaveValue('anna@example.org');
    expect(loads()).toBe(expectedLoads);
  });
}
