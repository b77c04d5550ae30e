/**
 * The package as its users get it: packed, installed into an application outside this repository,
 * typechecked, built, and rendered in a browser and by Node.
 */
import { readFileSync } from 'node:fs';
import { mkdtemp, readdir, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { chromium } from 'playwright';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { build, type InlineConfig, preview, type Rolldown } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { journeyWordsOf } from '../../packages/ui/src/fixtures/journeys.ts';
import { wordsOf } from '../../packages/ui/src/fixtures/words.ts';
import { color, fontFamily } from '../../packages/ui/src/tokens/index.ts';
import { rgb } from '../../packages/ui/src/tokens/rgb.ts';
import { launchOptions } from '../../scripts/browser.ts';
import { makeApplication, root, run } from './application.ts';

let folder: string;
let app: string;
let tarball: string;

/** A program of the application's own. */
const tool = (name: string) => join(app, 'node_modules/.bin', name);

/** Components and their sizes in the README, in kB. */
const readmeWeights = [
  ...readFileSync(join(root, 'packages/ui/README.md'), 'utf8').matchAll(
    /^\| `(\w+)` +\| ([\d.]+) +\|$/gm,
  ),
].map(([, name, weight]) => [String(name), Number(weight)] as const);

/** The chunks of a module of the application. */
async function chunksOf(code: string, options: Pick<InlineConfig, 'ssr'> = {}) {
  const input = join(app, 'src/entry.ts');
  await writeFile(input, code);
  const built = await build({
    ...options,
    root: app,
    configFile: false,
    logLevel: 'silent',
    build: {
      ssr: options.ssr !== undefined,
      write: false,
      rolldownOptions: {
        input,
        external: /^react(-dom)?($|\/)/,
        preserveEntrySignatures: 'strict',
      },
    },
  });
  const { output } = built as Rolldown.RolldownOutput;
  return output.filter((file) => file.type === 'chunk');
}

/** The bundle of an application with this code, without React. */
async function bundleOf(code: string) {
  const chunks = await chunksOf(code);
  const modules = chunks.flatMap((chunk) =>
    Object.entries(chunk.modules).flatMap(([id, { renderedLength }]) =>
      renderedLength > 0 ? [id.slice(app.length)] : [],
    ),
  );
  // Without chunks that load later, such as the toasts.
  const first = chunks.filter(({ isDynamicEntry }) => !isDynamicEntry);
  const bytes = gzipSync(first.map((chunk) => chunk.code).join('')).length;
  return { modules, kB: bytes / 1000 };
}

// Sizes are those of production. Vitest sets 'test'.
process.env['NODE_ENV'] = 'production';

beforeAll(async () => {
  folder = await realpath(await mkdtemp(join(tmpdir(), 'elevate-consumer-')));
  ({ app, tarball } = await makeApplication(folder));
  await run(app, tool('vite'), 'build');
});

afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
});

describe('the tarball', () => {
  it('satisfies publint', async () => {
    const { buffer } = new Uint8Array(await readFile(tarball));
    const { messages, pkg } = await publint({ pack: { tarball: buffer }, strict: true });
    expect(messages.map((message) => formatMessage(message, pkg))).toEqual([]);
  });

  it('has types that every ES module resolution finds', async () => {
    const attw = join(root, 'node_modules/.bin/attw');
    const options = ['--profile', 'esm-only', '--exclude-entrypoints', 'styles.css', 'tokens.json'];
    expect(await run(folder, attw, tarball, ...options)).toContain('🟢 (ESM)');
  });

  it('holds what an application needs, and no stories, tests or fixtures', async () => {
    const installed = join(app, 'node_modules/@elevate/ui');
    const files = await readdir(installed, { recursive: true });
    const licences = ['cormorant-garamond', 'elevate-sans'].map(
      (font) => `dist/fonts/LICENSE-${font}.txt`,
    );
    expect(files).toEqual(expect.arrayContaining(['README.md', 'dist/styles.css', ...licences]));
    expect(files.filter((file) => /fixtures|\.stories\.|\.test\.|\.mdx$/.test(file))).toEqual([]);
    const fonts = files
      .filter((file) => file.endsWith('.woff2'))
      .map((file) => `./${file.slice(5)}`);
    const styles = await readFile(join(installed, 'dist/styles.css'), 'utf8');
    const named = [...styles.matchAll(/url\("?([^")]+)"?\)/g)].map(([, address]) => address);
    expect(new Set(named)).toEqual(new Set(fonts));
  });

  it('holds the tokens for design tools', async () => {
    const text = await readFile(join(app, 'node_modules/@elevate/ui/dist/tokens.json'), 'utf8');
    expect(JSON.parse(text)).toHaveProperty('color.action.$value');
  });
});

