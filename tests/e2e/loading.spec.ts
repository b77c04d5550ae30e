import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { preview } from 'vite';
import {
  type Locale,
  languageTag,
  locales,
  localizedPath,
} from '../../packages/languages/src/index.ts';
import { addressedRoutes, addressesOf } from '../../site/src/routes/routes.ts';
import { german, wordsIn } from '../support/words.ts';
import {
  expect,
  fillEnquiryForm,
  findViolations,
  hydrated,
  open,
  team,
  test,
  watchPage,
} from './fixtures.ts';

/** What Hosting answers for a file that the last deploy has removed. */
const gone = { status: 404, contentType: 'text/html', body: '<!doctype html><h1>404</h1>' };

const chunkOf = (name: string) => `**/assets/${name}-*.js`;

/** A deploy while a page is open: files it has not loaded yet are gone until the next document. */
async function deploy(page: Page): Promise<void> {
  let isOld = true;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) isOld = false;
  });
  await page.route('**/assets/**', (route) => (isOld ? route.fulfill(gone) : route.continue()));
}

test.beforeEach(({ watch }) => {
  watch.expectConsole(
    /ERR_FAILED|ERR_INTERNET_DISCONNECTED|Failed to load resource|dynamically imported|MIME type/,
  );
  // React reports every error that a boundary has caught.
  watch.expectConsole(/PartUnavailableError/);
});

async function expectUsable(page: Page, locale: Locale) {
  const words = wordsIn(locale);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('Get In Touch'));
  const form = await fillEnquiryForm(page, 'anna@example.org');
  await expect(form.getByRole('link', { name: team })).toBeVisible();
  await form.getByRole('button').click();
  await form.locator('[name=name]').press('Enter');
  await expect(page).toHaveURL(/\/contact$/);
  await expect(form.locator('[name=email]')).toHaveValue('anna@example.org');
  await page.locator('summary').first().click();
  await expect(page.locator('details[open]')).toHaveCount(1);
  await page.getByRole('button', { name: words('Open menu') }).click();
  const menu = page.getByRole('banner').getByRole('navigation');
  await menu.getByRole('link', { name: words('Home') }).click();
  await expect(page).toHaveURL(localizedPath('/', locale));
}

test.describe('where scripts do not arrive', () => {
  for (const locale of locales) {
    test.describe(locale, () => {
      test.use({ locale: languageTag(locale), viewport: { width: 390, height: 844 } });

      test('forms offer the mail address and a reload, which brings them', async ({ page }) => {
        await page.route(chunkOf('client'), (route) => route.abort());
        await page.goto('/contact');
        const note = page.locator('form#contact [data-no-script-fallback]');
        await expect(note).toBeVisible();
        expect(await findViolations(page)).toEqual([]);
        await expectUsable(page, locale);
        await page.goto('/contact');
        await expect(note).toBeVisible();
        await page.unrouteAll();
        const reload = { name: wordsIn(locale)('Reload the page') };
        await page.locator('form#contact').getByRole('link', reload).click();
        await hydrated(page);
        await expect(note).toBeHidden();
      });

      test.describe('switched off', () => {
        test.use({ javaScriptEnabled: false });

        test('forms offer the mail address, and the rest works', async ({ page }) => {
          await page.goto('/contact');
          await expectUsable(page, locale);
        });
      });
    });
  }

  test.describe('switched off', () => {
    test.use({ javaScriptEnabled: false });

    test('what needs them is absent', async ({ page }) => {
      for (const [path, what] of [
        ['/retreats', '#finder'],
        ['/retreats', 'main button:has-text("Save")'],
        ['/varanasi-tour', 'button:has-text("Print or save as PDF")'],
      ] as const) {
        await page.goto(path);
        await expect(page.locator(what).first()).toBeAttached();
        await expect(page.locator(what).filter({ visible: true })).toHaveCount(0);
      }
    });

    test('one page of each kind is visible in full', async ({ page }) => {
      const kinds = new Map(addressedRoutes.map((route) => [route.kind, route]));
      for (const path of ['/', ...[...kinds.values()].flatMap((kind) => addressesOf(kind))]) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        const transparent = await page
          .getByRole('main')
          .locator('*')
          .evaluateAll((elements) =>
            elements
              .filter((element) => !element.checkVisibility({ opacityProperty: true }))
              .filter((element) => element.textContent?.trim())
              // An element without a box: its children are checked instead.
              .filter((element) => getComputedStyle(element).display !== 'contents')
              // The bar is for phones: here the header has its link.
              .filter((element) => !element.closest('main > div:last-child:has(> a:only-child)'))
              // The label of facts that phones fold: here they are shown without it.
              .filter((element) => !element.matches('p:has(+ details)'))
              // 'Save', the finder and printing need JavaScript.
              .filter(
                (element) =>
                  !element.closest(
                    'details, form, svg, script, button, [data-waiting], [data-requires-js], [hidden], [aria-hidden]',
                  ),
              )
              .map((element) => element.outerHTML.slice(0, 80)),
          );
        expect(transparent).toEqual([]);
      }
    });
  });
});

