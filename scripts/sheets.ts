/**
 * `npm run sheets [-- page…]`: every page at three widths and in both languages, whole, side by side, for a
 * review of the design (docs/contributing/review-pages.md).
 */
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright';
import { preview } from 'vite';
import { locales } from '../packages/languages/src/index.ts';
import { sharedPages } from '../site/src/sharePictures.ts';
import { findBrowser, launchOptions } from './browser.ts';
import { build } from './build.ts';
import { settle } from './settle.ts';
import { root } from './toolchain.mjs';

const folder = join(root, '.cache/sheets');

/** In px: the screens of a phone, a tablet and a laptop, and the width of each column on the sheet. */
const screens = [
  { width: 390, height: 844, onSheet: 260 },
  { width: 768, height: 1024, onSheet: 370 },
  { width: 1440, height: 900, onSheet: 590 },
];

/** Pictures taken so far. */
let done = 0;

const shotOf = (width: number, locale: string, name: string) => `${width}/${locale}/${name}.png`;

async function shootPages(
  browser: Browser,
  origin: string,
  screen: (typeof screens)[number],
  locale: string,
): Promise<void> {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width: screen.width, height: screen.height },
    locale,
    reducedMotion: 'reduce',
  });
  for (const [name, address] of pages) {
    const path = shotOf(screen.width, locale, name);
    const page = await context.newPage();
    try {
      await page.goto(address);
      await page.waitForSelector('html[data-hydrated]');
      await settle(page);
      await page.screenshot({ path: join(folder, path), fullPage: true, animations: 'disabled' });
    } catch (error) {
      throw new Error(`${path} cannot be taken: ${String(error)}`, { cause: error });
    }
    await page.close();
    done += 1;
    console.log(`${done} of ${pages.length * locales.length * screens.length}: ${path}`);
  }
  await context.close();
}

const rowOf = (name: string, locale: string) =>
  `<div>${screens
    .map(({ width, onSheet }) => {
      const shot = shotOf(width, locale, name);
      return `<a href="${shot}" style="flex: ${onSheet}">${width} ${locale}<img src="${shot}" loading="lazy" alt=""></a>`;
    })
    .join('')}</div>`;

/** All shots in one page. */
const sheet = () => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Contact sheets</title>
<style>
body { margin: 2rem; background: #d8d8d8; font: 1rem/1.4 sans-serif }
h2 { position: sticky; top: 0; margin: 2rem 0 0; padding: .5rem 0; background: #d8d8d8 }
div { display: flex; gap: 1rem; align-items: start; margin-bottom: 1rem }
img { display: block; width: 100%; height: auto }
</style>
${pages.map(([name]) => `<h2>${name}</h2>\n${locales.map((locale) => rowOf(name, locale)).join('\n')}`).join('\n')}
</html>
`;

const names = process.argv.slice(2);
const unknown = names.filter((name) => !sharedPages.has(name));
if (unknown.length > 0) {
  const known = [...sharedPages.keys()].join(', ');
  throw new Error(`No page is called ${unknown.join(' or ')}. There are: ${known}`);
}
const pages = [...sharedPages]
  .filter(([name]) => names.length === 0 || names.includes(name))
  .map(([name, { address }]) => [name, address] as const);

await findBrowser();
await build();
await rm(folder, { recursive: true, force: true });
const server = await preview({
  configFile: join(root, 'site/vite.config.ts'),
  appType: 'mpa', // A path without an .html file answers 404.
  logLevel: 'error',
  preview: { host: '127.0.0.1', port: 0 },
});
const origin = server.resolvedUrls?.local[0] ?? '';
const browser = await chromium.launch(launchOptions());
try {
  for (const screen of screens) {
    // All languages at once, as a page waits more than it works.
    await Promise.all(locales.map((locale) => shootPages(browser, origin, screen, locale)));
  }
} finally {
  await browser.close();
  await server.close();
}
await writeFile(join(folder, 'index.html'), sheet());
console.log(`Look at ${join(folder, 'index.html')}`);
