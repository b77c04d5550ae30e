import type { Page } from '@playwright/test';
import { locales, localizedPath } from '../../packages/languages/src/index.ts';
import { addressesOf, routes } from '../../site/src/routes/routes.ts';
import { expect, open, slowInEnglish, test } from './fixtures.ts';

/** Laptops and phones, with and without the browser's bars. */
const sizes = [
  [1366, 650],
  [1366, 768],
  [1440, 900],
  [390, 664],
  [390, 844],
] as const;

const ofKinds = (...kinds: string[]) =>
  routes.filter(({ kind }) => kinds.includes(kind)).flatMap(addressesOf);

/** What the first screen shows: the title, and the first line and the first button below it. */
const acts: Record<string, readonly string[]> = {
  button: ['/', '/about', '/retreats', ...ofKinds('category', 'tour', 'retreat')],
  line: ofKinds('article', 'legal'),
  field: ['/contact'],
};

/** The heights of the specification, in hundredths of the screen. */
const heroHeight = new Map([
  ...ofKinds('tour').map((path) => [path, 70] as const),
  ...ofKinds('article').map((path) => [path, 60] as const),
]);

/** In px of the screen; runs in the page. */
function measure() {
  const main = document.querySelector('main') as Element;
  const title = main.querySelector('h1') as Element;
  const isBelow = (element: Element) =>
    Boolean(title.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING);
  const firstBelow = (selector: string) =>
    [...main.querySelectorAll(selector)].find((each) => isBelow(each) && each.checkVisibility());
  // oxlint-disable-next-line unicorn/consistent-function-scoping
  const endOf = (element: Element | undefined) => element?.getBoundingClientRect().bottom;
  // oxlint-disable-next-line unicorn/consistent-function-scoping
  const firstLine = (element: Element | undefined) => {
    if (!element) return undefined;
    const range = document.createRange();
    range.selectNodeContents(element);
    return range.getClientRects()[0]?.bottom;
  };
  const hero = [...main.querySelectorAll(':scope > div, :scope > article > div')].find((element) =>
    element.contains(title),
  );
  return {
    title: endOf(title),
    line: firstLine(firstBelow('p')),
    button: endOf(firstBelow('a:not(nav a)')),
    field: endOf(main.querySelector('form#contact [name=name]') ?? undefined),
    text: firstLine(firstBelow('section p')),
    hero: hero && (hero.getBoundingClientRect().height * 100) / innerHeight,
    twoPixels: 200 / innerHeight,
  };
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const locale of locales) {
    test(`every first screen has its act, in ${locale}${slowInEnglish(locale)}`, async ({
      page,
    }) => {
      for (const [act, paths] of Object.entries(acts)) {
        for (const path of paths) {
          const address = localizedPath(path, locale);
          await page.goto(address);
          for (const [width, height] of sizes) {
            await page.setViewportSize({ width, height });
            const found = await page.evaluate(measure);
            const at = `${address} at ${width} x ${height}`;
            const shown = {
              title: found.title,
              line: act === 'line' ? found.text : found.line,
              ...(act === 'button' && { button: found.button }),
              ...(act === 'field' && { field: found.field }),
            };
            for (const [part, end] of Object.entries(shown)) {
              expect.soft(end, `${part} of ${at}`).toBeLessThanOrEqual(height);
            }
            const expected = heroHeight.get(path);
            if (expected !== undefined) {
              const off = Math.abs((found.hero ?? 0) - expected);
              expect.soft(off, `hero of ${at}`).toBeLessThanOrEqual(found.twoPixels);
            }
          }
        }
      }
    });
  }

  test('a reader with text of 200 % sees the whole hero', async ({ page }) => {
    await page.setViewportSize({ width: 1366, height: 768 });
    for (const path of ['/de/golden-triangle-tour', '/de/retreats/1', '/de/blog/mindful-travel']) {
      await page.goto(path);
      const size = () =>
        page.locator('h1').evaluate((title) => Number.parseFloat(getComputedStyle(title).fontSize));
      const before = await size();
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%';
      });
      expect(await size(), path).toBeGreaterThan(before * 1.25);
      const isWithin = await page.locator('h1').evaluate((title) => {
        const hero = title.closest('main > div, article > div') as Element;
        const { top, bottom } = hero.getBoundingClientRect();
        return [...hero.querySelectorAll('h1, p, a')].every((part) => {
          const box = part.getBoundingClientRect();
          return box.top >= top && box.bottom <= bottom;
        });
      });
      expect(isWithin, path).toBe(true);
    }
  });

  test('home shows journeys before the second screen ends', async ({ page }) => {
    await page.goto('/');
    for (const [width, height] of sizes) {
      await page.setViewportSize({ width, height });
      const ends = await page
        .locator('section[aria-labelledby=retreats] a')
        .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().bottom));
      expect(Math.min(...ends), `${width} x ${height}`).toBeLessThanOrEqual(2 * height);
    }
  });
});

