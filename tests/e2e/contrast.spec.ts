import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { localizedPath } from '../../packages/languages/src/index.ts';
import { contrast, leastContrast } from '../../packages/ui/src/brand/contrast.ts';
import { addressesOf, routes } from '../../site/src/routes/routes.ts';
import { expect, hydrated, templates, test } from './fixtures.ts';

/**
 * Contrast on pictures, which axe cannot measure: the colours of words and icons against a screenshot without
 * them. All other contrast is that of the pairs in packages/ui/src/brand/contrast.ts; axe finds in every story colours
 * that meet without being a pair.
 */

/** Pages that begin with a picture behind their title, each with another picture. */
const paths = routes
  .filter(
    ({ kind, name }) =>
      ['category', 'tour', 'retreat', 'article'].includes(kind) ||
      ['home', 'about', 'retreats', 'before-you-go'].includes(name),
  )
  .flatMap(addressesOf);

const desktop = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };
/** Here the words are below the picture, or beside it on a phone on its side. */
const small = [phone, { width: 768, height: 1024 }, { width: 844, height: 390 }];

/** Words, or an icon, and where they are, in px of the page. */
interface Mark {
  name: string;
  colour: string;
  isSmallText: boolean;
  boxes: { x: number; y: number; width: number; height: number }[];
}

/** The pictures across the page that may have words on them. */
const scenes = 'main :is([fetchpriority=high], [src*="-hero."], [src*="-wide."])';

/** What is on a picture; runs in the page. */
function listMarks(image: Element): { picture: Mark['boxes'][number]; marks: Mark[] } {
  const main = document.querySelector('main') as Element;
  // A picture of the carousel may reach beyond its frame, which clips it.
  const edges = (image.closest('[data-state]') ?? image).getBoundingClientRect();
  const marks: Mark[] = [];
  const add = (element: Element, name: string, boxes: DOMRectList, isSmallText = false) => {
    const within = [...boxes].flatMap(({ left, top, right, bottom }) => {
      const x = Math.max(left, edges.left);
      const y = Math.max(top, edges.top);
      const width = Math.min(right, edges.right) - x;
      const height = Math.min(bottom, edges.bottom) - y;
      return width > 1 && height > 1 ? [{ x, y: y + scrollY, width, height }] : [];
    });
    if (within.length === 0 || !element.checkVisibility()) return;
    marks.push({ name, colour: getComputedStyle(element).color, isSmallText, boxes: within });
  };
  const range = document.createRange();
  const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const words = text.textContent?.trim();
    const parent = text.parentElement as Element;
    if (!words) continue;
    const { fontSize, fontWeight } = getComputedStyle(parent);
    range.selectNodeContents(text);
    const least = Number(fontWeight) >= 700 ? 18.66 : 24;
    add(parent, words, range.getClientRects(), Number.parseFloat(fontSize) < least);
  }
  for (const icon of main.querySelectorAll('button svg')) {
    add(icon, `icon of ${icon.closest('button')?.textContent}`, icon.getClientRects());
  }
  const { left, top, width, height } = edges;
  return { picture: { x: left, y: top + scrollY, width, height }, marks };
}

/** The side of the squares over which the picture is averaged, in px: finer detail than a stroke is grain. */
const grain = 4;

