/** Every picture has two views: one for wide frames and one for upright frames. */
export const viewNames = ['landscape', 'portrait'] as const;
export type ViewName = (typeof viewNames)[number];

/** The width in px of each file of a view. The browser takes the smallest one that fills its frame. */
export const widths = {
  landscape: [480, 768, 1280, 1920],
  portrait: [480, 720, 960],
} as const satisfies Record<ViewName, readonly number[]>;

export type PictureWidth = (typeof widths)[ViewName][number];

/** What a browser is offered, best first. */
export const formats = ['avif', 'webp'] as const;
export type PictureFormat = (typeof formats)[number];

interface Size {
  /** In px, of the largest file. */
  width: number;
  height: number;
}

/** A picture's entry in manifest.json. */
export interface PictureEntry extends Record<ViewName, Size> {
  /** A hash of the files, so that browsers can cache them for good. */
  version: string;
  /** The mean colour, shown until the picture has loaded. */
  colour: string;
}

export type Manifest = Readonly<Record<string, PictureEntry>>;

interface FileKey {
  name: string;
  version: string;
  view: ViewName;
  width: PictureWidth;
  format: PictureFormat;
}

/** The name of one file, in packages/artwork/files and below /pictures. */
export function fileName({ name, version, view, width, format }: FileKey): string {
  const stem = view === 'portrait' ? `${name}-portrait` : name;
  return `${stem}-${width}.${version}.${format}`;
}

/** The frames that a print is drawn for, in units of its drawing. */
export const printViews = {
  /** An arch. */
  card: { width: 400, height: 500 },
  /** A hero: the words are on the left. */
  wide: { width: 1600, height: 900 },
  /** A phone's hero: the words are below. */
  tall: { width: 800, height: 1000 },
  /** Beside a text. */
  landscape: { width: 640, height: 400 },
  /** Beside a day of an itinerary. */
  vignette: { width: 320, height: 240 },
} as const satisfies Record<string, Size>;
export type PrintView = keyof typeof printViews;

/** A print's entry in prints.json. */
export interface PrintEntry {
  /** Of its ground, shown until it has loaded; `none` where the page shows through. */
  colour: string;
  /** Whether the left side of its wide view is dark, so that words on it are light. */
  isDeep?: boolean;
  /** A hash of its files, so that browsers can cache them for good. */
  version: string;
  views: readonly PrintView[];
}

export type PrintManifest = Readonly<Record<string, PrintEntry>>;

/** The name of a print's file, in packages/artwork/files and below /pictures. */
export const printFileName = (name: string, view: PrintView, version: string): string =>
  `${name}-${view}.${version}.svg`;
