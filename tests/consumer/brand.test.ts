/** The application in a brand of its own, under a strict Content-Security-Policy. Nothing of another brand is in it. */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, BrowserContextOptions, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { look } from '../../packages/brand/src/look/look.ts';
import {
  type Brand,
  brandCss,
  type Drawing,
  type Hex,
  plain,
  schemes,
} from '../../packages/ui/src/brand/index.ts';
import { rgb } from '../../packages/ui/src/brand/rgb.ts';
import { brand as kestrel } from './app/brand/brand.ts';
import { run } from './application.ts';
import { hexesIn, sharedColours } from './colours.ts';
import { blocksIn, sectionOf } from './readme.ts';
import { buildSite, launch, pictureOf, type Site, serve } from './served.ts';

const { app, pages } = inject('consumer');
const stylesheet = join(app, 'src/brand.css');

/** Every colour of a brand, changed by a function. */
const withColours = (brand: Brand, change: (hex: Hex) => Hex): Brand => ({
  ...brand,
  color: Object.fromEntries(
    schemes.map((scheme) => [
      scheme,
      Object.fromEntries(
        Object.entries(brand.color[scheme]).map(([role, hex]) => [role, change(hex)]),
      ),
    ]),
  ) as Brand['color'],
});

/** All channels a little darker, so that every blend of two colours is darker too. */
const darker = (hex: string): Hex =>
  `#${Buffer.from(rgb(hex).map((channel) => Math.max(channel - 3, 0))).toString('hex')}`;

const own = new Set(Object.values(kestrel.color).flatMap((colors) => Object.values(colors)));

/** The declarations of the custom properties in a text, by their names. */
const declarationsIn = (css: string) =>
  [...css.matchAll(/(--[\w-]+): .*;/g)].map(([line, name]) => [String(name), line] as const);

/** Follows the README's way without a script, and types over the values of the copy. */
async function writeByHand() {
  for (const { code } of blocksIn(sectionOf('A brand in plain CSS'))) {
    await run(app, 'sh', '-e', '-c', code);
  }
  const typed = await readFile(join(import.meta.dirname, 'app/brand/byHand.css'), 'utf8');
  const [day = '', night = ''] = typed.split('@media');
  const copy = await readFile(stylesheet, 'utf8');
  const edited = copy.replaceAll(/\{[^{}]*color-scheme: (\w+);[^{}]*\}/g, (rule, scheme) => {
    const lines = new Map(declarationsIn(scheme === 'dark' ? night : day));
    return rule.replaceAll(/(--[\w-]+): .*;/g, (line, name) => lines.get(name) ?? line);
  });
  expect(declarationsIn(typed).filter(([, line]) => !edited.includes(line))).toEqual([]);
  await writeFile(stylesheet, typed.slice(0, typed.indexOf(':root')) + edited);
}

/** How each application gets its brand's stylesheet. */
const brands = {
  own: () => run(app, 'node', 'brand/makeCss.ts'),
  byHand: writeByHand,
  darker: () => writeFile(stylesheet, brandCss(withColours(kestrel, darker), 'system')),
};
type Name = keyof typeof brands;
const names = Object.keys(brands) as Name[];

let browser: Browser;
const sites = {} as Record<Name, Site>;

beforeAll(async () => {
  browser = await launch();
  for (const name of names) {
    await brands[name]();
    await buildSite(app, `dist-${name}`, pages);
    sites[name] = await serve(app, `dist-${name}`, browser);
  }
});

afterAll(async () => {
  await browser?.close();
  for (const site of Object.values(sites)) await site.close();
});