/** Lists what has too little contrast with a square behind it. */
async function findFaint(page: Page, { picture, marks }: ReturnType<typeof listMarks>) {
  await page.locator(scenes).evaluateAll((images: HTMLImageElement[]) =>
    Promise.all(
      images.map((image) => {
        image.loading = 'eager';
        return image.decode();
      }),
    ),
  );
  const shot = await page.screenshot({
    style: '*, ::before, ::after { color: transparent !important }',
    animations: 'disabled',
    fullPage: true,
    clip: picture,
  });
  const [width, height] = [picture.width, picture.height].map((side) => Math.floor(side / grain));
  const { data, info } = await sharp(shot)
    .resize({ width, height, fit: 'fill', kernel: 'linear' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const squareAt = (x: number, y: number) => {
    const at = 3 * (y * info.width + x);
    return `#${data.subarray(at, at + 3).toString('hex')}`;
  };
  return marks.flatMap(({ name, colour, isSmallText, boxes }) => {
    const [, ...channels] = /^rgb\((\d+), (\d+), (\d+)\)$/.exec(colour) ?? [];
    if (channels.length === 0) throw new Error(`${name} is ${colour}: not an opaque colour`);
    const front = `#${Buffer.from(channels.map(Number)).toString('hex')}`;
    let lowest = Number.POSITIVE_INFINITY;
    for (const box of boxes) {
      const [left, top] = [(box.x - picture.x) / grain, (box.y - picture.y) / grain];
      for (let y = Math.floor(top); y < Math.floor(top + box.height / grain); y += 1) {
        for (let x = Math.floor(left); x < Math.floor(left + box.width / grain); x += 1) {
          lowest = Math.min(lowest, contrast(front, squareAt(x, y)));
        }
      }
    }
    const minimum = isSmallText ? leastContrast.text : leastContrast.nonText;
    return lowest < minimum ? [`${name}: ${lowest.toFixed(2)}, not ${minimum}`] : [];
  });
}

for (const [colorScheme, tag] of [
  ['light', ''],
  ['dark', '@slow'],
] as const) {
  test.describe(`in a ${colorScheme} scheme, as served ${tag}`, () => {
    test.use({ colorScheme, javaScriptEnabled: false, bypassCSP: true });

    test('words on a picture have enough contrast on a wide screen', async ({ page }) => {
      await page.setViewportSize(desktop);
      for (const path of paths) {
        await page.goto(path);
        const pictures = await page.locator(scenes).all();
        const found = await Promise.all(pictures.map((picture) => picture.evaluate(listMarks)));
        expect(found[0]?.marks.length, path).toBeGreaterThan(2);
        for (const scene of found.filter(({ marks }) => marks.length > 0)) {
          // Beside other work a screenshot can show a word before its colour is off.
          await expect
            .configure({ soft: true })
            .poll(() => findFaint(page, scene), { message: path })
            .toEqual([]);
        }
      }
    });
  });

  test.describe(`in a ${colorScheme} scheme, each picture of home's carousel ${tag}`, () => {
    test.use({ colorScheme, bypassCSP: true });

    test('leaves words and its button enough contrast', async ({ page }) => {
      await page.setViewportSize(desktop);
      // The test decides when the picture changes.
      await page.clock.install({ time: 0 });
      await page.goto('/');
      await hydrated(page);
      // Else the colour of a label is on its way back from the screenshot's.
      await page.addStyleTag({ content: 'a, button { transition: none !important }' });
      await page.clock.pauseAt(60_000);
      await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
      const current = page.locator('main [data-state=current] img');
      const seen = new Set<string>();
      for (let turn = 0; turn < 15 && seen.size < 5; turn += 1) {
        const source = String(await current.getAttribute('src'));
        for (const size of [desktop, phone]) {
          await page.setViewportSize(size);
          const found = await page.locator(scenes).first().evaluate(listMarks);
          expect(found.marks.map(({ name }) => name)).toContain('icon of Pause the slideshow');
          const faint = await findFaint(page, found);
          // A picture that was still loading may have replaced it meanwhile.
          if ((await current.getAttribute('src')) !== source) continue;
          seen.add(source);
          expect.soft(faint, `${source} at ${size.width}`).toEqual([]);
        }
        await page.clock.runFor(5000);
        await expect.poll(() => current.getAttribute('src')).not.toBe(source);
      }
      expect(seen.size).toBe(5);
    });
  });
}

test.describe('as served', () => {
  test.use({ javaScriptEnabled: false });

  // In German, which has longer lines.
  test('no words are on a picture of a small screen', async ({ page }) => {
    for (const path of templates.filter((template) => paths.includes(template))) {
      await page.goto(localizedPath(path, 'de'));
      for (const size of small) {
        await page.setViewportSize(size);
        const { marks } = await page.locator(scenes).first().evaluate(listMarks);
        expect.soft(marks, `${path} at ${size.width}`).toEqual([]);
      }
    }
  });
});
