import type { Page } from '@playwright/test';
import { localizedPath } from '../../packages/languages/src/index.ts';
import { addressedRoutes, addressesOf, routes } from '../../site/src/routes/routes.ts';
import { expect, test } from './fixtures.ts';

/** How the words stand on the page, at every width and in both languages: nothing cut, nothing torn. */

const paths = addressedRoutes.flatMap((route) => {
  const { known, unknown } = addressesOf(route);
  return unknown ? [...known, unknown] : known;
});

const widths = [320, 390, 600, 768, 900, 1200, 1440, 1920];
/** Twice as large on a screen that is half as wide in CSS px: 640 to 1920. */
const zoomedWidths = [320, 384, 450, 600, 720, 960];

/** WCAG 2.2, 1.4.12: what a reader may ask of a page without losing any of it. */
const textSpacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-block-end: 2em !important }
`;

/** Text that is beyond the screen, its own box, or an ancestor that clips; runs in the page. */
function findLostText(): string[] {
  const lost = new Set<string>();
  const { clientWidth, scrollWidth } = document.documentElement;
  if (scrollWidth > clientWidth) lost.add(`scrolls sideways by ${scrollWidth - clientWidth} px`);

  const clips = [...document.querySelectorAll('body *')].filter((element) =>
    ['hidden', 'clip'].includes(getComputedStyle(element).overflowY),
  );
  // For screen readers only.
  const unseen = clips.filter(({ clientWidth: width }) => width <= 1);
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const parent = text.parentElement as Element;
    const words = text.textContent?.trim().slice(0, 40);
    if (!words || !parent.checkVisibility({ visibilityProperty: true })) continue;
    if (unseen.some((element) => element.contains(text))) continue;
    let box = parent;
    while (getComputedStyle(box).display === 'inline') box = box.parentElement as Element;
    const { left, right } = box.getBoundingClientRect();
    range.selectNodeContents(text);
    for (const line of range.getClientRects()) {
      if (line.width === 0) continue;
      if (line.left < -1 || line.right > clientWidth + 1) lost.add(`beyond the screen: ${words}`);
      if (line.left < left - 1 || line.right > right + 1) lost.add(`beyond its box: ${words}`);
      for (const element of clips) {
        if (!element.contains(text)) continue;
        const edge = element.getBoundingClientRect();
        // A line of text is higher than its letters.
        const isCut = line.top < edge.top - 3 || line.bottom > edge.bottom + 3;
        if (isCut) lost.add(`cut: ${words}`);
      }
    }
  }
  return [...lost];
}

/**
 * Words that are broken though no hyphen may be set in them there. A browser without a dictionary, as
 * the one of the tests is, breaks a word that has no room anywhere; others hyphenate it, if they may.
 */
function findTornWords(): string[] {
  const torn = new Set<string>();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const parent = text.parentElement as Element;
    if (!parent.checkVisibility({ visibilityProperty: true })) continue;
    const { hyphens } = getComputedStyle(parent);
    for (const { 0: word, index } of (text.textContent ?? '').matchAll(/\p{Letter}{5,}/gu)) {
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const lines = new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom)));
      if (lines.size > 1 && (hyphens !== 'auto' || word.length < 10)) torn.add(word);
    }
  }
  return [...torn];
}

/** Headings and questions whose last line holds a word alone that the line before could do without. */
function findStrayWords(): string[] {
  const stray: string[] = [];
  const range = document.createRange();
  for (const heading of document.querySelectorAll('h1, h2, h3, h4, summary')) {
    if (!heading.checkVisibility()) continue;
    range.selectNodeContents(heading);
    const ends = new Map<number, number>();
    for (const { bottom, left, right } of range.getClientRects()) {
      const line = Math.round(bottom / 8);
      ends.set(line, (ends.get(line) ?? 0) + right - left);
    }
    const lines = [...ends].toSorted(([a], [b]) => a - b).map(([, length]) => length);
    const longest = Math.max(...lines);
    if (lines.length > 1 && (lines.at(-1) ?? 0) < longest * 0.3) {
      stray.push(heading.textContent ?? '');
    }
  }
  return stray;
}

/** Characters of each line of running text but a paragraph's last. */
function countCharacters(): number[] {
  const counts: number[] = [];
  const range = document.createRange();
  for (const paragraph of document.querySelectorAll('article section p, article section li')) {
    if (paragraph.closest('nav')) continue;
    const lines = new Map<number, number>();
    const texts = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      for (let at = 0; at < (text.textContent ?? '').length; at++) {
        range.setStart(text, at);
        range.setEnd(text, at + 1);
        const { bottom = 0, width = 0 } = range.getClientRects()[0] ?? {};
        if (width > 0) lines.set(Math.round(bottom), (lines.get(Math.round(bottom)) ?? 0) + 1);
      }
    }
    counts.push(...[...lines.values()].slice(0, -1));
  }
  return counts.toSorted((a, b) => a - b);
}

async function open(page: Page, address: string, css?: string): Promise<void> {
  await page.goto(address);
  await page.evaluate(async (added) => {
    if (added) {
      // A style element is what the policy forbids.
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(added);
      document.adoptedStyleSheets.push(sheet);
    }
    await document.fonts.ready;
  }, css);
}

async function expectEveryWord(page: Page, address: string, sizes: readonly number[]) {
  for (const width of sizes) {
    await page.setViewportSize({ width, height: 800 });
    expect(await page.evaluate(findLostText), `${address} at ${width}`).toEqual([]);
  }
}

// The HTML alone: quick, and what everybody sees first.
test.describe('as it is served', () => {
  test.use({ javaScriptEnabled: false, contextOptions: { reducedMotion: 'reduce' } });

  for (const [language, toAddress] of [
    ['English', (path: string) => path],
    ['German', (path: string) => localizedPath(path, 'de')],
  ] as const) {
    test(`no text is cut, torn or out of its place, in ${language}`, async ({ page }) => {
      test.slow();
      for (const address of paths.map(toAddress)) {
        await open(page, address);
        for (const width of widths) {
          await expectEveryWord(page, address, [width]);
          const at = `${address} at ${width}`;
          expect(await page.evaluate(findStrayWords), at).toEqual([]);
          // Wider, no column is too narrow for a word.
          if (width <= 900) expect(await page.evaluate(findTornWords), at).toEqual([]);
        }
      }
    });
  }

  // German alone: its words are the longer ones.
  test("a reader's own text spacing loses nothing", async ({ page }) => {
    for (const address of paths.map((path) => localizedPath(path, 'de'))) {
      await open(page, address, textSpacing);
      await expectEveryWord(page, address, [320, 390, 768, 1440]);
    }
  });

  test.describe('at 200 %', () => {
    test.use({ deviceScaleFactor: 2 });
    test('nothing is lost', async ({ page }) => {
      for (const address of paths.map((path) => localizedPath(path, 'de'))) {
        await open(page, address);
        await expectEveryWord(page, address, zoomedWidths);
      }
    });
  });

  test('an article has 60 to 75 characters a line, and a phone what its width allows', async ({
    page,
  }) => {
    const articles = routes.filter(({ kind }) => kind === 'article').map(({ path }) => path);
    for (const address of [...articles, ...articles.map((path) => localizedPath(path, 'de'))]) {
      await open(page, address);
      for (const width of [768, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        const counts = await page.evaluate(countCharacters);
        const at = `${address} at ${width}`;
        expect(counts.length, at).toBeGreaterThan(20);
        expect(counts[Math.floor(counts.length / 2)], at).toBeGreaterThanOrEqual(60);
        expect(counts.at(-1), at).toBeLessThanOrEqual(75);
      }
      await page.setViewportSize({ width: 390, height: 844 });
      const gutter = await page
        .locator('article section p')
        .last()
        .evaluate((paragraph) => paragraph.getBoundingClientRect().left);
      expect(gutter).toBe(await page.evaluate(() => 20 + ((innerWidth - 320) / 960) * 36));
    }
  });
});

test('every page is in its language, and what is in another one says so', async ({ page }) => {
  for (const path of paths) {
    for (const [address, lang] of [
      [path, 'en'],
      [localizedPath(path, 'de'), 'de'],
    ] as const) {
      const html = await (await page.request.get(address)).text();
      expect(html, address).toMatch(new RegExp(`^<!doctype html>\\s*<html lang="${lang}"`));
      // A number stays beside what it counts: the space between them is no place for a line to end.
      const words = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
      expect(words.match(/\d (hours|years|Stunden|Jahren?|Uhr)\b/g), address).toBeNull();
      // The toggle's name is in the language it leads to.
      const other = lang === 'en' ? 'de' : 'en';
      expect(
        html.match(new RegExp(`<(?:a|button)[^>]* lang="${other}"`, 'g')),
        address,
      ).toHaveLength(2);
    }
  }
});
