/**
 * Makes the site's files of the operator's photographs: `npm run pictures -- clinic-kovalam`, or all of them
 * without names. Writes their files and their entries in the manifest of @elevate/artwork. The files are
 * committed; no install, build or test runs this.
 */

import { publish } from './encoding/publish.ts';
import { photographedPictures } from './photographs.ts';
import { printNames } from './prints/prints.ts';

const named = process.argv.slice(2);
const known = await photographedPictures();
const prints = await printNames();
for (const name of known) {
  if (prints.includes(name)) throw new Error(`Rename '${name}': a print has this name`);
}
for (const name of named.length > 0 ? named : known) {
  for (const { file, bytes, quality } of await publish(name)) {
    console.log(`${file} ${(bytes / 1000).toFixed(1)} kB at quality ${quality}`);
  }
}
