import photographManifest from '../dist/photographs.json' with { type: 'json' };
import printManifest from '../dist/prints.json' with { type: 'json' };
import {
  type PhotographEntry,
  type PhotographFormat,
  type PhotographWidth,
  type PrintEntry,
  type PrintManifest,
  type PrintView,
  photographFileName,
  photographFormats,
  photographSize,
  photographWidths,
  printFileNames,
  printViews,
} from './files.ts';

export interface PictureView {
  /** The address, for a photograph that of a browser that supports none of the formats. */
  src: string;
  /** In px. */
  width: number;
  height: number;
  /** The address of the same by night; a photograph has none. */
  night?: string;
  /** Of a photograph, best first, each in every width. */
  formats: { type: string; srcSet: string }[];
}

/** A picture for wide frames, with other views for upright ones. */
export interface Picture extends PictureView {
  /** Shown until the picture has loaded. */
  color: string;
  portrait?: PictureView;
  /** For the brand's frame. */
  framed?: PictureView;
  /** For a printed border across the page. */
  frieze?: PictureView;
  /** Whether words on it are light. */
  isDeep?: boolean;
}

/** A print's view; undefined where it has none of the kind. */
export function viewOf(name: string, { version, views }: PrintEntry, view: PrintView) {
  if (!views.includes(view)) return undefined;
  const { width, height } = printViews[view];
  const { day, night } = printFileNames(name, view, version);
  return { src: `/pictures/${day}`, night: `/pictures/${night}`, width, height, formats: [] };
}

/** A print is one file a view, sharp at every width. */
export function printOf(name: string, entry: PrintEntry): Picture {
  const card = viewOf(name, entry, 'card');
  const [first = card] = (
    ['hero', 'wide', 'landscape', 'vignette', 'landmark', 'frieze'] as const
  ).flatMap((view) => viewOf(name, entry, view) ?? []);
  const frieze = viewOf(name, entry, 'frieze');
  if (!first) throw new RangeError(`The print '${name}' has no view`);
  return {
    ...first,
    color: entry.colour,
    ...(card && { framed: card }),
    ...(frieze && { frieze }),
    ...(entry.isDeep && { isDeep: true }),
  };
}

/** A photograph has one view, in several widths and formats. */
export function photographOf(name: string, { colour, version }: PhotographEntry): Picture {
  const address = (width: PhotographWidth, format: PhotographFormat) =>
    `/pictures/${photographFileName({ name, version, width, format })}`;
  return {
    src: address(768, 'webp'),
    ...photographSize,
    formats: photographFormats.map((format) => ({
      type: `image/${format}`,
      srcSet: photographWidths.map((width) => `${address(width, format)} ${width}w`).join(', '),
    })),
    color: colour,
  };
}

/** The name of a print. A page usually has a print of its own name, but may use any. */
export type PictureId = keyof typeof printManifest;

export const pictures = Object.fromEntries(
  Object.entries(printManifest as PrintManifest).map(([name, entry]) => [
    name,
    printOf(name, entry),
  ]),
) as Record<PictureId, Picture>;

/** The name of a photograph by the operator. */
export type PhotographId = keyof typeof photographManifest;

export const photographIds = Object.keys(photographManifest) as PhotographId[];

export const photographNamed = (id: PhotographId): Picture =>
  photographOf(id, photographManifest[id]);

/** The home page's pictures, in the order they appear: each fills the screen, upright or not. */
export const heroPictures: readonly Picture[] = (
  ['hero-backwater', 'hero-dawn', 'rajasthan-tour', 'varanasi-tour', 'hero-himalaya'] as const
).map((name) => {
  const entry = (printManifest as PrintManifest)[name] as PrintEntry;
  const [wide, tall] = [viewOf(name, entry, 'wide'), viewOf(name, entry, 'tall')];
  return { ...pictures[name], ...wide, ...(tall && { portrait: tall }) };
});
