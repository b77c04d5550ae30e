import { color } from '@elevate/ui/tokens';
import type { CSSProperties } from 'react';

type Colors = Pick<CSSProperties, 'color' | 'background' | 'borderColor'>;

/**
 * Colours of each part of a mail, light and dark. Gmail and Outlook invert the light colours instead, so
 * every text has a background of its own: both are inverted, or neither. `background`, because GMX
 * ignores hex values in `background-color`.
 */
const parts = {
  ground: {
    light: { background: color.groundTinted },
    dark: { background: color.groundDeep },
  },
  paper: {
    light: { background: color.groundRaised },
    dark: { background: color.action },
  },
  text: { light: { color: color.text }, dark: { color: color.textInverse } },
  muted: { light: { color: color.textMuted }, dark: { color: color.textInverseMuted } },
  accent: { light: { color: color.textAccent }, dark: { color: color.textInverseAccent } },
  quote: {
    light: { background: color.ground, borderColor: color.line, color: color.text },
    dark: {
      background: color.groundDeep,
      borderColor: color.line,
      color: color.textInverse,
    },
  },
  notice: {
    light: { background: color.groundTinted, borderColor: color.error, color: color.text },
    dark: {
      background: color.groundDeep,
      borderColor: color.errorInverse,
      color: color.textInverse,
    },
  },
  button: {
    light: { background: color.action, color: color.onAction },
    dark: { background: color.textInverseAccent, color: color.text },
  },
  rule: { light: { borderColor: color.lineInverse }, dark: { borderColor: color.line } },
} as const satisfies Record<string, { light: Colors; dark: Colors }>;

/** Props of an element: its light colours inline, and the class that its dark colours are set by. */
export const look = (part: keyof typeof parts, style: CSSProperties = {}) => ({
  className: part,
  style: { ...style, ...parts[part].light },
});

const property = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/**
 * Style element of the head: the background below a short mail, and the dark colours. They are
 * `!important`, because the light ones are inline.
 */
export const scheme = `.ground{background:${parts.ground.light.background}}
@media (prefers-color-scheme: dark) {${Object.entries(parts)
  .map(([part, { dark }]) => {
    const declarations = Object.entries(dark).map(
      ([name, value]) => `${property(name)}:${value} !important`,
    );
    return `.${part}{${declarations.join(';')}}`;
  })
  .join('')}}`;
