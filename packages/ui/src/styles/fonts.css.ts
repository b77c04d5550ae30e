import { createFontStack } from '@capsizecss/core';
import arial from '@capsizecss/metrics/arial';
import arialBold from '@capsizecss/metrics/arial/700';
import arialItalic from '@capsizecss/metrics/arial/italic';
import cormorantGaramond from '@capsizecss/metrics/cormorantGaramond/500';
import cormorantGaramondItalic from '@capsizecss/metrics/cormorantGaramond/500italic';
import georgia from '@capsizecss/metrics/georgia';
import georgiaItalic from '@capsizecss/metrics/georgia/italic';
import notoSerif from '@capsizecss/metrics/notoSerif';
import notoSerifItalic from '@capsizecss/metrics/notoSerif/italic';
import roboto from '@capsizecss/metrics/roboto';
import robotoBold from '@capsizecss/metrics/roboto/700';
import robotoItalic from '@capsizecss/metrics/roboto/italic';
import sourceSans3 from '@capsizecss/metrics/sourceSans3';
import sourceSans3Strong from '@capsizecss/metrics/sourceSans3/600';
import sourceSans3Italic from '@capsizecss/metrics/sourceSans3/italic';
import timesNewRoman from '@capsizecss/metrics/timesNewRoman';
import timesNewRomanItalic from '@capsizecss/metrics/timesNewRoman/italic';
import { globalFontFace } from '@vanilla-extract/css';
import { fontFamily, fontWeight } from '../tokens/index.ts';

type FontFaceRule = Exclude<Parameters<typeof globalFontFace>[1], unknown[]>;

const latin =
  'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD';
// Sanskrit in transliteration (ā, ṣ, ṛ) stands here, so this file loads only on a page that uses it.
const latinExtended =
  'U+0100-02BA, U+02BD-02C5, U+02C7-02CC, U+02CE-02D7, U+02DD-02FF, U+0304, U+0308, U+0329, U+1D00-1DBF, U+1E00-1E9F, U+1EF2-1EFF, U+2020, U+20A0-20AB, U+20AD-20C0, U+2113, U+2C60-2C7F, U+A720-A7FF';

const file = (path: string) => `url("@fontsource${path}.woff2") format("woff2")`;

function face(family: string, path: string, rule: Omit<FontFaceRule, 'src'>) {
  globalFontFace(family, { fontDisplay: 'swap', ...rule, src: file(path) });
}

const cormorant = '/cormorant-garamond/files/cormorant-garamond';
const sourceSans = '-variable/source-sans-3/files/source-sans-3';

for (const [subset, unicodeRange] of [
  ['latin-ext', latinExtended],
  ['latin', latin],
] as const) {
  for (const fontStyle of ['normal', 'italic'] as const) {
    face(fontFamily.display, `${cormorant}-${subset}-500-${fontStyle}`, {
      fontStyle,
      fontWeight: fontWeight.display,
      unicodeRange,
    });
  }
  face(fontFamily.text, `${sourceSans}-${subset}-wght-normal`, {
    fontStyle: 'normal',
    fontWeight: '200 900',
    unicodeRange,
  });
}
face(fontFamily.text, `${sourceSans}-latin-wght-italic`, {
  fontStyle: 'italic',
  fontWeight: '200 900',
  unicodeRange: latin,
});

type Metrics = Parameters<typeof createFontStack>[0][number];

/** One cut of a family, and what stands in its place until it has come. */
interface Cut {
  rule: { fontStyle: 'normal' | 'italic'; fontWeight?: string };
  metrics: Metrics;
  /** With other fonts of the same widths, for systems that lack it. */
  fallbacks: readonly (readonly [Metrics, ...standIns: string[]])[];
}

/**
 * The same with the mean width of a letter as measured, in thousandths of an em. Italics set a few words,
 * for which the mean of a whole text is off by up to 3 %, and they come late: the head does not preload
 * them. Measured with `measureText` on the words that are set in them: for titles 'Your', 'then', 'and
 * beyond', 'dann', 'und darüber hinaus'; in texts the Sanskrit and Japanese terms of the articles.
 */
const ofMeanWidth = ({ subsets: _subsets, ...metrics }: Metrics, width: number): Metrics => ({
  ...metrics,
  xWidthAvg: (width / 1000) * metrics.unitsPerEm,
});

/**
 * A family list whose fallbacks take the room of the font itself, so that nothing moves when it arrives.
 * Capsize's metrics say how: `size-adjust` is the ratio of the mean widths of a letter in both files
 * (weighted by how often it occurs in a text), and the overrides set ascent and descent to the font's own.
 * Each cut needs a fallback of its own: a regular that the browser slants is a tenth wider than the
 * italic, and one that it thickens is narrower than the bold.
 */
function stack(family: string, cuts: readonly [Cut, ...Cut[]], last: string) {
  const [list] = cuts.map(({ rule, metrics, fallbacks }) => {
    const { fontFamily: names, fontFaces } = createFontStack(
      [{ ...metrics, familyName: family }, ...fallbacks.map(([fallback]) => fallback)],
      { fontFaceFormat: 'styleObject', fontFaceProperties: rule },
    );
    for (const [index, { '@font-face': fallbackFace }] of fontFaces.entries()) {
      const { fontFamily: name, src, ...descriptors } = fallbackFace as Record<string, string>;
      const [, ...standIns] = fallbacks[index] ?? [];
      const sources = [src, ...standIns.map((local) => `local('${local}')`)].join(', ');
      globalFontFace(String(name), { ...descriptors, src: sources });
    }
    return names;
  });
  return `${list}, ${last}`;
}

// Georgia and Times New Roman come with Windows and macOS, Noto Serif and Roboto with Android.
export const displayFamily = stack(
  fontFamily.display,
  [
    {
      rule: { fontStyle: 'normal' },
      metrics: cormorantGaramond,
      fallbacks: [[georgia, 'Gelasio'], [timesNewRoman, 'Liberation Serif', 'Tinos'], [notoSerif]],
    },
    {
      rule: { fontStyle: 'italic' },
      metrics: ofMeanWidth(cormorantGaramondItalic, 405.3),
      fallbacks: [
        [ofMeanWidth(georgiaItalic, 516.9), 'Gelasio Italic'],
        [ofMeanWidth(timesNewRomanItalic, 452.6), 'Liberation Serif Italic', 'Tinos Italic'],
        [ofMeanWidth(notoSerifItalic, 528.8)],
      ],
    },
  ],
  'serif',
);
export const textFamily = stack(
  fontFamily.text,
  [
    {
      rule: { fontStyle: 'normal', fontWeight: '200 500' },
      metrics: sourceSans3,
      fallbacks: [[arial, 'Liberation Sans', 'Arimo'], [roboto]],
    },
    {
      rule: { fontStyle: 'normal', fontWeight: '600 900' },
      metrics: sourceSans3Strong,
      fallbacks: [[arialBold, 'Liberation Sans Bold', 'Arimo Bold'], [robotoBold]],
    },
    {
      rule: { fontStyle: 'italic' },
      metrics: ofMeanWidth(sourceSans3Italic, 428.7),
      fallbacks: [
        [ofMeanWidth(arialItalic, 456.7), 'Liberation Sans Italic', 'Arimo Italic'],
        [ofMeanWidth(robotoItalic, 442.9)],
      ],
    },
  ],
  'sans-serif',
);