/** The enquiry links of header and bars that can be seen. */
const seenLinks = (page: Page) =>
  page.evaluate(() => {
    const links = [...document.querySelectorAll('header a, main > div > a, body section a')];
    return links.filter((link) => {
      if (!link.textContent?.includes('Send an enquiry')) return false;
      const frame = link.closest('header, main > div:last-child, section[aria-label]');
      if (!frame || !/fixed|sticky/.test(getComputedStyle(frame).position)) return false;
      if (!link.checkVisibility({ visibilityProperty: true })) return false;
      const { left, top, width, height } = link.getBoundingClientRect();
      const met = document.elementFromPoint(left + width / 2, top + height / 2);
      return met !== null && link.contains(met);
    }).length;
  });

test('on phones an enquiry is one tap away once the hero has gone, and never two', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 664 });
  for (const path of ['/', '/golden-triangle-tour', '/blog/mindful-travel', '/privacy-policy']) {
    await open(page, path);
    expect(await seenLinks(page), path).toBe(0);
    await page.evaluate(() => scrollTo({ top: innerHeight, behavior: 'instant' }));
    await expect.poll(() => seenLinks(page), path).toBe(1);
  }
  await page.goto('/retreats?about=ayurveda');
  await expect.poll(() => seenLinks(page)).toBe(1);
  await page.evaluate(() => scrollTo({ top: 2 * innerHeight, behavior: 'instant' }));
  expect(await seenLinks(page)).toBe(1);
  await open(page, '/contact');
  await page.evaluate(() => scrollTo({ top: 2 * innerHeight, behavior: 'instant' }));
  expect(await seenLinks(page)).toBe(0);
});

test('Send is near the first field, in any language', async ({ page }) => {
  const height = 844;
  await page.setViewportSize({ width: 390, height });
  for (const locale of locales) {
    await page.goto(localizedPath('/contact', locale));
    const form = page.locator('form#contact');
    const first = await form.locator('[name=name]').boundingBox();
    const send = await form.locator('[type=submit]').boundingBox();
    if (!first || !send) throw new Error('The form is not shown');
    expect((send.y + send.height - first.y) / height, locale).toBeLessThanOrEqual(1.25);
  }
});

test('on desktops the header has the enquiry, or the bar of saved journeys', async ({ page }) => {
  for (const [path, count] of [
    ['/', 1],
    ['/retreats?about=ayurveda', 1],
    ['/contact', 0],
  ] as const) {
    await open(page, path);
    await expect.poll(() => seenLinks(page), path).toBe(count);
  }
});

test('by keyboard nothing is below the bar, and the bar itself comes into view', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await open(page, '/golden-triangle-tour');
  const bar = page.locator('main > div:last-child');
  const link = bar.getByRole('link');
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press('Tab');
    if (await link.evaluate((element) => element === document.activeElement)) break;
    const overlap = await bar.evaluate((element) => {
      const focused = document.activeElement;
      const { top, bottom } = element.getBoundingClientRect();
      if (!focused?.closest('main') || top >= innerHeight) return 0;
      const box = focused.getBoundingClientRect();
      return Math.min(box.bottom - top, bottom - box.top);
    });
    expect(overlap).toBeLessThanOrEqual(0);
  }
  await expect(link).toBeFocused();
  await expect(link).toBeInViewport({ ratio: 1 });
  // From the footer back: the bar is shown above it.
  await page.keyboard.press('Tab');
  await page.evaluate(() => scrollTo({ top: 1e6, behavior: 'instant' }));
  await page.keyboard.press('Shift+Tab');
  await expect(link).toBeFocused();
  await expect(link).toBeInViewport({ ratio: 1 });
});