/** The text of the built files with this extension. */
async function built(extension: string): Promise<string> {
  const folder = join(app, 'dist-own/assets');
  const files = (await readdir(folder)).filter((file) => file.endsWith(extension));
  expect(files.length).toBeGreaterThan(0);
  return (await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')))).join('\n');
}

const viewports = { phone: { width: 390, height: 844 }, desktop: { width: 1200, height: 900 } };

/**
 * Shows the same in the brand and in a darker one. A colour that both have at the same place is not the brand's.
 * @param act what a visitor does; then what is in view is shown, else the whole page
 * @returns the picture in the brand, and the colours that are not the brand's
 */
async function show(options: BrowserContextOptions, act?: (page: Page) => Promise<void>) {
  const shown = [sites.own, sites.darker].map(async (site) => {
    const page = await site.open('/', options);
    await act?.(page);
    const picture = await pictureOf(page, { fullPage: !act });
    await page.close();
    return picture;
  });
  const [picture, dark] = (await Promise.all(shown)) as [Buffer, Buffer];
  return { picture, others: await sharedColours(picture, dark) };
}

it('sets no property of a brand in styles.css, but for print and reduced motion, or by another property', async () => {
  const css = await readFile(join(app, 'node_modules/@elevate/ui/dist/styles.css'), 'utf8');
  const set = [...css.matchAll(/(--ui-[\w-]+): ([^;]+);/g)].filter(
    ([, , value]) =>
      !/!important$|^var\(--ui-[\w-]+\)$|^light-dark\(var\(--ui-[\w-]+\), var\(--\w+\)\)$/.test(
        String(value),
      ),
  );
  expect(set.map(([declaration]) => declaration)).toEqual([]);
});

describe('what a visitor loads', () => {
  it('holds the colours of one brand', async () => {
    expect(hexesIn(await built('.css'))).toEqual(own);
  });

  it('holds no theme in its scripts', async () => {
    const scripts = await built('.js');
    expect(scripts).not.toContain('--ui-');
    expect([...hexesIn(scripts)].filter((hex) => own.has(hex as Hex))).toEqual([]);
  });

  it('names neither the operator nor its fonts', async () => {
    const all = [await built('.css'), await built('.js'), ...Object.values(pages)].join('\n');
    expect(all).not.toMatch(/elevate|cormorant|source sans/i);
  });
});

const pathsOf = (...drawings: (Drawing | undefined)[]) =>
  drawings.flatMap((drawing) => drawing?.paths.map(({ d }) => d) ?? []);

it('draws its own mark, and nothing that another brand draws', async () => {
  const all = [await built('.css'), await built('.js'), ...Object.values(pages)].join('\n');
  expect(pathsOf(kestrel.ornament.mark).filter((d) => !pages['/']?.includes(d))).toEqual([]);
  const others = [look, plain].flatMap(({ ornament }) => pathsOf(...Object.values(ornament)));
  expect(others.length).toBeGreaterThan(5);
  expect([...others, 'polygon(0% 100%'].filter((drawn) => all.includes(drawn))).toEqual([]);
});

describe.each(['light', 'dark'] as const)('in the %s scheme', (colorScheme) => {
  describe.each(Object.entries(viewports))('on a %s', (_name, viewport) => {
    it('every component has its colours from the brand', async () => {
      const { picture, others } = await show({ colorScheme, viewport });
      expect(others).toEqual([]);
      const page = await sites.byHand.open('/', { colorScheme, viewport });
      const byHand = await pictureOf(page);
      expect(picture.equals(byHand), 'the same with a brand by hand').toBe(true);
      await page.close();
    });
  });

  it.each<[state: string, act: (page: Page) => Promise<void>]>([
    [
      'hovered and pressed',
      async (page) => {
        await page.getByRole('main').getByRole('link').first().hover();
        await page.mouse.down();
      },
    ],
    ['focused', (page) => page.getByRole('main').getByRole('link').first().focus()],
    ['selected', (page) => page.keyboard.press('Control+a')],
    [
      'invalid, with a toast',
      async (page) => {
        await page.getByRole('button', { name: 'Send your enquiry' }).click();
        await page.locator('[aria-invalid=true]').first().waitFor();
        await page.getByRole('alertdialog').waitFor();
      },
    ],
    [
      'sent, with a toast',
      async (page) => {
        const email = page.locator('#newsletter [name=email]');
        await email.fill('ada@example.com');
        await email.press('Enter');
        await page.getByRole('alertdialog').waitFor();
      },
    ],
  ])('what is %s has its colours from the brand', async (_state, act) => {
    expect((await show({ colorScheme }, act)).others).toEqual([]);
  });
});

it('has one font and square corners', async () => {
  const page = await sites.own.open('/');
  const { fonts, radii } = await page.evaluate(() => {
    const styles = [...document.body.querySelectorAll('*')].map((node) => getComputedStyle(node));
    return {
      fonts: [...new Set(styles.map(({ fontFamily }) => fontFamily))],
      radii: [...new Set(styles.map(({ borderRadius }) => borderRadius))],
    };
  });
  expect(fonts).toEqual(['"Kestrel Sans", Verdana, sans-serif']);
  expect(radii).toEqual(['0px']);
  await page.close();
});

it('has its colours from the brand before any script runs', async () => {
  expect((await show({ javaScriptEnabled: false })).others).toEqual([]);
});

it('complains about nothing under the policy', () => {
  expect(names.flatMap((name) => sites[name].complaints)).toEqual([]);
});
