import { join } from 'node:path';
import type { ViewName } from '@elevate/artwork/files';

const packages = join(import.meta.dirname, '../..');

export const folders = {
  /** One module for each drawn picture. */
  scenes: join(packages, 'artwork-studio/src/scenes'),
  /** The operator's photographs. */
  photographs: join(packages, 'artwork-studio/photographs'),
  /** The rendered scenes as PNGs. */
  masters: join(packages, '../.cache/artwork'),
  /** The files that the site serves at /pictures. */
  files: join(packages, 'artwork/files'),
  /** One module for each block print. */
  printScenes: join(packages, 'artwork-studio/src/prints/scenes'),
};

export const manifestFile = join(packages, 'artwork/src/manifest.json');
export const printManifestFile = join(packages, 'artwork/src/prints.json');

/** The PNG of one view of a scene, in full size. */
export const masterFile = (name: string, view: ViewName): string =>
  join(folders.masters, `${name}-${view}.png`);
