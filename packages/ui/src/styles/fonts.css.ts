import { createFontStack } from '@capsizecss/core';
import arial from '@capsizecss/metrics/arial';
import cormorantGaramond from '@capsizecss/metrics/cormorantGaramond/500';
import georgia from '@capsizecss/metrics/georgia';
import sourceSans3 from '@capsizecss/metrics/sourceSans3';
import timesNewRoman from '@capsizecss/metrics/timesNewRoman';
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

interface Fallback {
  metrics: Metrics;
  /** Fonts of the same widths, for systems that lack it. */
  standIns: readonly string[];
}

/** A family list whose fallbacks take the same room as the font itself: nothing moves when it arrives. */
function stack(family: string, metrics: Metrics, fallbacks: Fallback[], last: string) {
  const { fontFamily: list, fontFaces } = createFontStack(
    [{ ...metrics, familyName: family }, ...fallbacks.map((fallback) => fallback.metrics)],
    { fontFaceFormat: 'styleObject' },
  );
  for (const [index, { '@font-face': fallbackFace }] of fontFaces.entries()) {
    const { fontFamily: name, src, ...rule } = fallbackFace as Record<string, string>;
    const standIns = fallbacks[index]?.standIns ?? [];
    const sources = [src, ...standIns.map((local) => `local('${local}')`)].join(', ');
    globalFontFace(String(name), { ...rule, src: sources });
  }
  return `${list}, ${last}`;
}

export const displayFamily = stack(
  fontFamily.display,
  cormorantGaramond,
  [
    { metrics: georgia, standIns: ['Gelasio'] },
    { metrics: timesNewRoman, standIns: ['Liberation Serif', 'Tinos'] },
  ],
  'serif',
);
export const textFamily = stack(
  fontFamily.text,
  sourceSans3,
  [{ metrics: arial, standIns: ['Liberation Sans', 'Arimo'] }],
  'sans-serif',
);
