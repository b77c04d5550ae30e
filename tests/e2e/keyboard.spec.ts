import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { german } from '../support/words.ts';
import { expect, open, templates, test } from './fixtures.ts';

/** Focus is visible, with a whole ring, and targets are at least 44 px large. */

const phone = { width: 390, height: 844 };
const desktop = { width: 1440, height: 900 };

interface Stop {
  name: string;
  /** The box inside the focus ring, in px of the screen. */
  x: number;
  y: number;
  width: number;
  height: number;
  /** Of all its boxes: a link may wrap. */
  perimeter: number;
  isHidden: boolean;
  /** The same for controls that have the same ring on the same ground. */
  kind: string;
}

/** The focused element; runs in the page. */
function readFocus(): Stop | undefined {
  const element = document.activeElement;
  if (!element || element === document.body) return undefined;
  const header = document.querySelector('header');
  // The ring of a card's link is around the card.
  const isCard = getComputedStyle(element, '::after').position === 'absolute';
  const card = isCard && !header?.contains(element) ? (element as HTMLElement).offsetParent : null;
  const { x, y, width, height } = (card ?? element).getBoundingClientRect();
  const own = element.getBoundingClientRect();
  const top = header?.contains(element) ? 0 : (header?.getBoundingClientRect().bottom ?? 0);
  const isSkipLink = element.getAttribute('href') === '#main';
  // The browser scrolls only to the caret of a text area.
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
    kind: [element, element.closest('header, footer, section, form')]
      .map((part) => `${part?.tagName} ${part?.getAttribute('class')}`)
      .join(' in '),
  };
}

async function walk(page: Page, key: 'Tab' | 'Shift+Tab', visit: (stop: Stop) => Promise<void>) {
  // More than twice what any page has, as Chromium may go round a page twice: a longer walk is a focus trap.
  for (let stops = 0; stops < 200; stops++) {
    await page.keyboard.press(key);
    const stop = await page.evaluate(readFocus);
    if (!stop) return stops;
    await visit(stop);
  }
  throw new Error('The focus does not leave the page');
}

const greyOf = (picture: Buffer) =>
  sharp(picture).removeAlpha().toColourspace('b-w').raw().toBuffer();

/** The number of pixels that differ clearly. The ring's contrast is a pair in packages/ui/src/brand/contrast.ts. */
async function countChanged(focused: Buffer, resting: Buffer): Promise<number> {
  const [pixels, others] = [await greyOf(focused), await greyOf(resting)];
  return pixels.filter((pixel, at) => Math.abs(pixel - (others[at] ?? 0)) > 40).length;
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
  // A line of 1 px all around, or two thirds of it if a card is higher than the screen.
  const seen = clip.height < height ? 0.6 : 0.9;
  expect(await countChanged(focused, resting), name).toBeGreaterThan(perimeter * seen);
}

for (const [width, viewport, paths] of [
  ['phone', phone, ['/', '/golden-triangle-tour']],
  ['desktop', desktop, ['/contact', '/blog/ayurveda-dosha', '/privacy-policy']],
] as const) {
  test.describe(`on a ${width}`, () => {
    test.use({ viewport, contextOptions: { reducedMotion: 'reduce' } });

    test('focus is never behind the header or off the screen, and has a ring', async ({ page }) => {
      const kinds = new Set<string>();
      for (const path of paths) {
        await open(page, path);
        const hidden: string[] = [];
        const stops = await walk(page, 'Tab', async (stop) => {
          if (stop.isHidden) hidden.push(stop.name);
          if (!kinds.has(stop.kind)) await expectRing(page, stop);
          kinds.add(stop.kind);
        });
        expect(stops, path).toBeGreaterThan(15);
        await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
        await walk(page, 'Shift+Tab', async (stop) => {
          if (stop.isHidden) hidden.push(stop.name);
        });
        expect(hidden, path).toEqual([]);
      }
    });

    test('a fragment link scrolls its target to below the header', async ({ page }) => {
      for (const path of ['/privacy-policy#your-rights', '/contact#fees']) {
        await open(page, path);
        const target = page.locator(`[id="${path.split('#')[1]}"]`);
        await expect(target).toBeInViewport();
        const header = await page.getByRole('banner').boundingBox();
        const { y = 0 } = (await target.boundingBox()) ?? {};
        expect(y, path).toBeGreaterThanOrEqual(header?.height ?? Infinity);
      }
    });
  });
}

/** Controls smaller than 44 px, their labels included. Links within a sentence are exempt. */
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
    const isUnseen = control.closest('[aria-hidden=true]');
    if (isInSentence || isSkipLink || isUnseen || !control.checkVisibility()) continue;
    // The bar at the bottom of a phone's screen is there once the hero has gone, and until the footer.
    const isInBar = control.closest('main > div:last-child');
    if (isInBar) scrollTo({ top: innerHeight, behavior: 'instant' });
    else control.scrollIntoView({ block: 'center', behavior: 'instant' });
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

test.describe('with touch', () => {
  test.use({ viewport: phone, hasTouch: true, contextOptions: { reducedMotion: 'reduce' } });

  test('the links of the open menu have rings', async ({ page }) => {
    await open(page, '/');
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

  test('targets are at least 44 px large', async ({ page }) => {
    for (const path of [...templates, '/about', '/contact?about=rajasthan-tour', '/de']) {
      await open(page, path);
      expect(await page.evaluate(findSmallTargets, 'body'), path).toEqual([]);
    }
    await page.getByRole('button', { name: german('Open menu') }).tap();
    expect(await page.evaluate(findSmallTargets, 'header'), 'menu').toEqual([]);
  });
});
