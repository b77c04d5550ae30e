/**
 * `npm run share-pictures`: the picture that networks show for a shared page, one for each page and
 * language, and the icons. Run it after a page's title or picture has changed
 * (docs/contributing/share-pictures.md).
 */
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { chromium, type Page } from 'playwright';
import sharp from 'sharp';
import { pictureFiles } from '../packages/artwork/build/pictures.ts';
import { type PictureId, pictures } from '../packages/artwork/src/pictures.ts';
import { makeFontFiles } from '../packages/brand/fonts/subsetFonts.ts';
import { brand } from '../packages/brand/src/brand.ts';
import { mark } from '../packages/brand/src/look/arch.ts';
import { color } from '../packages/brand/src/look/colors.ts';
import { drawingMarkup } from '../packages/brand/src/look/drawingMarkup.ts';
import { fontFiles } from '../packages/brand/src/look/fontFiles.ts';
import { tracking, weight } from '../packages/brand/src/look/type.ts';
import { type Locale, locales } from '../packages/languages/src/index.ts';
import { sharedPages, sharePictureFile, sharePictureSize } from '../site/src/sharePictures.ts';
import { findBrowser, launchOptions } from './browser.ts';
import { build } from './build.ts';
import { makeIcons } from './icons.ts';
import { drawingOf, sharePictureLook } from './sharePictureLook.ts';
import { root } from './toolchain.mjs';

const publicFolder = join(root, 'site/public');
/** Holds the new pictures until all of them are made. */
const temporaryFolder = join(root, '.cache/share-pictures');
/** What each picture was made of, for tests/guards/sharePictures.test.ts. */
const recordFile = join(root, 'site/sharePictures.json');

/** Networks cut or refuse heavier files. */
const maxBytes = 90_000;
const qualities = [88, 84, 80, 76, 72, 68, 64];

const dataUrl = async (type: string, path: string) =>
  `data:${type};base64,${(await readFile(path)).toString('base64')}`;

const escapeHtml = (text: string) =>
  text.replace(/[<>&]/g, (character) => `&#${character.charCodeAt(0)};`);

/** The display font's files: those after the first have the letters that it lacks. */
async function readFonts() {
  const folder = await makeFontFiles();
  const files = fontFiles.filter(({ family, style }) => family === 'display' && style === 'normal');
  return Promise.all(
    files.map(async ({ name }) => ({
      name,
      file: await dataUrl('font/woff2', join(folder, `${name}.woff2`)),
    })),
  );
}

/** In px from the left: the mist hides what is further left, so the picture's subject moves clear of it. */
const pictureStart = 120;

/**
 * The opacity of the mist over the picture in percent, by the distance from the left in px. Below the
 * text, which ends at 664, it is at least 64 %: the contrast is 4.9 to 1 or better even on black
 * (WCAG 2.2, 1.4.3). Many stops, because the ends of a linear ramp are visible.
 */
const mist = [
  [pictureStart, 100],
  [400, 93],
  [540, 82],
  [664, 64],
  [760, 42],
  [860, 20],
  [960, 6],
  [1060, 0],
] as const;

function cardStyles(fonts: Awaited<ReturnType<typeof readFonts>>) {
  const { ground, text, line } = color.day;
  const { width, height } = sharePictureSize;
  const stops = mist.map(
    ([distance, percent]) => `color-mix(in srgb, ${ground} ${percent}%, transparent) ${distance}px`,
  );
  return `
${fonts.map(({ name, file }) => `@font-face { font-family: '${name}'; src: url(${file}) }`).join('\n')}
* { margin: 0; box-sizing: border-box }
body {
  position: relative; width: ${width}px; height: ${height}px; overflow: hidden;
  font: ${weight.display} 36px ${fonts.map(({ name }) => `'${name}'`).join(', ')};
  color: ${text};
}
img {
  position: absolute; left: ${pictureStart}px; width: calc(100% - ${pictureStart}px); height: 100%;
  object-fit: cover; object-position: 68% 100%;
}
main {
  position: absolute; inset: 0; padding: 60px 64px;
  display: flex; flex-direction: column; justify-content: space-between;
  background: linear-gradient(90deg, ${stops.join(', ')});
}
p { display: flex; align-items: center; gap: 18px; letter-spacing: ${tracking.brand} }
svg { width: 44px; height: 55px }
h1 {
  width: 600px; font-weight: inherit; font-size: 96px; line-height: 1.02;
  letter-spacing: ${tracking.display}; text-wrap: balance;
}
h1 span { white-space: nowrap }
h1::before {
  content: ''; display: block; width: 96px; margin-bottom: 30px;
  border-top: 2px solid ${line};
}`;
}

