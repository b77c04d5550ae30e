import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { create, type Font } from 'fontkitten';
import { beforeAll, describe, expect, it } from 'vitest';
import { makeFontFiles } from '../../packages/brand/fonts/subsetFonts.ts';
import { brand } from '../../packages/brand/src/brand.ts';
import { fontFiles } from '../../packages/brand/src/look/fontFiles.ts';
import { families } from '../../packages/brand/src/look/type.ts';
import { english } from '../../packages/ui/src/fixtures/english.ts';
import { german } from '../../packages/ui/src/fixtures/german.tsx';
import { read, root } from '../support/repository.ts';

/** Every font file by its name, as it is served. */
const fonts = new Map<string, { bytes: number; font: Font }>();

beforeAll(async () => {
  const folder = await makeFontFiles();
  for (const { name } of fontFiles) {
    const file = readFileSync(join(folder, `${name}.woff2`));
    const font = create(file);
    if (font.isCollection) throw new Error(`${name} is a collection`);
    fonts.set(name, { bytes: file.length, font });
  }
}, 60_000);

const fontOf = (name: string) => fonts.get(name)?.font as Font;

/** The characters in the font's `cmap` table, whose last entry is always U+FFFF. */
const charactersIn = (name: string) =>
  fontOf(name).characterSet.flatMap((code) => (code < 0xffff ? [String.fromCodePoint(code)] : []));

const catalogs = readdirSync(join(root, 'site/src'), { recursive: true, encoding: 'utf8' }).filter(
  (path) => /locales\/[a-z]+\.json$/.test(path),
);

/** All strings in a value, at any depth. */
const textsOf = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
};

describe.each(['display', 'text'] as const)('the %s family', (family) => {
  it.each(['normal', 'italic'] as const)('has every character of the catalogs (%s)', (style) => {
    expect(catalogs.length).toBeGreaterThan(20);
    const words: [file: string, words: unknown][] = [
      ...catalogs.map((path): [string, unknown] => [
        `site/src/${path}`,
        JSON.parse(read(`site/src/${path}`)),
      ]),
      ['packages/brand/src/brand.ts', brand],
      ['packages/ui/src/fixtures', [english, german]],
    ];
    /** Each character, with a file that has it. */
    const needed = new Map(
      words.flatMap(([file, value]) =>
        Array.from(
          textsOf(value)
            .join('')
            .replaceAll(/[\n\t]/g, ' '),
          (character) => [character, file] as const,
        ),
      ),
    );
    expect(needed.size).toBeGreaterThan(70);
    const held = new Set(
      fontFiles
        .filter((file) => file.family === family && file.style === style)
        .flatMap(({ name }) => charactersIn(name)),
    );
    expect([...needed].filter(([character]) => !held.has(character))).toEqual([]);
  });
});

it.each(fontFiles.map(({ name, characters }) => [name, characters] as const))(
  '%s holds the characters that the styles say it holds',
  (name, characters) => {
    const held = charactersIn(name);
    const missing = characters.filter((character) => !held.includes(character));
    expect(missing, 'the font lacks these: take them out in look/fontFiles.ts').toEqual([]);
    expect(held).toHaveLength(characters.length);
  },
);

// 'Source' is a Reserved Font Name: the Open Font License keeps it from what has been modified.
it.each(fontFiles.map(({ name, family }) => [name, families[family]] as const))(
  '%s calls itself %s, and names its authors',
  (name, familyName) => {
    const font = fontOf(name);
    expect([font.familyName, font.fullName]).toEqual([familyName, familyName]);
    expect(font.postscriptName).toBe(familyName.replaceAll(' ', ''));
    expect(font.copyright).toMatch(/Copyright|©|Adobe/i);
  },
);

/** What a page in English or German loads, in bytes. */
it.each([
  ['display-core-normal', 13_500],
  ['display-core-italic', 10_400],
  ['text-core-normal', 14_300],
  ['text-core-italic', 14_000],
] as const)('%s weighs no more than %d bytes', (name, budget) => {
  const remedy = 'take characters out in look/fontFiles.ts, or raise the budget';
  expect(fonts.get(name)?.bytes, remedy).toBeLessThanOrEqual(budget);
});
