import { readFileSync } from 'node:fs';
import { type Brand, type Colors, type FontFamily, plain } from '@elevate/ui/brand';
import { ornament } from './drawings.ts';

const sans: FontFamily = {
  stack: "'Kestrel Sans', Verdana, sans-serif",
  name: 'Verdana',
  system: 'Verdana, sans-serif',
};

const byHand = readFileSync(new URL('byHand.css', import.meta.url), 'utf8');
const [day = '', night = ''] = byHand.split('@media');

/** The colours that are typed in CSS: `textMuted` is `--ui-color-text-muted`. */
const colorsIn = (css: string) =>
  Object.fromEntries(
    Object.keys(plain.color.day).map((role) => {
      const name = role.replaceAll(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`);
      return [role, new RegExp(`--ui-color-${name}: (#\\w+);`).exec(css)?.[1]];
    }),
  ) as Colors;

/** A brand that shares no colour with another: coral and deep blue, one sans, square corners. */
export const brand: Brand = {
  ...plain,
  name: 'Kestrel Walks',
  palette: {},
  color: { day: colorsIn(day), night: colorsIn(night) },
  type: {
    ...plain.type,
    fontFaces: [
      { 'font-family': "'Kestrel Sans'", src: "local('Arial'), local('Liberation Sans')" },
    ],
    family: { display: sans, text: sans },
    weight: { display: 400, text: 400, strong: 700 },
    fontSize: { brand: '1.5rem' },
    tracking: { display: '-0.01em', brand: '0em', label: '0.08em' },
  },
  shape: { ...plain.shape, radius: { small: 0, medium: 0, round: 0 } },
  ornament,
};
