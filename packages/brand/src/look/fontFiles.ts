import { weight } from './type.ts';

/** Where each family comes from. */
export const fontSources = {
  display: {
    packageName: '@fontsource/cormorant-garamond',
    original: 'Cormorant Garamond',
    fileName: ({ source, style }: FontFile) =>
      `cormorant-garamond-${source}-${weight.display}-${style}.woff2`,
    axes: undefined,
  },
  text: {
    packageName: '@fontsource-variable/source-sans-3',
    original: 'Source Sans 3',
    fileName: ({ source, style }: FontFile) => `source-sans-3-${source}-wght-${style}.woff2`,
    axes: { wght: { min: weight.text, max: weight.strong } },
  },
} as const;

/**
 * The font files, which `fonts/subsetFonts.ts` makes. A browser downloads only the files whose characters a page
 * uses (`unicode-range`): the characters of every page are in one small file per style, rare ones in others.
 */
export interface FontFile {
  family: 'display' | 'text';
  style: 'normal' | 'italic';
  /** The Fontsource file it is subset from. */
  source: 'latin' | 'latin-ext';
  /** File name without folder and extension. */
  name: string;
  characters: readonly string[];
}

const charactersOf = (ranges: readonly (readonly [first: number, last: number])[]) =>
  ranges.flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)),
  );

/** Western European characters, as far as both families have them. */
const latin = charactersOf([
  [0x20, 0x7e],
  [0xa0, 0xb4],
  [0xb6, 0xff],
  [0x152, 0x153],
  [0x2009, 0x2009],
  [0x2013, 0x2014],
  [0x2018, 0x201a],
  [0x201c, 0x201e],
  [0x2022, 0x2022],
  [0x2026, 0x2026],
  [0x2032, 0x2033],
  [0x2039, 0x203a],
  [0x2044, 0x2044],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2191, 0x2191],
  [0x2193, 0x2193],
  [0x2212, 0x2212],
]);

/** Other European letters, and those of transliterated Sanskrit (ā, ṣ, ṛ: ISO 15919). */
const extended = charactersOf([
  [0x100, 0x130],
  [0x132, 0x148],
  [0x14a, 0x151],
  [0x154, 0x17e],
  [0x218, 0x21b],
  [0x1e0c, 0x1e0d],
  [0x1e24, 0x1e25],
  [0x1e36, 0x1e39],
  [0x1e3e, 0x1e47],
  [0x1e5a, 0x1e5d],
  [0x1e62, 0x1e63],
  [0x1e6c, 0x1e6d],
  [0x1e9e, 0x1e9e],
]);

/** English and German, with punctuation and the accents of French loanwords. */
const everyday = /[ -~\u00a0\u00ad§©°·×ÄÖÜßäöüàâçèéêëîïñôû–—‘’‚“”„•…€]/;

/** The display italic is used for single words of titles: no digits or currency signs. */
const words = /[ A-Za-z!"&'(),\-./:;?\u00a0\u00adÄÖÜßäöüàâçèéêëîïñôû–—‘’‚“”„…]/;

function filesOf(family: FontFile['family'], style: FontFile['style'], first: RegExp): FontFile[] {
  const file = (source: FontFile['source'], subset: string, characters: string[]) => ({
    family,
    style,
    source,
    name: `${family}-${subset}-${style}`,
    characters,
  });
  const isFirst = (character: string) => first.test(character);
  const others = latin.filter((character) => !isFirst(character));
  return [
    file('latin', 'core', latin.filter(isFirst)),
    file('latin', 'latin', others),
    file('latin-ext', 'latin-ext', extended),
  ];
}

export const fontFiles: readonly FontFile[] = [
  ...filesOf('display', 'normal', everyday),
  ...filesOf('display', 'italic', words),
  ...filesOf('text', 'normal', everyday),
  ...filesOf('text', 'italic', everyday),
];
