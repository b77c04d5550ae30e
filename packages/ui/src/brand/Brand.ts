import type { fluidSpace, space } from '../tokens/index.ts';
import type { ColorRole } from './colorRoles.ts';
import type { Drawing, Ornament } from './drawing.ts';

/** A colour as `#rrggbb`: mails and the contrast test compute with it. */
export type Hex = `#${string}`;

/** A fluid value in px, on the narrowest and the widest screen (`fluidRange`). */
export type Ends = readonly [narrowest: number, widest: number];

export const schemes = ['day', 'night'] as const;
export type Scheme = (typeof schemes)[number];

export type Colors = Readonly<Record<ColorRole, Hex>>;

export const headingSteps = ['small', 'medium', 'large', 'display'] as const;
export const textSteps = ['label', 'small', 'standard', 'reading', 'large'] as const;

export interface TypeStep {
  /** In px. */
  size: Ends;
  /** A multiple of the size. */
  lineHeight: number;
}

/** An `@font-face` rule by its descriptors, such as `src` and `unicode-range`. */
export type FontFace = Readonly<Record<'font-family' | 'src', string> & Record<string, string>>;

export interface FontFamily {
  /** As `font-family`: the family, its fallbacks while it loads, and a generic one. */
  stack: string;
  /** What design tools call the family. */
  name: string;
  /** System fonts for readers without web fonts; mails use only these. */
  system: string;
}

/** How one brand looks: plain data, from which `brandCss` makes its stylesheet. */
export interface Brand {
  /** The brand's name, as a `tokens.json` and Storybook show it. */
  name: string;
  /** Names for the colours in use. Design tools then keep the relation of a role to its colour. */
  palette?: Readonly<Record<string, Hex>>;
  color: Readonly<Record<Scheme, Colors>>;
  type: {
    family: Readonly<Record<'display' | 'text', FontFamily>>;
    /** From 1 to 1000. */
    weight: Readonly<Record<'display' | 'text' | 'strong', number>>;
    text: Readonly<Record<(typeof textSteps)[number], TypeStep>>;
    heading: Readonly<Record<(typeof headingSteps)[number], TypeStep>>;
    /** Maximum line length, in em. */
    measure: string;
    /** Letter spacing of headings, of the name in the header, and of labels in capitals; in em. */
    tracking: Readonly<Record<'display' | 'brand' | 'label', string>>;
    /** How `<em>` sets off a word of a title, beside its colour. */
    emphasis: 'italic' | 'normal';
  };
  /** Distances in px, where they differ from the system's (`@elevate/ui/tokens`). */
  space?: Readonly<
    Partial<Record<keyof typeof space, number> & Record<keyof typeof fluidSpace, Ends>>
  >;
  shape: {
    /** Corner radii in px. */
    radius: Readonly<Record<'small' | 'medium' | 'round', number>>;
    /** The frame of a `framed` picture. */
    frame: {
      /** The opening, as a `clip-path`; `none` for a rectangle. */
      clip: string;
      /** Room for ornament around the opening, as shares of the frame: above it, and on either side. */
      block: string;
      inline: string;
    };
  };
  /** The logo. */
  mark: Drawing;
  /** What decorates frames and dividing lines: pass it to `UiProvider`. @default none */
  ornament?: Ornament;
}
