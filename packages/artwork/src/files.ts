import type { CameraName } from './renderer/scene.ts';

/** Widths in px in which every picture is there. The browser takes the least that fills its frame. */
export const widths = {
  landscape: [480, 768, 1280, 1920],
  portrait: [480, 720, 960],
} as const satisfies Record<CameraName, readonly number[]>;

export type PictureWidth = (typeof widths)[CameraName][number];

/** What a browser is offered, best first. */
export const formats = ['avif', 'webp'] as const;
export type PictureFormat = (typeof formats)[number];

interface Size {
  /** In pixels, of the largest file. */
  width: number;
  height: number;
}

/** What the manifest says of a picture. */
export interface PictureEntry extends Record<CameraName, Size> {
  /** Changes with what the files hold, so that a browser may keep them for good. */
  version: string;
  /** The mean of its colours: stands in its place until it has come. */
  colour: string;
}

export type Manifest = Readonly<Record<string, PictureEntry>>;

interface FileKey {
  name: string;
  version: string;
  camera: CameraName;
  width: PictureWidth;
  format: PictureFormat;
}

/** The name of one file, in packages/artwork/files and under /pictures. */
export function fileName({ name, version, camera, width, format }: FileKey): string {
  const view = camera === 'portrait' ? `${name}-portrait` : name;
  return `${view}-${width}.${version}.${format}`;
}
