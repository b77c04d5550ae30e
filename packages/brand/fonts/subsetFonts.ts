/**
 * Subsets Fontsource's files to the characters, features and weights that pages use. The files are cached in .cache.
 */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { type FontFile, fontFiles, fontSources } from '../src/look/fontFiles.ts';
import { families } from '../src/look/type.ts';
import { namesOf, withFamilyName } from './fontNames.ts';

const folder = join(import.meta.dirname, '../.cache/fonts');
const require = createRequire(import.meta.url);

/**
 * The features that browsers enable by default (https://drafts.csswg.org/css-fonts-4/#default-features), and
 * lining figures for the display typeface. Without `locl`: no page is in a language that needs it.
 */
const features = ['ccmp', 'kern', 'liga', 'clig', 'rlig', 'calt', 'mark', 'mkmk', 'lnum'];

const sourceOf = (file: FontFile) => {
  const { packageName, fileName } = fontSources[file.family];
  return require.resolve(`${packageName}/files/${fileName(file)}`);
};

const licences = (Object.keys(fontSources) as FontFile['family'][]).map((family) => ({
  family,
  fileName: `LICENSE-${families[family].toLowerCase().replaceAll(' ', '-')}.txt`,
  source: require.resolve(`${fontSources[family].packageName}/LICENSE`),
}));

/** Cache key: changes with everything that affects the files. */
async function digestOfAll() {
  const digest = createHash('sha256').update(
    JSON.stringify([families, fontFiles, fontSources, features]),
  );
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
    const { axes } = fontSources[file.family];
    const subset = await subsetFont(
      withFamilyName(originalOf(file), families[file.family]),
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
    const notice = `'${families[family]}' is a subset of ${fontSources[family].original}, ${names.get(5)}.\n${names.get(0)}\n`;
    await writeAtOnce(fileName, `${notice}\n${await readFile(source, 'utf8')}`);
  }
  await writeAtOnce('digest', digest);
  return folder;
}

/** The licences, which have to be distributed with the fonts: their file names, and where they are. */
export const licenceFiles = licences.map(({ fileName }) => ({
  fileName,
  path: join(folder, fileName),
}));
