import { join } from 'node:path';

const packages = join(import.meta.dirname, '../..');

export const folders = {
  /** The operator's photographs. */
  photographs: join(packages, 'artwork-studio/photographs'),
  /** The files that the site serves at /pictures. */
  files: join(packages, 'artwork/files'),
  /** One module for each block print. */
  printScenes: join(packages, 'artwork-studio/src/prints/scenes'),
};

export const manifestFile = join(packages, 'artwork/src/manifest.json');
export const printManifestFile = join(packages, 'artwork/src/prints.json');
