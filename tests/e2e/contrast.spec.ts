import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { localizedPath } from '../../packages/languages/src/index.ts';
import { addressesOf, routes } from '../../site/src/routes/routes.ts';
import { expect, hydrated, test } from './fixtures.ts';

/**
 * axe cannot measure text on a picture. These tests compare the colours of the text with a screenshot
 * without glyphs: WCAG 2.2, 1.4.3 for text, 1.4.11 for the edges of controls.
 */

/** Pages that begin with a picture behind their title, each with another picture. */
const paths = routes
  .filter(
    ({ kind, name }) =>
      ['category', 'tour', 'retreat', 'article'].includes(kind) ||
      ['home', 'about', 'retreats', 'before-you-go'].includes(name),
  )
  .flatMap((route) => addressesOf(route).known);

/** Upright screens: the words are below the picture. */
const upright = { phone: [390, 844], tablet: [768, 1024] } as const;
const desktop = [1440, 900] as const;
/** A phone on its side: the words are beside the picture. */
const low = [844, 390] as const;

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Something that needs contrast with what is behind each of its boxes, in px of the picture. */
interface Mark {
  name: string;
  colour: string;
  /** A sample of its own background, which may have the contrast instead of its edge. */
  inside?: Box;
  minimum: number;
  boxes: Box[];
}

/** Lines of text and edges of controls on the page's first picture; runs in the page. */
function listMarks(): { picture: Box; marks: Mark[] } {
  const image = document.querySelector('main img[fetchpriority=high]') as Element;
  const picture = image.getBoundingClientRect();
  const isOnPicture = ({ left, right, top, bottom }: Box) =>
    right > picture.left && left < picture.right && bottom > picture.top && top < picture.bottom;
  /** Clipped to the picture, the only part of the page in the screenshot. */
  const toPicture = ({ left, top, right, bottom }: Box) => ({
    left: Math.max(left - picture.left, 0),
    top: Math.max(top - picture.top, 0),
    right: Math.min(right, picture.right) - picture.left,
    bottom: Math.min(bottom, picture.bottom) - picture.top,
  });
  const marks: Mark[] = [];

  const texts = document.createTreeWalker(
    document.querySelector('main') as Element,
    NodeFilter.SHOW_TEXT,
  );
  const range = document.createRange();
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const parent = text.parentElement as Element;
    if (!text.textContent?.trim() || !parent.checkVisibility()) continue;
    range.selectNodeContents(text);
    const lines = [...range.getClientRects()].filter((line) => line.width > 1 && isOnPicture(line));
    if (lines.length === 0) continue;
    const { color, fontSize, fontWeight } = getComputedStyle(parent);
    const size = Number.parseFloat(fontSize);
    const isLarge = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700);
    marks.push({
      name: text.textContent.trim().slice(0, 40),
      colour: color,
      minimum: isLarge ? 3 : 4.5,
      boxes: lines.map(toPicture),
    });
  }

  for (const control of document.querySelectorAll('main :is(a, button)')) {
    const { left, top, right, bottom } = control.getBoundingClientRect();
    const { borderTopColor, borderTopWidth } = getComputedStyle(control);
    const edge = Number.parseFloat(borderTopWidth);
    if (!isOnPicture({ left, top, right, bottom }) || edge === 0) continue;
    if (borderTopColor === 'rgba(0, 0, 0, 0)') continue;
    /** Width of the strip along the outside of the edge, in px. */
    const beside = 4;
    const along = { left: left - beside, top: top - beside, right: right + beside, bottom };
    marks.push({
      name: `edge of ${control.textContent}`,
      colour: borderTopColor,
      inside: toPicture({
        left: left + edge,
        top: top + edge,
        right: left + 3 * beside,
        bottom: bottom - edge,
      }),
      minimum: 3,
      boxes: [
        { ...along, bottom: top },
        { ...along, right: left },
        { ...along, left: right },
        { ...along, top: bottom, bottom: bottom + beside },
      ].map(toPicture),
    });
  }
  const { left, top, right, bottom } = picture;
  return { picture: { left, top: top + scrollY, right, bottom: bottom + scrollY }, marks };
}

/** WCAG 2.2: relative luminance, of 8-bit sRGB. */
const linear = Array.from({ length: 256 }, (_, value) => {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
});
const luminanceOf = (red = 0, green = 0, blue = 0) =>
  0.2126 * (linear[red] ?? 0) + 0.7152 * (linear[green] ?? 0) + 0.0722 * (linear[blue] ?? 0);
