import { mkdir, readFile, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright';
import { preview } from 'vite';
import { launchOptions } from '../../scripts/browser.ts';
import { run } from './application.ts';

/** Builds an application, and writes its prerendered pages. */
export async function buildSite(
  app: string,
  name: string,
  pages: Readonly<Record<string, string>> = {},
): Promise<void> {
  const folder = join(app, name);
  await run(app, join(app, 'node_modules/.bin/vite'), 'build', '--outDir', name);
  const template = await readFile(join(folder, 'index.html'), 'utf8');
  for (const [path, html] of Object.entries(pages)) {
    await mkdir(join(folder, path), { recursive: true });
    const page = template.replace('<div id="root"></div>', () => `<div id="root">${html}</div>`);
    await writeFile(join(folder, path, 'index.html'), page);
  }
}

export interface Site {
  /** Opens a page as a visitor does. */
  open: (path: string, options?: BrowserContextOptions) => Promise<Page>;
  /** What browsers said against it: errors, warnings, and requests to other hosts. */
  complaints: string[];
  close: () => Promise<void>;
}

/** Serves a built application under a strict Content-Security-Policy. */
export async function serve(app: string, outDir: string, browser: Browser): Promise<Site> {
  const server = await preview({
    root: app,
    configFile: false,
    logLevel: 'silent',
    build: { outDir },
    preview: {
      port: 0,
      host: '127.0.0.1',
      headers: { 'Content-Security-Policy': "default-src 'self'" },
    },
  });
  const origin = `http://127.0.0.1:${(server.httpServer.address() as AddressInfo).port}`;
  const complaints: string[] = [];
  return {
    complaints,
    async open(path, options = {}) {
      const page = await browser.newPage({
        viewport: { width: 1200, height: 900 },
        reducedMotion: 'reduce',
        ...options,
      });
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
      });
      page.on('pageerror', ({ message }) => complaints.push(message));
      page.on('request', (request) => {
        if (!request.url().startsWith(origin)) complaints.push(request.url());
      });
      await page.goto(origin + path, { waitUntil: 'networkidle' });
      return page;
    },
    close: () => server.close(),
  };
}

export const launch = () => chromium.launch(launchOptions());

/** A picture of the whole page, or of what is in view, without pictures of places. */
export async function pictureOf(page: Page, { fullPage = true } = {}): Promise<Buffer> {
  await page.evaluate(async () => {
    // A Content-Security-Policy does not block a sheet made by a script.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('img, picture, picture + *, *:has(> picture) > svg { visibility: hidden; }');
    document.adoptedStyleSheets = [sheet];
    await document.fonts.ready;
  });
  // What an action changes may take several renderings.
  let picture: Buffer;
  let next = await page.screenshot({ fullPage });
  do {
    picture = next;
    next = await page.screenshot({ fullPage });
  } while (!next.equals(picture));
  return picture;
}
