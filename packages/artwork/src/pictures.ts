import {
  fileName,
  formats,
  type Manifest,
  type PictureEntry,
  type PrintEntry,
  type PrintManifest,
  type PrintView,
  printFileName,
  printViews,
  type ViewName,
  widths,
} from './files.ts';
import manifest from './manifest.json' with { type: 'json' };
import prints from './prints.json' with { type: 'json' };

/** One view of a picture, in every format and width. */
export interface PictureView {
  /** The address for a browser that supports none of the formats. */
  src: string;
  /** In px, of the largest file. */
  width: number;
  height: number;
  /** Best first. */
  formats: { type: string; srcSet: string }[];
}

/** A picture for wide frames, with another view for upright frames. */
export interface Picture extends PictureView {
  /** The mean colour. */
  colour: string;
  portrait?: PictureView;
  /** For an arch. */
  card?: PictureView;
  /** Whether the words on its left side are light. */
  isDeep?: boolean;
}

function viewOf(name: string, { version, ...entry }: PictureEntry, view: ViewName): PictureView {
  const address = (width: (typeof widths)[ViewName][number], format: (typeof formats)[number]) =>
    `/pictures/${fileName({ name, version, view, width, format })}`;
  return {
    src: address(view === 'landscape' ? 1280 : 720, 'webp'),
    ...entry[view],
    formats: formats.map((format) => ({
      type: `image/${format}`,
      srcSet: widths[view].map((width) => `${address(width, format)} ${width}w`).join(', '),
    })),
  };
}

export const pictureOf = (name: string, entry: PictureEntry): Picture => ({
  ...viewOf(name, entry, 'landscape'),
  colour: entry.colour,
  portrait: viewOf(name, entry, 'portrait'),
});

/** A print is one file a view, sharp at every width. */
export function printOf(name: string, { colour, isDeep, version, views }: PrintEntry): Picture {
  const viewOfPrint = (view: PrintView): PictureView | undefined =>
    views.includes(view)
      ? {
          src: `/pictures/${printFileName(name, view, version)}`,
          ...printViews[view],
          formats: [],
        }
      : undefined;
  const [tall, card] = [viewOfPrint('tall'), viewOfPrint('card')];
  const first =
    viewOfPrint('wide') ?? viewOfPrint('landscape') ?? viewOfPrint('vignette') ?? card ?? tall;
  if (!first) throw new RangeError(`The print '${name}' has no view`);
  return {
    ...first,
    colour,
    ...(tall && { portrait: tall }),
    ...(card && { card }),
    ...(isDeep && { isDeep }),
  };
}

/** The name of a photograph by the operator. */
export type PhotographId = keyof typeof manifest;

/** The name of a picture. A page usually has a picture of its own name, but may use any. */
export type PictureId = keyof (typeof manifest & typeof prints);

/** Every picture of the site. */
export const pictures = {
  ...Object.fromEntries(
    Object.entries(manifest as Manifest).map(([name, entry]) => [name, pictureOf(name, entry)]),
  ),
  ...Object.fromEntries(
    Object.entries(prints as PrintManifest).map(([name, entry]) => [name, printOf(name, entry)]),
  ),
} as Record<PictureId, Picture>;

/**
 * The picture of a name that TypeScript cannot check, such as a route's.
 * @throws RangeError when there is none
 */
export function pictureNamed(name: string): Picture {
  if (Object.hasOwn(pictures, name)) return pictures[name as PictureId];
  throw new RangeError(
    `There is no picture '${name}' in packages/artwork/src/manifest.json. ` +
      'Use a name from there, or add the picture: docs/contributing/replace-a-picture.md.',
  );
}

/** The address of a view's largest file, in the best format. */
export const largestFile = ({ src, formats: [best] }: PictureView): string =>
  best?.srcSet.split(', ').at(-1)?.split(' ')[0] ?? src;

/** The home page's pictures, in the order they appear. */
export const heroPictures: readonly Picture[] = [
  pictures['hero-backwater'],
  pictures['hero-dawn'],
  pictures['rajasthan-tour'],
  pictures['varanasi-tour'],
  pictures['hero-himalaya'],
];
