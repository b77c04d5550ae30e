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
import type { FontFace } from '@elevate/ui/brand';
import { fontFiles } from './fontFiles.ts';
import { families, weight } from './type.ts';

const kebab = (text: string) => text.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const hex = (codePoint: number) => codePoint.toString(16);

/** A CSS `unicode-range`: `U+20-7E, U+A0`. */
function unicodeRange(characters: readonly string[]): string {
  const ranges: [first: number, last: number][] = [];
  for (const character of characters) {
    const point = character.codePointAt(0) ?? 0;
    const range = ranges.at(-1);
    if (range?.[1] === point - 1) range[1] = point;
    else ranges.push([point, point]);
  }
  return ranges
    .map(([first, last]) => `U+${hex(first)}${last > first ? `-${hex(last)}` : ''}`)
    .join(', ');
}

const weights = {
  display: String(weight.display),
  // One variable font file covers the range.
  text: `${weight.text} ${weight.strong}`,
};

/** The rules of the font files, whose addresses are relative to the stylesheet. */
const fileFaces = fontFiles.map(
  ({ family, style, name, characters }): FontFace => ({
    'font-family': `"${families[family]}"`,
    'font-display': 'swap',
    'font-style': style,
    'font-weight': weights[family],
    'unicode-range': unicodeRange(characters),
    src: `url("./fonts/${name}.woff2") format("woff2")`,
  }),
);

type Metrics = Parameters<typeof createFontStack>[0][number];

/** One style of a family, and its fallbacks while it loads. */
interface Cut {
  rule: { fontStyle: 'normal' | 'italic'; fontWeight?: string };
  metrics: Metrics;
  /** Fallback fonts; the strings name metric-compatible fonts of other systems. */
  fallbacks: readonly (readonly [Metrics, ...standIns: string[]])[];
}

/**
 * Replaces the average letter width by a measured one, in thousandths of an em. Italics are used for single
 * words only, for which the average over whole texts is off by up to 3 %, and they are not preloaded. Measured
 * with `measureText`, as the width over the number of characters, on those words: in titles 'Your', 'then', 'and beyond', 'dann', 'und darüber hinaus'; in
 * texts the Sanskrit and Japanese terms of the articles.
 */
const ofMeanWidth = ({ subsets: _subsets, ...metrics }: Metrics, width: number): Metrics => ({
  ...metrics,
  xWidthAvg: (width / 1000) * metrics.unitsPerEm,
});

/**
 * A font family list whose fallbacks have the metrics of the font, so that nothing shifts when it loads. Based
 * on Capsize's metrics: `size-adjust` is the ratio of the average letter widths of both fonts (weighted by
 * frequency), and the overrides set the ascent and descent. Each style needs its own fallback: a synthesized
 * italic is 10 % wider than the real one, and a synthesized bold is narrower.
 */
function stackOf(family: string, cuts: readonly [Cut, ...Cut[]], last: string) {
  const stacks = cuts.map(({ rule, metrics, fallbacks }) => {
    const { fontFamily, fontFaces: faces } = createFontStack(
      [{ ...metrics, familyName: family }, ...fallbacks.map(([fallback]) => fallback)],
      { fontFaceFormat: 'styleObject', fontFaceProperties: rule },
    );
    return {
      fontFamily,
      faces: faces.map(({ '@font-face': face }, index) => {
        const { src, ...descriptors } = face as Record<string, string>;
        const [, ...standIns] = fallbacks[index] ?? [];
        const sources = [src, ...standIns.map((local) => `local('${local}')`)].join(', ');
        return {
          ...Object.fromEntries(
            Object.entries(descriptors).map(([name, value]) => [kebab(name), value]),
          ),
          src: sources,
        } as unknown as FontFace;
      }),
    };
  });
  return { list: `${stacks[0]?.fontFamily}, ${last}`, faces: stacks.flatMap(({ faces }) => faces) };
}

// Windows and macOS have Georgia and Times New Roman, Android has Noto Serif and Roboto.
const display = stackOf(
  families.display,
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
const text = stackOf(
  families.text,
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

/** Each family with its fallbacks, as `font-family`. */
export const fontStacks = { display: display.list, text: text.list } as const;

/** Every `@font-face` rule of the brand. */
export const fontFaces: readonly FontFace[] = [...fileFaces, ...display.faces, ...text.faces];
