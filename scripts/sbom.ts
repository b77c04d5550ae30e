/**
 * Writes .cache/sbom.cdx.json: every package whose code the site or the functions contain, bundled or
 * installed, in CycloneDX 1.5 (docs/security.md, 'Dependencies').
 */
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Manifest, npm, withLockfile } from './lockfile.ts';
import { root } from './toolchain.mjs';

const read = (file: string) => JSON.parse(readFileSync(join(root, file), 'utf8')) as Manifest;

/** What all workspaces depend on, development aside, as one package. */
function productManifest(): Manifest {
  const { name, version } = read('package.json');
  const workspaces = globSync(['{site,functions}/package.json', 'packages/*/package.json'], {
    cwd: root,
  }).map(read);
  const dependencies = workspaces
    .flatMap(({ dependencies = {} }) => Object.entries(dependencies))
    .filter(([dependency]) => !dependency.startsWith('@elevate/'));
  return { name, version, dependencies: Object.fromEntries(dependencies) };
}

export const makeSbom = (): Promise<string> =>
  withLockfile(productManifest(), (folder) =>
    npm(folder, 'sbom', '--sbom-format', 'cyclonedx', '--package-lock-only'),
  );

if (import.meta.main) {
  const file = join(root, '.cache/sbom.cdx.json');
  const sbom = await makeSbom();
  mkdirSync(join(root, '.cache'), { recursive: true });
  writeFileSync(file, sbom);
}
