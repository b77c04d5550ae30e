import type { fluidSpace, space } from '../tokens/index.ts';
import type { ColorRole } from './colorRoles.ts';
import type { Ornament } from './drawing.ts';

/** A colour as `#rrggbb`. Other notations would not reach `measurePairs`, mails and design tools. */
export type Hex = `#${string}`;

/** A fluid value in px, on the narrowest and the widest screen (`fluidRange`). */
export type Ends = readonly [narrowest: number, widest: number];

/** A brand has colours for each. */
export const schemes = ['day', 'night'] as const;
export type Scheme = (typeof schemes)[number];

/** A colour for every role. `colorRoles` has each role's use. */
export type Colors = Readonly<Record<ColorRole, Hex>>;

/** One size of the scale. */
export interface TypeStep {
  /** In px, on the narrowest and the widest screen; equal ends do not grow. Written in rem. */
  size: Ends;
  /** A multiple of the size, such as 1.5. */
  lineHeight: number;
}

/** An `@font-face` rule by its descriptors, such as `src` and `unicode-range`, with values as in CSS. */
export type FontFace = Readonly<Record<'font-family' | 'src', string> & Record<string, string>>;

export interface FontFamily {
  /** A `font-family`: the family, its fallbacks while it loads, and a generic one. */
  stack: string;
  /** What design tools call the family. */
  name: string;
  /** A `font-family` of system fonts, for mails and design tools. */
  system: string;
}

/**
 * How one brand looks: plain data, from which `brandCss` makes its stylesheet and `designTokens` a file for design
 * tools. `plain` is a complete one to begin with: `{ ...plain, name: 'Yours' }`.
 */
export interface Brand {
  /** The brand's name, as design tools show it. */
  name: string;
  /** Names for the colours in use. Design tools then keep the relation of a role to its colour. */
  palette?: Readonly<Record<string, Hex>>;
  /** `measurePairs` says whether their contrast is enough. */
  color: Readonly<Record<Scheme, Colors>>;
  type: {
    /** Font files, and fallbacks with their metrics. @default none: system fonts */
    fontFaces?: readonly FontFace[];
    /** For headings and quotes, and for the rest. Both may be one. */
    family: Readonly<Record<'display' | 'text', FontFamily>>;
    /** `font-weight`s, from 1 to 1000: of the two families, and of what stands out in text. */
    weight: Readonly<Record<'display' | 'text' | 'strong', number>>;
    /** Text to read or click. */
    text: Readonly<Record<'label' | 'small' | 'standard' | 'reading' | 'large', TypeStep>>;
    /** Titles, quotes and large numerals. `large` and `display` shrink on low screens. */
    heading: Readonly<Record<'small' | 'medium' | 'large' | 'display', TypeStep>>;
    /** `font-size` of the name in the header, such as `1.5rem`. */
    fontSize: Readonly<Record<'brand', string>>;
    /** The longest line of text, with its unit, such as `30em`. */
    measure: string;
    /** `letter-spacing` of headings, of the name in the header, and of labels in capitals, such as `-0.02em`. */
    tracking: Readonly<Record<'display' | 'brand' | 'label', string>>;
    /** How `<em>` sets off a word of a title, beside its colour. */
    emphasis: 'italic' | 'normal';
  };
  /** Distances in px, where they differ from the system's (`@elevate/ui/tokens`). */
  space?: Readonly<
    Partial<Record<keyof typeof space, number> & Record<keyof typeof fluidSpace, Ends>>
  >;
  shape: {
    /** Corner radii in px: of controls, of cards, and of round things. 0 for square corners. */
    radius: Readonly<Record<'small' | 'medium' | 'round', number>>;
    /** Before an item of a list, and where a page has no picture: a lozenge or a square. */
    bullet: 'lozenge' | 'square';
    /** The frame of a `framed` picture. */
    frame: {
      /** The opening, as a `clip-path`; `none` for a rectangle. */
      clip: string;
      /** Room for ornament around the opening, in percent of the frame: above it, and on either side. */
      block: string;
      inline: string;
    };
  };
  /** Logo, frames and dividing line, as drawings: pass them to `UiProvider`. */
  ornament: Ornament;
}