test('a picture that never arrives does not keep the page from hydrating', async ({ page }) => {
  await page.route('**/pictures/**', () => {});
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await hydrated(page);
  expect(await page.evaluate(() => document.readyState)).toBe('interactive');
});

test('a page without its stylesheet hydrates, and its links work', async ({ page }) => {
  await page.route('**/assets/*.css', (route) => route.abort());
  await open(page, '/contact');
  await page.getByRole('contentinfo').locator('a[href="/about"]').first().click();
  await expect(page.getByRole('heading', { name: 'Expert Curation' })).toBeVisible();
});

/** React's production build is silent about most hydration mismatches. */
test('the development build hydrates every page without a warning @slow', async ({ page }) => {
  const port = 5006;
  const root = join(import.meta.dirname, '../..');
  const server = await preview({
    root: join(root, 'site'),
    build: { outDir: join(root, '.cache/site-development') },
    preview: { port, strictPort: true, host: 'localhost' },
    logLevel: 'error',
  });
  // Each page once, in alternating languages.
  const addresses = addressedRoutes
    .flatMap(addressesOf)
    .map((path, index) => (index % 2 === 1 ? localizedPath(path, 'de') : path));
  try {
    for (const address of addresses) {
      await page.goto(`http://localhost:${port}${address}`);
      await hydrated(page);
      await expect(page.locator('h1')).toHaveCount(1);
      // Hydrated rather than rendered: the HTML is for this address and language.
      await expect(page.locator('html')).toHaveAttribute('data-address', address);
    }
  } finally {
    await server.close();
  }
});