const contrastOf = (one: number, other: number) =>
  (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

/** The background is averaged over squares of this side, in px: finer detail than a stroke is grain. */
const grain = 4;

const medianOf = (values: number[]) =>
  values.toSorted((one, other) => one - other)[values.length >> 1] ?? 0;

/** The luminance of each square within a box. */
function squaresOf(ground: Float32Array, width: number, box: Box) {
  const squares: number[] = [];
  const [left, top] = [Math.floor(box.left), Math.floor(box.top)];
  for (let y = top; y + grain <= box.bottom; y += grain) {
    for (let x = left; x + grain <= box.right; x += grain) {
      let sum = 0;
      for (let at = 0; at < grain ** 2; at++) {
        sum += ground[(y + Math.floor(at / grain)) * width + x + (at % grain)] ?? 0;
      }
      squares.push(sum / grain ** 2);
    }
  }
  return squares;
}

/** The lowest contrast within the boxes, of the better of the luminances. */
const lowestContrast = (ground: Float32Array, width: number, boxes: Box[], luminances: number[]) =>
  Math.min(
    ...boxes
      .flatMap((box) => squaresOf(ground, width, box))
      .map((square) => Math.max(...luminances.map((luminance) => contrastOf(luminance, square)))),
  );

const withoutGlyphs = `
  *, ::before, ::after { color: transparent !important; text-decoration-color: transparent !important }
`;

type Found = ReturnType<typeof listMarks>;

async function findMarks(page: Page): Promise<Found> {
  await page.evaluate(() => document.fonts.ready);
  const found = await page.evaluate(listMarks);
  return found;
}

/** Lists the marks with too little contrast. */
async function findFaint(page: Page, { picture, marks }: Found): Promise<string[]> {
  await page
    .locator('main img[fetchpriority=high]')
    .evaluateAll((images: HTMLImageElement[]) =>
      Promise.all(images.map((image) => image.decode())),
    );
  const shot = await page.screenshot({
    style: withoutGlyphs,
    animations: 'disabled',
    fullPage: true,
    clip: {
      x: picture.left,
      y: picture.top,
      width: picture.right - picture.left,
      height: picture.bottom - picture.top,
    },
  });
  const { data, info } = await sharp(shot)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const ground = new Float32Array(info.width * info.height);
  for (let at = 0; at < ground.length; at++) {
    ground[at] = luminanceOf(data[at * 3], data[at * 3 + 1], data[at * 3 + 2]);
  }
  return marks.flatMap(({ name, colour, inside, minimum, boxes }) => {
    const [, red, green, blue] = /^rgb\((\d+), (\d+), (\d+)\)$/.exec(colour)?.map(Number) ?? [];
    if (blue === undefined) throw new Error(`${name} is ${colour}: not an opaque colour`);
    const luminances = [luminanceOf(red, green, blue)];
    if (inside) luminances.push(medianOf(squaresOf(ground, info.width, inside)));
    const contrast = lowestContrast(ground, info.width, boxes, luminances);
    return contrast < minimum ? [`${name}: ${contrast.toFixed(2)}, not ${minimum}`] : [];
  });
}

test.describe('as served', () => {
  test.use({ javaScriptEnabled: false, bypassCSP: true });

  test('text and controls on a picture have enough contrast: desktop', async ({ page }) => {
    const [width, height] = desktop;
    await page.setViewportSize({ width, height });
    for (const path of paths) {
      await page.goto(path);
      const found = await findMarks(page);
      expect(found.marks.length, path).toBeGreaterThan(2);
      expect.soft(await findFaint(page, found), path).toEqual([]);
    }
  });

  // German has longer lines, which reach further.
  for (const [name, [width, height], locale] of [
    ['phone', upright.phone, 'en'],
    ['tablet', upright.tablet, 'en'],
    ['low screen, in English', low, 'en'],
    ['low screen, in German', low, 'de'],
  ] as const) {
    test(`no words or controls are on a picture: ${name}`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      for (const path of paths) {
        const address = localizedPath(path, locale);
        await page.goto(address);
        const { marks } = await findMarks(page);
        expect.soft(marks, address).toEqual([]);
      }
    });
  }
});

test.describe("on each picture of the home page's carousel", () => {
  test.use({ bypassCSP: true });

  for (const [name, [width, height]] of Object.entries({ ...upright, desktop })) {
    test(`text and controls have enough contrast: ${name}`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      // The test decides when the picture changes.
      await page.clock.install({ time: 0 });
      await page.goto('/');
      await hydrated(page);
      await page.clock.pauseAt(60_000);
      await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
      const current = page.locator('main [data-state=current] img');
      // Once: after a screenshot, the colours fade back in.
      const found = await findMarks(page);
      expect(found.marks.map((mark) => mark.name)).toContain('edge of Pause the slideshow');
      const seen = new Set<string>();
      for (let turn = 0; turn < 15 && seen.size < 5; turn++) {
        const source = String(await current.getAttribute('src'));
        const faint = await findFaint(page, found);
        // A picture that was still loading may have replaced it meanwhile.
        if ((await current.getAttribute('src')) === source) {
          seen.add(source);
          expect.soft(faint, source).toEqual([]);
        }
        await page.clock.runFor(5000);
        await expect.poll(() => current.getAttribute('src')).not.toBe(source);
      }
      expect(seen.size).toBe(5);
    });
  }
});