describe('an application', () => {
  it('typechecks, the declarations of the package included', async () => {
    expect(await run(app, tool('tsc'), '--project', '.')).toBe('');
  });

  it('renders to HTML in Node, without a DOM', async () => {
    await run(app, tool('vite'), 'build', '--ssr', 'src/server.tsx', '--outDir', 'dist-server');
    const server = await readFile(join(app, 'dist-server/server.js'), 'utf8');
    expect(server, 'the package itself, not a bundle of it').toMatch(/from ["']@elevate\/ui["']/);
    const html = await run(app, 'node', 'dist-server/server.js');
    const words = wordsOf({ locale: 'de' });
    const journey = journeyWordsOf({ locale: 'de' });
    for (const text of [
      words.navigation.items.about, // Header
      words.hero.text, // HeroCarousel
      words.contact.submit, // ContactForm, with its fields and its Button
      words.faq.items[0]?.answer, // Faq
      words.footer.legal, // Footer
      journey.hero.text, // Hero
      journey.days[0]?.title, // Itinerary
      journey.map.label, // RouteMap
      journey.glance.title, // AtAGlance
      journey.testimonials[0]?.name, // Testimonials
      journey.article.author, // ArticleHeader
      journey.tours[0]?.text, // FeaturedCard
      journey.legal.contents, // Guide
      words.newsletter.title, // NewsletterBlock
      words.notFound.title, // MessagePage
    ]) {
      expect(html).toContain(text);
    }
  });

  it('has in Node the URLs of the fonts in the browser', async () => {
    const code = "export { preloadedFonts } from '@elevate/ui/fonts';";
    const [chunk] = await chunksOf(code, { ssr: { noExternal: ['@elevate/ui'] } });
    const addresses = String(chunk?.code).match(/\/assets\/[\w-]+\.woff2/g);
    expect(addresses).toHaveLength(2);
    const files = (await readdir(join(app, 'dist/assets'))).map((file) => `/assets/${file}`);
    expect(files).toEqual(expect.arrayContaining(addresses ?? []));
  });
});

it('has the theme and its fonts in a browser', async () => {
  const server = await preview({
    root: app,
    configFile: false,
    logLevel: 'silent',
    preview: { port: 0, host: '127.0.0.1' },
  });
  const origin = `http://127.0.0.1:${(server.httpServer.address() as AddressInfo).port}`;
  const browser = await chromium.launch(launchOptions());
  const complaints: string[] = [];
  const requests: string[] = [];
  try {
    const page = await browser.newPage({ viewport: { width: 1200, height: 900 } });
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
    });
    page.on('pageerror', ({ message }) => complaints.push(message));
    page.on('request', (request) => requests.push(request.url()));
    await page.goto(origin);
    const title = page.getByRole('heading', { level: 1 }).first();
    await title.waitFor();
    const button = page.getByRole('button', { name: 'Send Message' });
    const background = await button.evaluate(
      (element) => getComputedStyle(element).backgroundColor,
    );
    expect(background).toBe(`rgb(${rgb(color.action).join(', ')})`);
    expect(await title.evaluate((element) => getComputedStyle(element).fontFamily)).toMatch(
      new RegExp(`^"?${fontFamily.display}`),
    );
    await page.evaluate(async () => document.fonts.ready);
    const loaded = await page.evaluate(() =>
      [...document.fonts].flatMap(({ family, status }) => (status === 'loaded' ? [family] : [])),
    );
    expect(loaded.map((family) => family.replaceAll('"', ''))).toEqual(
      expect.arrayContaining([fontFamily.display, fontFamily.text]),
    );
  } finally {
    await browser.close();
    await server.close();
  }
  const isOwn = (url: string) => url.startsWith(origin) || /^(data|blob):/.test(url);
  expect(requests.filter((url) => !isOwn(url))).toEqual([]);
  const fonts = requests.filter((url) => url.endsWith('.woff2'));
  expect(new Set(fonts).size, 'the stylesheet uses what was preloaded').toBe(fonts.length);
  expect(complaints).toEqual([]);
});

describe('a bundle', () => {
  const marks = {
    'the carousel': /\/HeroCarousel\//,
    'the toasts': /\/(Toasts|toast)\//,
    Formik: /\/node_modules\/formik\//,
  };
  const heldBy = ({ modules }: { modules: string[] }) =>
    Object.entries(marks).flatMap(([name, mark]) =>
      modules.some((id) => mark.test(id)) ? [name] : [],
    );

  it('of everything contains all marks', async () => {
    expect(heldBy(await bundleOf("export * from '@elevate/ui';"))).toEqual(Object.keys(marks));
  });

  it('of Button contains only Button', async () => {
    const bundle = await bundleOf("export { Button } from '@elevate/ui';");
    expect(heldBy(bundle)).toEqual([]);
    const others = bundle.modules.filter(
      (id) => id.includes('/@elevate/ui/') && !id.includes('/components/Button/'),
    );
    expect(others).toEqual([]);
  });

  it('of nothing is empty', async () => {
    const { modules } = await bundleOf("import '@elevate/ui';");
    expect(modules.filter((id) => id.includes('node_modules'))).toEqual([]);
  });

  it('sizes are in the README', () => {
    expect(readmeWeights.length).toBeGreaterThan(5);
  });

  it.each(readmeWeights)('of %s has the size in the README: %s kB', async (name, stated) => {
    const { kB } = await bundleOf(`export { ${name} } from '@elevate/ui';`);
    expect(Math.abs(kB - stated), `it is ${kB.toFixed(1)} kB`).toBeLessThan(0.1 * stated + 0.1);
  });
});
