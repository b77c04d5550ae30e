/** Follows the README of the package to the letter. */
import { cp, mkdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { plain } from '../../packages/ui/src/brand/index.ts';
import { rgb } from '../../packages/ui/src/brand/rgb.ts';
import { root, run } from './application.ts';
import { blocksIn, rowsIn, sectionOf } from './readme.ts';
import { buildSite, launch, type Site, serve } from './served.ts';

const consumer = inject('consumer');
const app = join(consumer.folder, 'readme');
const installed = join(consumer.app, 'node_modules/@elevate/ui');

/** Writes the files of a section and runs its commands, in order. */
async function follow(title: string) {
  const blocks = blocksIn(sectionOf(title));
  expect(blocks.length).toBeGreaterThan(0);
  for (const { language, code, file } of blocks) {
    if (language === 'sh') await run(app, 'sh', '-e', '-c', code);
    else if (file === undefined) throw new Error(`This code names no file:\n${code}`);
    else {
      await mkdir(dirname(join(app, file)), { recursive: true });
      await writeFile(join(app, file), code);
    }
  }
}

const cssColour = (hex: string) => `rgb(${rgb(hex).join(', ')})`;

let browser: Browser;
let site: Site;

beforeAll(async () => {
  await mkdir(join(app, 'src'), { recursive: true });
  for (const file of ['index.html', 'package.json', 'tsconfig.json', 'vite.config.ts', 'public']) {
    await cp(join(consumer.app, file), join(app, file), { recursive: true });
  }
  await symlink(join(consumer.app, 'node_modules'), join(app, 'node_modules'));
  // Any font will do.
  const font = '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2';
  await cp(join(root, 'node_modules', font), join(app, 'public/figtree.woff2'));
  await follow('Your brand in ten minutes');
  await buildSite(app, 'dist');
  browser = await launch();
  site = await serve(app, 'dist', browser);
});

afterAll(async () => {
  await browser?.close();
  await site?.close();
});

it('has code that typechecks, and makes tokens for design tools', async () => {
  await follow('Tokens for design tools');
  const tokens = JSON.parse(await readFile(join(app, 'brand/night.tokens.json'), 'utf8'));
  expect(tokens).toHaveProperty('color.action.$value.hex', '#ff8a70');
  expect(await run(app, join(app, 'node_modules/.bin/tsc'), '--project', '.')).toBe('');
});

it('leads to pages in the brand, by day and by night', async () => {
  for (const [colorScheme, ground, action] of [
    ['light', plain.color.day.ground, '#ad3a26'],
    ['dark', '#0b1a33', '#ff8a70'],
  ] as const) {
    const page = await site.open('/', { colorScheme });
    const link = page.getByRole('link', { name: 'See the tours' });
    const style = await link.evaluate((element) => {
      const { backgroundColor, borderStartStartRadius } = getComputedStyle(element);
      const root = getComputedStyle(document.documentElement);
      const { backgroundColor: ground, fontFamily } = getComputedStyle(document.body);
      const fonts = [...document.fonts].map(({ family, status }) => `${family} ${status}`);
      return {
        action: backgroundColor,
        radius: borderStartStartRadius,
        scheme: root.colorScheme,
        ground,
        fontFamily,
        fonts,
      };
    });
    expect(style).toEqual({
      action: cssColour(action),
      radius: '0px',
      scheme: colorScheme,
      ground: cssColour(ground),
      fontFamily: 'Figtree, Arial, sans-serif',
      fonts: ['Figtree loaded'],
    });
    const drawn = await page
      .locator('svg path')
      .evaluateAll((paths) => paths.map((path) => path.getAttribute('d')));
    expect(drawn).toEqual(['M6 22L94 50 50 62 38 94 34 60z', 'M0 16H10L20 4l10 12h10']);
    await page.getByRole('button', { name: 'Save this journey' }).click();
    await page.getByRole('region', { name: 'Notifications' }).getByText('Saved for you').waitFor();
    await page.close();
  }
  expect(site.complaints).toEqual([]);
});

it('lets rules outside of layers override the package', async () => {
  const page = await site.open('/');
  const size = await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('h1 { font-size: 19px } :root { --ui-color-ground: #123456 }');
    document.adoptedStyleSheets = [sheet];
    const heading = getComputedStyle(document.querySelector('h1') as HTMLElement).fontSize;
    return `${heading} ${getComputedStyle(document.body).backgroundColor}`;
  });
  expect(size).toBe(`19px ${cssColour('#123456')}`);
  await page.close();
});

it('names the cascade layers in their order', async () => {
  const css = await readFile(join(installed, 'dist/styles.css'), 'utf8');
  const layers = [...css.matchAll(/@layer (ui-\w+)/g)].map(([, layer]) => layer);
  const named = [...sectionOf('Cascade layers').matchAll(/`(ui-\w+)`/g)].map(([, layer]) => layer);
  expect([...new Set(named)]).toEqual([...new Set(layers)]);
});

it('has every property of a brand in one row of its table', async () => {
  const css = await readFile(join(installed, 'dist/plain.css'), 'utf8');
  const properties = new Set([...css.matchAll(/--ui-[\w-]+(?=:)/g)].map(([name]) => name));
  const prefixes = rowsIn(sectionOf('Properties')).map(([name]) => name);
  const rowOf = (property: string) =>
    prefixes.filter((prefix) =>
      prefix.endsWith('…') ? property.startsWith(prefix.slice(0, -1)) : property === prefix,
    );
  expect(properties.size).toBeGreaterThan(80);
  expect([...properties].filter((property) => rowOf(property).length !== 1)).toEqual([]);
  expect(new Set([...properties].flatMap(rowOf))).toEqual(new Set(prefixes));
});
