import { join } from 'node:path';

const packages = join(import.meta.dirname, '../..');

export const folders = {
  /** The operator's photographs. */
  photographs: join(packages, 'artwork-studio/photographs'),
  /** The files that the site serves at /pictures. */
  files: join(packages, 'artwork/files'),
  /** One module for each print. */
  scenes: join(packages, 'artwork-studio/src/prints/scenes'),
};

/** What the files of `folders.files` are, by name. */
export const manifests = {
  prints: join(packages, 'artwork/src/prints.json'),
  /** The boxes of each hero that no screen may crop. */
  subjects: join(packages, 'artwork/src/subjects.json'),
  photographs: join(packages, 'artwork/src/photographs.json'),
};
