import type { Page } from '@playwright/test';
import { localizedPath } from '../../packages/languages/src/index.ts';
import { addressedRoutes, prerenderedAddress } from '../../site/src/routes/routes.ts';
import { expect, slowInEnglish, templates, test } from './fixtures.ts';

/** Layout of text: nothing is cut, overlaps or breaks badly, at any width and in both languages. */

// The HTML without scripts loads fast, and every visitor sees it first.
test.use({ javaScriptEnabled: false, contextOptions: { reducedMotion: 'reduce' } });

/** Every page, because each has other texts. */
const paths = addressedRoutes.map(prerenderedAddress);

/** 320 is also 1280 at a zoom of 400 %: WCAG 2.2, 1.4.10. */
const widths = [320, 390, 768, 1440];

/** WCAG 2.2, 1.4.12: with this spacing no text may be lost. */
const textSpacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-block-end: 2em !important }
`;

/** Text outside the screen, its own box, or an ancestor that clips; runs in the page. */
function findLostText(): string[] {
  const lost = new Set<string>();
  const { clientWidth, scrollWidth } = document.documentElement;
  if (scrollWidth > clientWidth) lost.add(`scrolls sideways by ${scrollWidth - clientWidth} px`);

  const clips = [...document.querySelectorAll('body *')].filter((element) =>
    ['hidden', 'clip'].includes(getComputedStyle(element).overflowY),
  );
  // Visually hidden, for screen readers.
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
    // A table or a row of cards may be wider than its region, which scrolls: WCAG 2.2, 1.4.10.
    let region: Element | null = parent;
    while (region && getComputedStyle(region).overflowX !== 'auto') region = region.parentElement;
    const isScrolled = region !== null;
    range.selectNodeContents(text);
    for (const line of range.getClientRects()) {
      if (line.width === 0) continue;
      const isOutside = line.left < -1 || line.right > clientWidth + 1;
      if (isOutside && !isScrolled) lost.add(`outside the screen: ${words}`);
      if (line.left < left - 1 || line.right > right + 1) lost.add(`outside its box: ${words}`);
      for (const element of clips) {
        if (!element.contains(text)) continue;
        // The bar at the bottom of a phone's screen waits below a short page.
        if (element.matches('main') && parent.closest('main > div:last-child')) continue;
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
 * Words that break without a permitted hyphen. Chromium in tests has no hyphenation dictionary: it breaks a
 * long word anywhere, where other browsers hyphenate it.
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

/** Words of a title that break at their hyphen, though a line has room for them. */
function findSplitWords(): string[] {
  const split: string[] = [];
  const range = document.createRange();
  for (const heading of document.querySelectorAll('h1, h2, h3, h4')) {
    if (!heading.checkVisibility()) continue;
    const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      for (const { 0: word, index } of (text.textContent ?? '').matchAll(/\S*\p{L}-\p{L}\S*/gu)) {
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const lines = [...range.getClientRects()];
        const length = lines.reduce((sum, { width }) => sum + width, 0);
        if (lines.length > 1 && length < heading.clientWidth) split.push(word);
      }
    }
  }
  return split;
}

/** Headings and questions with a last line much shorter than the longest. */
function findStrayWords(): string[] {
  const stray: string[] = [];
  const range = document.createRange();
  for (const heading of document.querySelectorAll('h1, h2, h3, h4, summary')) {
    if (!heading.checkVisibility()) continue;
    const ends = new Map<number, number>();
    // Of the text alone: an arrow has a box of its own.
    const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const parent = text.parentElement;
      // Visually hidden, for screen readers, or in a column of its own.
      if (!parent || parent.offsetWidth <= 1 || getComputedStyle(parent).position === 'absolute') {
        continue;
      }
      range.selectNodeContents(text);
      for (const { bottom, left, right } of range.getClientRects()) {
        const line = Math.round(bottom / 8);
        ends.set(line, (ends.get(line) ?? 0) + right - left);
      }
    }
    const lines = [...ends].toSorted(([a], [b]) => a - b).map(([, length]) => length);
    const longest = Math.max(...lines);
    if (lines.length > 1 && (lines.at(-1) ?? 0) < longest * 0.3) {
      stray.push(heading.textContent ?? '');
    }
  }
  return stray;
}

/** The number of characters of each line of running text, without a paragraph's last line. */
function countCharacters(): number[] {
  const counts: number[] = [];
  const range = document.createRange();
  for (const paragraph of document.querySelectorAll('article section p, article section li')) {
    if (paragraph.closest('nav')) continue;
    // Panels and hours beside each other have shorter lines.
    if (paragraph.closest('section section')) continue;
    if (getComputedStyle(paragraph.parentElement as Element).display === 'grid') continue;
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
      // The Content-Security-Policy forbids a style element.
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(added);
      document.adoptedStyleSheets.push(sheet);
    }
    await document.fonts.ready;
  }, css);
}

for (const locale of ['en', 'de'] as const) {
  test(`no text is cut, torn or outside its box, in ${locale}${slowInEnglish(locale)}`, async ({
    page,
  }) => {
    for (const path of paths) {
      const address = localizedPath(path, locale);
      await open(page, address);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        const at = `${address} at ${width}`;
        expect.soft(await page.evaluate(findLostText), at).toEqual([]);
        expect.soft(await page.evaluate(findStrayWords), at).toEqual([]);
        expect.soft(await page.evaluate(findSplitWords), at).toEqual([]);
        // No column of a wider page is too narrow for a word.
        if (width <= 768) expect.soft(await page.evaluate(findTornWords), at).toEqual([]);
      }
    }
  });
}

// In German, which has the longer words.
test("no text is lost with a reader's own spacing", async ({ page }) => {
  for (const path of templates) {
    const address = localizedPath(path, 'de');
    await open(page, address, textSpacing);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      expect(await page.evaluate(findLostText), `${address} at ${width}`).toEqual([]);
    }
  }
});

test('an article has 60 to 75 characters a line', async ({ page }) => {
  for (const address of ['/blog/ayurveda-dosha', '/de/blog/ayurveda-dosha']) {
    await open(page, address);
    for (const width of [768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const counts = await page.evaluate(countCharacters);
      const at = `${address} at ${width}`;
      expect(counts.length, at).toBeGreaterThan(20);
      expect(counts[Math.floor(counts.length / 2)], at).toBeGreaterThanOrEqual(60);
      expect(counts.at(-1), at).toBeLessThanOrEqual(75);
    }
  }
});
