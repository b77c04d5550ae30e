import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

interface Locked {
  version?: string;
  resolved?: string;
  integrity?: string;
  link?: boolean;
  hasInstallScript?: boolean;
}

const read = (file: string): unknown =>
  JSON.parse(readFileSync(join(import.meta.dirname, '../..', file), 'utf8'));

const { packages } = read('package-lock.json') as { packages: Record<string, Locked> };
const { allowScripts } = read('package.json') as { allowScripts: Record<string, boolean> };

/** The packages from a registry, by the path they are installed at. */
const installed = Object.entries(packages).filter(
  ([path, { link }]) => path.includes('node_modules/') && !link,
);

/** The packages without a strong digest, or from elsewhere than npm's registry. */
const unsafe = (locked: [path: string, entry: Locked][]) =>
  locked
    .filter(
      ([, { integrity = '', resolved }]) =>
        !integrity.startsWith('sha512-') ||
        (resolved !== undefined && !resolved.startsWith('https://registry.npmjs.org/')),
    )
    .map(([path]) => path);

it('the lockfile holds a strong digest of every package, and names no registry but npm’s', () => {
  expect(installed.length).toBeGreaterThan(1000);
  expect(unsafe(installed)).toEqual([]);
});

it('finds a missing or weak digest and another source', () => {
  const integrity = 'sha512-YQ==';
  expect(
    unsafe([
      ['fine', { integrity }],
      ['from npm', { integrity, resolved: 'https://registry.npmjs.org/a/-/a-1.0.0.tgz' }],
      ['no digest', {}],
      ['weak digest', { integrity: 'sha1-YQ==' }],
      ['from elsewhere', { integrity, resolved: 'https://registry.example.com/a/-/a-1.0.0.tgz' }],
      ['from git', { integrity, resolved: 'git+ssh://git@github.com/a/a.git#1' }],
    ]),
  ).toEqual(['no digest', 'weak digest', 'from elsewhere', 'from git']);
});

it('`allowScripts` lists exactly the packages that have install scripts', () => {
  const wanting = installed
    .filter(([, { hasInstallScript }]) => hasInstallScript)
    .map(([path]) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length));
  expect([...new Set(wanting)].toSorted()).toEqual(Object.keys(allowScripts).toSorted());
});
