/**
 * `npm run sheets [-- page…]`: every page at three widths and in both languages, whole, side by side,
 * for whoever looks at the site as a designer (docs/contributing/review-pages.md).
 */
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root, runVerb } from './toolchain.mjs';

const folder = join(root, '.cache/sheets');
const locales = { en: 'en-GB', de: 'de-DE' };

/**
 * The screens in px, as a phone, a tablet and a laptop have them, and the width of a page on a sheet:
 * as small as its words can still be read.
 */
const screens = [
  { width: 390, height: 844, onSheet: 260 },
  { width: 768, height: 1024, onSheet: 370 },
  { width: 1440, height: 900, onSheet: 590 },
];
/** In px; a sheet is about as large as one can take in at once. */
const sheet = { width: 1880, height: 1740, gap: 20, caption: 28 };

const shotOf = (width, locale, name) => `${width}/${locale}/${name}.png`;

/** Goes down the page and back, so that what waits to be near the screen comes. */
async function comeToRest(page) {
  await page.evaluate(() => dispatchEvent(new Event('pointermove'))); // brings the scripts
  await page.waitForSelector('html[data-hydrated]');
  await page.evaluate(async () => {
    const { documentElement } = document;
    for (let y = 0; y < documentElement.scrollHeight; y += innerHeight / 2) {
      scrollTo({ top: y, behavior: 'instant' });
      // Observers of what is in view report after one frame, and what they start is drawn in the next.
      await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
    }
    scrollTo({ top: 0, behavior: 'instant' });
    await document.fonts.ready;
    // One that is not shown at this width never comes, and one that failed is seen as such.
    const shown = [...document.images].filter((image) => image.checkVisibility());
    await Promise.all(shown.map((image) => image.decode().catch(() => undefined)));
    await new Promise(requestAnimationFrame);
  });
}

async function shootPages(browser, origin, pages, screen, locale) {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width: screen.width, height: screen.height },
    locale: locales[locale],
    reducedMotion: 'reduce',
  });
  for (const [name, address] of pages) {
    const page = await context.newPage();
    await page.goto(address);
    await comeToRest(page);
    await page.screenshot({
      path: join(folder, shotOf(screen.width, locale, name)),
      fullPage: true,
      animations: 'disabled',
    });
    await page.close();
  }
  await context.close();
}

/** A page as it stands on a sheet: columns, and over the first one its name. */
async function columnsOf(sharp, name, screen, locale) {
  const shot = await sharp(join(folder, shotOf(screen.width, locale, name)))
    .resize({ width: screen.onSheet })
    .png({ compressionLevel: 1 })
    .toBuffer({ resolveWithObject: true });
  const height = sheet.height - sheet.caption;
  const columns = [];
  for (let top = 0; top < shot.info.height; top += height) {
    const part = { left: 0, top, width: screen.onSheet };
    columns.push({
      caption: `${name}${top > 0 ? ' …' : ''}`,
      image: await sharp(shot.data)
        .extract({ ...part, height: Math.min(height, shot.info.height - top) })
        .toBuffer(),
    });
  }
  return columns;
}

async function composeSheets(sharp, pages, screen, locale) {
  const step = screen.onSheet + sheet.gap;
  const perSheet = Math.floor((sheet.width + sheet.gap) / step);
  const columns = [];
  for (const [name] of pages) columns.push(...(await columnsOf(sharp, name, screen, locale)));
  for (let first = 0; first < columns.length; first += perSheet) {
    const number = String(first / perSheet + 1).padStart(2, '0');
    const parts = columns.slice(first, first + perSheet).flatMap(({ caption, image }, index) => [
      {
        input: { text: { text: caption, font: 'sans 12', dpi: 96, rgba: true } },
        left: index * step,
        top: 4,
      },
      { input: image, left: index * step, top: sheet.caption },
    ]);
    await sharp({
      create: {
        width: perSheet * step - sheet.gap,
        height: sheet.height,
        channels: 3,
        background: '#d8d8d8',
      },
    })
      .composite(parts)
      .jpeg({ quality: 88 })
      .toFile(join(folder, `sheet-${screen.width}-${locale}-${number}.jpg`));
  }
}

const index = (pages) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Contact sheets</title>
<style>
body { margin: 2rem; background: #d8d8d8; font: 1rem/1.4 sans-serif }
h2 { position: sticky; top: 0; margin: 2rem 0 0; padding: .5rem 0; background: #d8d8d8 }
div { display: flex; gap: 1rem; align-items: start; margin-bottom: 1rem }
img { display: block; width: 100%; height: auto }
</style>
${pages
  .map(
    ([name]) =>
      `<section id="${name}"><h2>${name}</h2>
${Object.keys(locales)
  .map(
    (locale) =>
      `<div>${screens
        .map(({ width, onSheet }) => {
          const shot = shotOf(width, locale, name);
          return `<a href="${shot}" style="flex: ${onSheet}">${width} ${locale}<img src="${shot}" loading="lazy" alt=""></a>`;
        })
        .join('')}</div>`,
  )
  .join('\n')}
</section>`,
  )
  .join('\n')}
</html>
`;

/** The named pages, or all: name and address. A browser's language decides a page's. */
async function findPages(names) {
  const { sharedPages } = await import('../site/src/sharePictures.ts');
  const unknown = names.filter((name) => !sharedPages.has(name));
  if (unknown.length > 0) {
    const known = [...sharedPages.keys()].join(', ');
    throw new Error(`No page is called ${unknown.join(' or ')}. There are: ${known}`);
  }
  return [...sharedPages]
    .filter(([name]) => names.length === 0 || names.includes(name))
    .map(([name, { address }]) => [name, address]);
}

async function makeSheets() {
  const { chromium } = await import('playwright');
  const { default: sharp } = await import('sharp');
  const { preview } = await import('vite');
  const { findBrowser } = await import('./browser.mjs');
  const { build } = await import('./build.mjs');

  const pages = await findPages(process.argv.slice(2));
  await build();
  await rm(folder, { recursive: true, force: true });
  // `mpa`: a path is its own .html file, or nothing.
  const server = await preview({
    configFile: join(root, 'site/vite.config.ts'),
    appType: 'mpa',
    logLevel: 'error',
    preview: { host: '127.0.0.1', port: 0 },
  });
  const { port } = server.httpServer.address();
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: ['--no-sandbox', '--hide-scrollbars'],
  });
  try {
    for (const screen of screens) {
      // Both languages at once: a page waits more than it works.
      await Promise.all(
        Object.keys(locales).map(async (locale) => {
          await shootPages(browser, `http://127.0.0.1:${port}`, pages, screen, locale);
          await composeSheets(sharp, pages, screen, locale);
          console.log(`${screen.width} ${locale}`);
        }),
      );
    }
  } finally {
    await browser.close();
    await server.close();
  }
  await writeFile(join(folder, 'index.html'), index(pages));
  console.log(`Look at ${join(folder, 'index.html')}, or at the sheet-*.jpg beside it`);
}

await runVerb(import.meta.url, makeSheets);
