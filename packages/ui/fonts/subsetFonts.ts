/**
 * Subsets Fontsource's files to the characters, features and weights that the styles use. Every Vite
 * configuration that builds the styles needs this plugin. The files are cached in .cache.
 */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { type FontFile, fontFiles } from '../src/styles/fontFiles.ts';
import { fontFamily, fontWeight } from '../src/tokens/index.ts';
import { namesOf, withFamilyName } from './fontNames.ts';

const folder = join(import.meta.dirname, '../.cache/fonts');
const require = createRequire(import.meta.url);

const families = {
  display: {
    packageName: '@fontsource/cormorant-garamond',
    original: 'Cormorant Garamond',
    fileName: ({ source, style }: FontFile) =>
      `cormorant-garamond-${source}-${fontWeight.display}-${style}.woff2`,
    axes: undefined,
  },
  text: {
    packageName: '@fontsource-variable/source-sans-3',
    original: 'Source Sans 3',
    fileName: ({ source, style }: FontFile) => `source-sans-3-${source}-wght-${style}.woff2`,
    axes: { wght: { min: fontWeight.text, max: fontWeight.strong } },
  },
} as const;

/**
 * The features that browsers enable by default (https://drafts.csswg.org/css-fonts-4/#default-features), and
 * lining figures for the display typeface. Without `locl`: no page is in a language that needs it.
 */
const features = ['ccmp', 'kern', 'liga', 'clig', 'rlig', 'calt', 'mark', 'mkmk', 'lnum'];

const sourceOf = (file: FontFile) => {
  const { packageName, fileName } = families[file.family];
  return require.resolve(`${packageName}/files/${fileName(file)}`);
};

const licences = (Object.keys(families) as FontFile['family'][]).map((family) => ({
  family,
  fileName: `LICENSE-${fontFamily[family].toLowerCase().replaceAll(' ', '-')}.txt`,
  source: require.resolve(`${families[family].packageName}/LICENSE`),
}));

/** Cache key: changes with everything that affects the files. */
async function digestOfAll() {
  const digest = createHash('sha256').update(JSON.stringify([fontFiles, families, features]));
  for (const path of [
    join(import.meta.dirname, 'subsetFonts.ts'),
    join(import.meta.dirname, 'fontNames.ts'),
    require.resolve('subset-font/package.json'),
    ...licences.map(({ source }) => source),
    ...fontFiles.map(sourceOf),
  ]) {
    digest.update(await readFile(path));
  }
  return digest.digest('hex');
}

/** Writes atomically: other processes may read or write the same file. */
async function writeAtOnce(name: string, content: string | Uint8Array) {
  const draft = join(folder, `${name}.${crypto.randomUUID()}`);
  await writeFile(draft, content);
  await rename(draft, join(folder, name));
}

/** Makes the files if they are not cached. @returns their folder */
export async function makeFontFiles(): Promise<string> {
  const stamp = join(folder, 'digest');
  const digest = await digestOfAll();
  if (existsSync(stamp) && (await readFile(stamp, 'utf8')) === digest) return folder;

  const { default: subsetFont } = await import('subset-font');
  const { convert } = await import('fontverter');
  await mkdir(folder, { recursive: true });
  const originals = new Map<string, Buffer>();
  for (const path of new Set(fontFiles.map(sourceOf))) {
    originals.set(path, await convert(await readFile(path), 'sfnt'));
  }
  const originalOf = (file: FontFile) => originals.get(sourceOf(file)) as Buffer;

  for (const file of fontFiles) {
    const { axes } = families[file.family];
    const subset = await subsetFont(
      withFamilyName(originalOf(file), fontFamily[file.family]),
      file.characters.join(''),
      {
        targetFormat: 'woff2',
        keepFeatures: features,
        noHinting: true,
        // 14 is the licence's URL; the copyright is always kept.
        preserveNameIds: [14],
        ...(axes && { variationAxes: axes }),
      },
    );
    await writeAtOnce(`${file.name}.woff2`, subset);
  }
  for (const { family, fileName, source } of licences) {
    const file = fontFiles.find((one) => one.family === family) as FontFile;
    const names = namesOf(originalOf(file));
    const notice = `'${fontFamily[family]}' is a subset of ${families[family].original}, ${names.get(5)}.\n${names.get(0)}\n`;
    await writeAtOnce(fileName, `${notice}\n${await readFile(source, 'utf8')}`);
  }
  await writeAtOnce('digest', digest);
  return folder;
}

export function subsetFonts(): Plugin {
  return {
    name: 'subset-fonts',
    async config() {
      await makeFontFiles();
    },
    // The licence has to be distributed with the fonts.
    async generateBundle() {
      for (const { fileName } of licences) {
        const source = await readFile(join(folder, fileName), 'utf8');
        this.emitFile({ type: 'asset', fileName: `fonts/${fileName}`, source });
      }
    },
  };
}