test('Back before hydration leads to the page of that address', async ({ page }) => {
  await open(page, '/');
  await page.getByRole('banner').getByRole('link', { name: 'Contact' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Get In Touch');
  await page.reload();
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Wellness retreats and guided tours in India',
  );
});

test('a malformed fragment is ignored', async ({ page }) => {
  await open(page, '/about#100%');
  await page.getByRole('banner').getByRole('link', { name: 'Contact' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Get In Touch');
});

test.describe('offline', () => {
  test.use({ locale: 'de-DE' });

  test('a link says that the page could not be loaded; online again, it is', async ({
    page,
    context,
  }) => {
    await open(page, '/contact');
    const form = await fillEnquiryForm(page, 'anna@example.org');
    await context.setOffline(true);
    await page.getByRole('banner').locator('a[href="/de/about"]').last().click();
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText(german("This page couldn't be loaded"));
    await expect(heading).toBeFocused();
    await expect(page).toHaveTitle(
      `${german("This page couldn't be loaded")} | Elevate Your Journey`,
    );
    await expect(page.getByRole('main').getByRole('link', { name: team })).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
    await page.goBack();
    await expect(form.locator('[name=email]')).toHaveValue('anna@example.org');
    await page.goForward();
    await expect(heading).toHaveText(german("This page couldn't be loaded"));
    await context.setOffline(false);
    // Chromium fires it only where the machine has a network.
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await expect(page.getByRole('heading', { name: german('Expert Curation') })).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(`^${german('About')}`));
  });

  test('the toggle says that the other language could not be loaded', async ({ page, context }) => {
    await page.clock.install();
    await open(page, '/contact');
    const form = await fillEnquiryForm(page, 'anna@example.org');
    await context.setOffline(true);
    const toggle = page.getByRole('banner').getByRole('link', { name: /^EN/ });
    await toggle.click();
    // Longer than all attempts together.
    await page.clock.runFor(30_000);
    const failed = page.getByText(german("The other language couldn't be loaded"));
    await expect(failed).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(german('Get In Touch'));
    await context.setOffline(false);
    await toggle.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Get In Touch');
    await expect(failed).toHaveCount(0);
    await expect(form.locator('[name=email]')).toHaveValue('anna@example.org');
  });
});

test.describe('after a deploy', () => {
  test('a link reloads once and hands over what was typed and saved, which is then in memory only', async ({
    page,
  }) => {
    const { documents } = await watchPage(page);
    await open(page, '/contact?about=ayurveda');
    await fillEnquiryForm(page, 'anna@example.org');
    await deploy(page);
    const header = page.getByRole('banner');
    await header.locator('a[href="/about"]').last().click();
    await expect(page).toHaveTitle(/^About/);
    await hydrated(page);
    await expect(page).toHaveURL('/about');
    expect(documents).toHaveLength(2);
    await expect(page.getByRole('region', { name: 'Saved journeys' })).toBeVisible();
    const state = await page.evaluate(() => JSON.stringify(history.state));
    expect(state).not.toMatch(/anna|ayurveda/);
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
    await header.getByRole('link', { name: 'Contact' }).click();
    await expect(page.locator('form#contact [name=email]')).toHaveValue('anna@example.org');
  });

  test('toggle and Back reload once each, with what was typed', async ({ page, watch }) => {
    watch.expectConsole(/en-.*\.json answered 404|Failed to fetch/);
    const { shown, documents } = await watchPage(page);
    const heading = page.getByRole('heading', { level: 1 });
    await open(page, '/contact');
    const form = await fillEnquiryForm(page, 'anna@example.org');
    await deploy(page);
    await page.getByRole('banner').getByRole('link', { name: /^DE/ }).click();
    await expect(heading).toHaveText(german('Get In Touch'));
    await hydrated(page);
    await expect(form.locator('[name=email]')).toHaveValue('anna@example.org');
    await expect(page).toHaveURL('/de/contact');
    expect(documents).toHaveLength(2);
    // Into a language that this document has not loaded, first without a server.
    const unreachable = /\/assets\/en-|\/contact$/;
    await page.route(unreachable, (route) => route.abort());
    await page.goBack();
    await expect(heading).toHaveText('Elevate Your Journey');
    await page.goForward();
    await expect(heading).toHaveText(german('Get In Touch'));
    await page.unroute(unreachable);
    shown.clear();
    await deploy(page);
    // Time in which a message would be seen.
    await page.route('/contact', (route) => sleep(500).then(() => route.fallback()));
    await page.goBack();
    await expect(heading).toHaveText('Get In Touch');
    await hydrated(page);
    await expect(form.locator('[name=email]')).toHaveValue('anna@example.org');
    expect(documents).toHaveLength(3);
    expect(shown).toEqual(new Set(['Get In Touch', german('Get In Touch')]));
  });
});

test('code that never arrives reloads once, and the page can then be read', async ({ page }) => {
  const { documents } = await watchPage(page);
  await open(page, '/retreats');
  await page.route(chunkOf('TourTemplate'), (route) => route.abort());
  await page.getByRole('main').locator('a[href="/golden-triangle-tour"]').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Golden Triangle tour/);
  await expect(page.getByText('This page couldn’t be loaded')).toHaveCount(0);
  expect(documents).toHaveLength(2);
});

test('a page that did not arrive is tried again in another language', async ({ page }) => {
  await open(page, '/contact');
  await page.route('**/about', (route) => route.abort());
  await page.route('**/assets/en-*.json', (route) => route.abort());
  await page.getByRole('banner').getByRole('link', { name: 'About' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page couldn’t be loaded');
  await page.getByRole('banner').getByRole('link', { name: /^DE/ }).click();
  await expect(page.getByRole('heading', { name: german('Expert Curation') })).toBeVisible();
});

/** Runs in the page: storage and cookies throw, as in a browser that blocks them. */
function refuseStorage() {
  const descriptor = {
    get: () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    },
  };
  for (const kind of ['localStorage', 'sessionStorage']) {
    Object.defineProperty(window, kind, descriptor);
  }
  Object.defineProperty(document, 'cookie', { ...descriptor, set: descriptor.get });
}

test.describe('a browser that refuses storage and cookies', () => {
  test.beforeEach(({ page }) => page.addInitScript(refuseStorage));

  test('shows the pages, switches the language, and sends the form', async ({ page }) => {
    await page.route('**/functions/**', (route) => route.fulfill({ json: { result: {} } }));
    await open(page, '/');
    await page.getByRole('banner').getByRole('link', { name: /^DE/ }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await page.getByRole('banner').locator('a[href="/de/contact"]').last().click();
    const form = await fillEnquiryForm(page, 'anna@example.org');
    await form.locator('[name=consent]').check();
    await form.getByRole('button', { name: german('Send Message') }).click();
    await expect(page.getByText(german('Message Sent!'))).toBeVisible();
  });

  test('in German gets English after a deploy by its address', async ({ browser }) => {
    const context = await browser.newContext({ locale: 'de-DE' });
    const page = await context.newPage();
    await page.addInitScript(refuseStorage);
    await open(page, '/contact');
    await deploy(page);
    await page.getByRole('banner').getByRole('link', { name: /^EN/ }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Get In Touch');
    await expect(page).toHaveURL('/contact');
    await context.close();
  });
});
