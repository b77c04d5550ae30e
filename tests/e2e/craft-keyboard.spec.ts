import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, hydrated, test } from './fixtures.ts';

/** What has the focus is in sight and has a ring that one can see; what is pressed is as large as a finger. */

const screens = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

/** One page of each kind. */
const pages = [
  '/',
  '/about',
  '/retreats',
  '/retreats/1',
  '/ayurveda',
  '/golden-triangle-tour',
  '/blog',
  '/blog/ayurveda-dosha',
  '/contact',
  '/privacy-policy',
];

interface Stop {
  name: string;
  /** Of the box that its ring surrounds, in px of the screen. */
  x: number;
  y: number;
  width: number;
  height: number;
  /** Of all its boxes: a link may go on in the next line. */
  perimeter: number;
  isHidden: boolean;
}

/** What has the focus, if it is an element of the page; runs there. */
function readFocus(): Stop | undefined {
  const element = document.activeElement;
  if (!element || element === document.body) return undefined;
  const header = document.querySelector('header');
  // A card's link surrounds its card.
  const isCard = getComputedStyle(element, '::after').position === 'absolute';
  const card = isCard && !header?.contains(element) ? (element as HTMLElement).offsetParent : null;
  const { x, y, width, height } = (card ?? element).getBoundingClientRect();
  const own = element.getBoundingClientRect();
  const top = header?.contains(element) ? 0 : (header?.getBoundingClientRect().bottom ?? 0);
  const isSkipLink = element.getAttribute('href') === '#main';
  // A text area is scrolled to its caret alone.
  const isLow = own.bottom > innerHeight && element.tagName !== 'TEXTAREA';
  return {
    name: `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent}`.slice(
      0,
      60,
    ),
    x,
    y,
    width,
    height,
    perimeter: [...(card ?? element).getClientRects()].reduce(
      (sum, box) => sum + 2 * (box.width + box.height),
      0,
    ),
    isHidden: !isSkipLink && (own.top < top || isLow),
  };
}

async function walk(page: Page, key: 'Tab' | 'Shift+Tab', visit: (stop: Stop) => Promise<void>) {
  // More than any page has: a trap is told from a long page.
  for (let stops = 0; stops < 90; stops++) {
    await page.keyboard.press(key);
    const stop = await page.evaluate(readFocus);
    if (!stop) return stops;
    await visit(stop);
  }
  throw new Error('The walk has no end');
}

for (const viewport of screens) {
  test.describe(`at ${viewport.width}`, () => {
    test.use({ viewport, contextOptions: { reducedMotion: 'reduce' } });

    test('nothing that has the focus is below the header or beyond the screen', async ({
      page,
    }) => {
      for (const path of ['/', '/golden-triangle-tour', '/contact', '/privacy-policy']) {
        await page.goto(path);
        await hydrated(page);
        const hidden: string[] = [];
        const note = async ({ name, isHidden }: Stop) => {
          if (isHidden) hidden.push(name);
        };
        const stops = await walk(page, 'Tab', note);
        expect(stops, path).toBeGreaterThan(15);
        await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
        await walk(page, 'Shift+Tab', note);
        expect(hidden, path).toEqual([]);
      }
    });

    test('a link to a place in a page leads to below the header', async ({ page }) => {
      for (const path of [
        '/privacy-policy#your-rights',
        '/terms-of-service#provider',
        '/contact#fees',
      ]) {
        await page.goto(path);
        await hydrated(page);
        const target = page.locator(`[id="${path.split('#')[1]}"]`);
        await expect(target).toBeInViewport();
        const header = await page.getByRole('banner').boundingBox();
        const { y = 0 } = (await target.boundingBox()) ?? {};
        expect(y, path).toBeGreaterThanOrEqual(header?.height ?? Infinity);
      }
    });
  });
}

const linear = (channel: number) => {
  const value = channel / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
};

