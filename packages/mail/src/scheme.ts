import { color } from '@elevate/brand/colors';
import type { ColorRole, Scheme } from '@elevate/ui/brand';
import type { CSSProperties } from 'react';

type Colors = Pick<CSSProperties, 'color' | 'background' | 'borderColor'>;

/** The roles of each part. */
const parts = {
  ground: { background: 'groundTinted' },
  paper: { background: 'groundRaised' },
  text: { color: 'text' },
  muted: { color: 'textMuted' },
  accent: { color: 'textAccent' },
  quote: { background: 'ground', borderColor: 'line', color: 'text' },
  notice: { background: 'groundTinted', borderColor: 'error', color: 'text' },
  button: { background: 'action', color: 'onAction' },
  rule: { borderColor: 'lineInverse' },
} as const satisfies Record<string, Partial<Record<keyof Colors, ColorRole>>>;

type Part = keyof typeof parts;

const colorsOf = (part: Part, scheme: Scheme): Colors =>
  Object.fromEntries(
    Object.entries(parts[part]).map(([property, role]) => [property, color[scheme][role]]),
  );

/**
 * Props of an element: its colours by day inline, and the class that those by night are set by. Gmail and Outlook
 * invert the inline colours instead, so every text has a background of its own: both are inverted, or neither.
 * `background`, because GMX ignores hex values in `background-color`.
 */
export const look = (part: Part, style: CSSProperties = {}) => ({
  className: part,
  style: { ...style, ...colorsOf(part, 'day') },
});

const property = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/**
 * Style element of the head: the background below a short mail, and the colours by night. They are `!important`,
 * because those by day are inline.
 */
export const scheme = `.ground{background:${color.day[parts.ground.background]}}
@media (prefers-color-scheme: dark) {${(Object.keys(parts) as Part[])
  .map((part) => {
    const declarations = Object.entries(colorsOf(part, 'night')).map(
      ([name, value]) => `${property(name)}:${value} !important`,
    );
    return `.${part}{${declarations.join(';')}}`;
  })
  .join('')}}`;