/** The card as a page: the picture, the mist, the brand above and the page's title below. */
const cardHtml = (locale: Locale, title: string, picture: string, styles: string) =>
  `<!doctype html><html lang="${locale}"><style>${styles}</style>
<img src="${picture}" alt="">
<main>
<p><svg viewBox="${mark.viewBox}">${drawingMarkup(mark, { main: 'currentColor', accent: color.day.line })}</svg>${escapeHtml(brand.name)}</p>
<h1>${escapeHtml(title).replace(/[^ ]+/g, '<span>$&</span>')}</h1>
</main></html>`;

/** Runs in the browser: shrinks the title until each word fits the column and all fits below the brand. */
function fitTitle() {
  const title = document.querySelector('h1');
  if (!title) return;
  let size = Number.parseFloat(getComputedStyle(title).fontSize);
  while (size > 40 && (title.scrollWidth > title.clientWidth || title.offsetHeight > 350)) {
    size -= 2;
    title.style.fontSize = `${size}px`;
  }
}

/** A page's own title, without the brand, from its built HTML. */
async function readTitle(page: Page, address: string, locale: Locale): Promise<string> {
  const file = `site/dist/localized/${locale}${address === '/' ? '/index' : address}.html`;
  const title = await page.evaluate(
    (source) => new DOMParser().parseFromString(source, 'text/html').title,
    await readFile(join(root, file), 'utf8'),
  );
  const suffix = ` | ${brand.name}`;
  if (title.endsWith(suffix)) return title.slice(0, -suffix.length);
  throw new Error(
    `The title '${title}' in ${file} does not end with '${suffix}'. See site/src/shell/PageHead.tsx.`,
  );
}

async function compress(png: Buffer, file: string, picture: PictureId): Promise<Buffer> {
  for (const quality of qualities) {
    const jpeg = await sharp(png).jpeg({ quality, mozjpeg: true }).toBuffer();
    if (jpeg.length <= maxBytes) return jpeg;
  }
  throw new Error(
    `site/public${file} exceeds ${maxBytes} bytes even at quality ${qualities.at(-1)}: the picture ` +
      `'${picture}' has too much detail (docs/contributing/draw-a-picture.md).`,
  );
}

interface CardRecord {
  /** Its drawing. */
  picture: string;
  /** What it takes from the brand, as a digest. */
  look: string;
  title: Partial<Record<Locale, string>>;
}

/** Writes all cards into a folder and returns the record of what they are made of. */
async function writeCards(page: Page, folder: string) {
  const styles = cardStyles(await readFonts());
  const record: Record<string, CardRecord> = {};
  for (const [name, { address, picture }] of sharedPages) {
    console.log(name);
    const { src } = pictures[picture];
    const source = await dataUrl('image/svg+xml', join(pictureFiles, basename(src)));
    const title: CardRecord['title'] = {};
    for (const locale of locales) {
      const pageTitle = await readTitle(page, address, locale);
      await page.setContent(cardHtml(locale, pageTitle, source, styles));
      // Not `evaluate`, which has no time-out.
      await page.waitForFunction(() =>
        Promise.all([document.fonts.ready, document.querySelector('img')?.decode()]),
      );
      await page.evaluate(fitTitle);
      const file = sharePictureFile(name, locale);
      await writeFile(join(folder, file), await compress(await page.screenshot(), file, picture));
      title[locale] = pageTitle;
    }
    record[name] = { picture: drawingOf(src), look: sharePictureLook, title };
  }
  return record;
}

async function makeSharePictures() {
  await build();
  await rm(temporaryFolder, { recursive: true, force: true });
  await mkdir(join(temporaryFolder, 'share'), { recursive: true });
  await findBrowser();
  const browser = await chromium.launch(launchOptions());
  try {
    const page = await browser.newPage({ viewport: sharePictureSize });
    const record = await writeCards(page, temporaryFolder);
    await makeIcons(publicFolder);
    await rm(join(publicFolder, 'share'), { recursive: true, force: true });
    await rename(join(temporaryFolder, 'share'), join(publicFolder, 'share'));
    await writeFile(recordFile, `${JSON.stringify(record, undefined, 2)}\n`);
  } finally {
    await browser.close();
  }
  console.log(`${locales.length * sharedPages.size} share pictures made`);
}

await makeSharePictures();
