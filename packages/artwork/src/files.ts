/** The frames that a print is drawn for, in units of its drawing; `x` and `y` of the upper left corner, 0 by default. */
export const printViews = {
  /** Behind a page's title. All of its height is seen on every screen; the sides are cropped. */
  hero: { x: -400, y: 140, width: 2000, height: 620 },
  /** In the brand's frame. */
  card: { width: 400, height: 500 },
  /** Fills the home page's screen: the words are on the left. */
  wide: { width: 1600, height: 900 },
  /** The same on a phone: the words are below. */
  tall: { width: 800, height: 1000 },
  /** Beside a text. */
  landscape: { width: 640, height: 400 },
  /** Repeated across the page, as a printed border: its left and right edges meet. */
  frieze: { width: 720, height: 200 },
  /** Beside a day of an itinerary. */
  vignette: { width: 320, height: 240 },
  /** On a tour's map. */
  landmark: { width: 120, height: 90 },
};
export type PrintView = keyof typeof printViews;

export interface PrintEntry {
  /** Of its ground, shown until it has loaded; `none` where the page shows through. */
  colour: string;
  /** Whether its ground is dark, so that words on its hero are light. */
  isDeep?: boolean;
  /** A hash of what it is made of, so that browsers can cache its files for good. */
  version: string;
  views: readonly PrintView[];
}

export type PrintManifest = Readonly<Record<string, PrintEntry>>;

/** The names of a print's files, below /pictures. */
export const printFileNames = (name: string, view: PrintView, version: string) => ({
  day: `${name}-${view}.${version}.svg`,
  night: `${name}-${view}.${version}.night.svg`,
});

/** Every photograph is cropped to this size, in px. */
export const photographSize = { width: 1280, height: 800 } as const;

/** The width in px of each file of a photograph. The browser takes the smallest one that fills its frame. */
export const photographWidths = [480, 768, photographSize.width] as const;
export type PhotographWidth = (typeof photographWidths)[number];

/** What a browser is offered, best first. */
export const photographFormats = ['avif', 'webp'] as const;
export type PhotographFormat = (typeof photographFormats)[number];

export interface PhotographEntry {
  /** The mean colour, shown until it has loaded. */
  colour: string;
  /** A hash of what it is made of, so that browsers can cache its files for good. */
  version: string;
}

interface PhotographFile {
  name: string;
  version: string;
  width: PhotographWidth;
  format: PhotographFormat;
}

/** The name of a photograph's file, below /pictures. */
export const photographFileName = ({ name, version, width, format }: PhotographFile): string =>
  `${name}-${width}.${version}.${format}`;
