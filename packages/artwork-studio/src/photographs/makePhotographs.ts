/**
 * Makes the site's files of the operator's photographs: `npm run photographs`, or of some with
 * `npm run photographs -- clinic-kovalam`. The files are committed; no install, build or test runs this.
 */
import { photographs } from './photographs.ts';
import { publish } from './publish.ts';

const paths = await photographs();
const named = process.argv.slice(2);
for (const name of named.length > 0 ? named : paths.keys()) {
  const path = paths.get(name);
  if (path === undefined) {
    throw new Error(`There is no photograph '${name}', only ${[...paths.keys()].join(', ')}`);
  }
  for (const { file, bytes, quality } of await publish(name, path)) {
    console.log(`${file} ${(bytes / 1000).toFixed(1)} kB at quality ${quality}`);
  }
}
