import { fileName, formats, type PictureEntry, widths } from './files.ts';
import { manifest } from './manifest.ts';
import type { CameraName } from './renderer/scene.ts';

/** A view of a picture, in every format and width. */
export interface PictureView {
  /** Address for a browser that knows none of the formats. */
  src: string;
  /** In pixels, of the largest file. */
  width: number;
  height: number;
  /** Best first. */
  formats: { type: string; srcSet: string }[];
}

/** A picture for wide frames, with another view for upright ones. */
export interface Picture extends PictureView {
  /** The mean of its colours. */
  colour: string;
  portrait: PictureView;
}

function viewOf(
  name: string,
  { version, ...entry }: PictureEntry,
  camera: CameraName,
): PictureView {
  const address = (width: (typeof widths)[CameraName][number], format: (typeof formats)[number]) =>
    `/pictures/${fileName({ name, version, camera, width, format })}`;
  return {
    src: address(camera === 'landscape' ? 1280 : 720, 'webp'),
    ...entry[camera],
    formats: formats.map((format) => ({
      type: `image/${format}`,
      srcSet: widths[camera].map((width) => `${address(width, format)} ${width}w`).join(', '),
    })),
  };
}

/** What pages ask for, made of what the manifest says. */
export const pictureOf = (name: string, entry: PictureEntry): Picture => ({
  ...viewOf(name, entry, 'landscape'),
  colour: entry.colour,
  portrait: viewOf(name, entry, 'portrait'),
});

export type PictureId = keyof typeof manifest;

/** Every picture of the site, by the page it belongs to. */
export const pictures = Object.fromEntries(
  Object.entries(manifest).map(([name, entry]) => [name, pictureOf(name, entry)]),
) as Record<PictureId, Picture>;

/** The home page's five, in the order they come. */
export const heroPictures: readonly Picture[] = [
  pictures['hero-dawn'],
  pictures['hero-himalaya'],
  pictures['hero-backwater'],
  pictures['hero-desert'],
  pictures['hero-ghats'],
];