/** Relative luminance of an sRGB colour (WCAG 2.2). */
function luminance([red = 0, green = 0, blue = 0]: Iterable<number>) {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

const decode = (picture: Buffer) => sharp(picture).removeAlpha().raw().toBuffer();

/** How many pixels differ between two pictures by a contrast of 3 and more (WCAG 2.2, 1.4.11 and 2.4.13). */
async function countContrasting(focused: Buffer, resting: Buffer): Promise<number> {
  const pixels = await decode(focused);
  const others = await decode(resting);
  let count = 0;
  for (let at = 0; at < pixels.length; at += 3) {
    if (pixels[at] === others[at] && pixels[at + 1] === others[at + 1]) continue;
    const [dark = 0, light = 0] = [pixels, others]
      .map((all) => luminance(all.subarray(at, at + 3)))
      .toSorted((a, b) => a - b);
    if ((light + 0.05) / (dark + 0.05) >= 3) count += 1;
  }
  return count;
}

async function expectRing(page: Page, { name, x, y, width, height, perimeter }: Stop) {
  const screen = page.viewportSize() ?? { width: 0, height: 0 };
  const [left, top] = [Math.max(0, x - 14), Math.max(0, y - 14)];
  const clip = {
    x: left,
    y: top,
    width: Math.min(screen.width, x + width + 14) - left,
    height: Math.min(screen.height, y + height + 14) - top,
  };
  const focused = await page.screenshot({ clip });
  const handle = await page.evaluateHandle(() => document.activeElement as HTMLElement);
  await handle.evaluate((element) => element.blur());
  const resting = await page.screenshot({ clip });
  await handle.evaluate((element) => element.focus({ preventScroll: true }));
  // A line of a px all around; two thirds of it where a card is higher than the screen.
  const seen = clip.height < height ? 0.6 : 0.9;
  expect(await countContrasting(focused, resting), name).toBeGreaterThan(perimeter * seen);
}

for (const [path, viewport] of [
  ['/', screens[0]],
  ['/golden-triangle-tour', screens[0]],
  ['/contact', screens[1]],
  ['/blog/ayurveda-dosha', screens[1]],
  ['/privacy-policy', screens[1]],
] as const) {
  test(`every ring is seen on ${path} at ${viewport?.width}`, async ({ page }) => {
    await page.setViewportSize(viewport ?? { width: 0, height: 0 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    await hydrated(page);
    await walk(page, 'Tab', (stop) => expectRing(page, stop));
  });
}

/** Controls that a finger of 44 px does not meet wherever it comes down; links within a sentence are free. */
function findSmallTargets(within: string) {
  const small: string[] = [];
  for (const control of document.querySelectorAll(
    `${within} :is(a[href], button, summary, input, textarea)`,
  )) {
    const isInSentence =
      getComputedStyle(control).display === 'inline' &&
      control.parentElement?.textContent?.trim() !== control.textContent?.trim();
    const isSkipLink = control.getAttribute('href') === '#main';
    // The honeypot is no target.
    const isHidden = control.closest('[aria-hidden=true]');
    if (isInSentence || isSkipLink || isHidden || !control.checkVisibility()) continue;
    control.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left, top, width, height } = control.getBoundingClientRect();
    const isMet = [
      [-21, 0],
      [21, 0],
      [0, -21],
      [0, 21],
    ].every(([x = 0, y = 0]) => {
      const met = document.elementFromPoint(left + width / 2 + x, top + height / 2 + y);
      return met && (control.contains(met) || met.closest('label')?.control === control);
    });
    if (!isMet) small.push(`${control.tagName} ${control.textContent}`.slice(0, 60));
  }
  return small;
}

test.describe('on a phone', () => {
  test.use({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    contextOptions: { reducedMotion: 'reduce' },
  });

  test('the rings of the open menu are seen', async ({ page }) => {
    await page.goto('/');
    await hydrated(page);
    await page.getByRole('button', { name: 'Open menu' }).press('Enter');
    const menu = page.getByRole('navigation', { name: 'Main navigation' });
    const links = await menu.getByRole('link').count();
    for (let link = 0; link < links; link++) {
      await page.keyboard.press('Tab');
      const stop = await page.evaluate(readFocus);
      expect(stop).toBeDefined();
      if (stop) await expectRing(page, stop);
    }
  });

  test('what is pressed is 44 px large', async ({ page }) => {
    for (const path of [...pages, '/contact?about=rajasthan-tour', '/de', '/de/privacy-policy']) {
      await page.goto(path);
      await hydrated(page);
      expect(await page.evaluate(findSmallTargets, 'body'), path).toEqual([]);
    }
    await page.getByRole('button', { name: 'Menü öffnen' }).tap();
    expect(await page.evaluate(findSmallTargets, 'header'), 'menu').toEqual([]);
  });
});
