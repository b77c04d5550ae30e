import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Manifest, PictureEntry } from '../files.ts';

const path = join(import.meta.dirname, '../manifest.ts');

/** As it is on disk now: another picture may have been published since this process began. */
async function readManifest(): Promise<Manifest> {
  const address = `${pathToFileURL(path).href}?at=${Date.now()}`;
  return ((await import(address)) as { manifest: Manifest }).manifest;
}

const keyOf = (name: string) => (/^\w+$/.test(name) ? name : `'${name}'`);
const sizeOf = ({ width, height }: PictureEntry['landscape']) =>
  `{ width: ${width}, height: ${height} }`;

/** Laid out as the formatter leaves it. */
const sourceOf = (manifest: Manifest) => `import type { Manifest } from './files.ts';

/** Every picture of the site. Written by \`npm run pictures\`. */
export const manifest = {
${Object.entries(manifest)
  .toSorted(([a], [b]) => (a < b ? -1 : 1))
  .map(
    ([name, entry]) => `  ${keyOf(name)}: {
    version: '${entry.version}',
    colour: '${entry.colour}',
    landscape: ${sizeOf(entry.landscape)},
    portrait: ${sizeOf(entry.portrait)},
  },
`,
  )
  .join('')}} as const satisfies Manifest;
`;

/** Sets one picture's entry. */
export async function writeEntry(name: string, entry: PictureEntry): Promise<void> {
  await writeFile(path, sourceOf({ ...(await readManifest()), [name]: entry }));
}
