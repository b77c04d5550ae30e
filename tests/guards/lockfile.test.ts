import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { functionsManifest, npm, withLockfile } from '../../scripts/lockfile.ts';
import { read, root } from '../support/repository.ts';

interface Locked {
  version?: string;
  resolved?: string;
  integrity?: string;
  link?: boolean;
  hasInstallScript?: boolean;
  optionalDependencies?: Record<string, string>;
}

const { packages } = JSON.parse(read('package-lock.json')) as { packages: Record<string, Locked> };
const { allowScripts } = JSON.parse(read('package.json')) as {
  allowScripts: Record<string, boolean>;
};

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

it('`allowScripts` lists exactly the packages that have install scripts', () => {
  const wanting = installed
    .filter(([, { hasInstallScript }]) => hasInstallScript)
    .map(([path]) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length));
  expect([...new Set(wanting)].toSorted()).toEqual(Object.keys(allowScripts).toSorted());
});

it('the lockfile has the binaries of every platform: `npm ci` refuses one that lacks any', () => {
  const isLocked = (name: string, range: string) =>
    installed.some(
      ([path, { version }]) =>
        path.endsWith(`node_modules/${name}`) && (version === range || !/^\d/.test(range)),
    );
  const wanted = installed.flatMap(([, { optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies),
  );
  expect(wanted.length).toBeGreaterThan(100);
  const missing = wanted.filter(([name, range]) => !isLocked(name, range));
  expect(missing, "README, 'Installing' says which versions to choose").toEqual([]);
});

describe('the functions’ lockfile', () => {
  /** Its text, as the build writes it. */
  let lockfile: string;
  let entries: [path: string, entry: Locked][];

  beforeAll(async () => {
    lockfile = await withLockfile(functionsManifest, (folder) =>
      readFileSync(join(folder, 'package-lock.json'), 'utf8'),
    );
    const locked = JSON.parse(lockfile) as { packages: Record<string, Locked> };
    entries = Object.entries(locked.packages).filter(([path]) => path !== '');
  }, 60_000);

  it('holds what the root’s holds for the functions: the same versions and digests', () => {
    expect(entries.length).toBeGreaterThan(100);
    for (const [path, { version, integrity }] of entries) {
      const atRoot = packages[`functions/${path}`] ?? packages[path];
      expect({ path, version, integrity }).toEqual({
        path,
        version: atRoot?.version,
        integrity: atRoot?.integrity,
      });
    }
    expect(unsafe(entries)).toEqual([]);
    // Google would choose another.
    expect(functionsManifest.dependencies?.['@google-cloud/functions-framework']).toMatch(/^\d/);
  });

  it('has only install scripts that the functions work without', () => {
    const scripts = entries.filter(([, { hasInstallScript }]) => hasInstallScript);
    expect(scripts.map(([path]) => path)).toEqual([
      // Writes the config of a web app into the package, where FIREBASE_WEBAPP_CONFIG names one.
      'node_modules/@firebase/util',
      // Warns about a range of versions.
      'node_modules/protobufjs',
    ]);
  });

  it('is accepted by `npm ci`, which runs no install script', { timeout: 60_000 }, async () => {
    const folder = mkdtempSync(join(tmpdir(), 'functions-'));
    const install = () => npm(folder, 'ci', '--omit=dev', '--dry-run');
    const write = (manifest: object) =>
      writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
    try {
      writeFileSync(join(folder, 'package-lock.json'), lockfile);
      copyFileSync(join(root, 'functions/.npmrc'), join(folder, '.npmrc'));
      write(functionsManifest);
      await install();
      expect(await npm(folder, 'config', 'get', 'ignore-scripts')).toBe('true\n');
      write({ ...functionsManifest, dependencies: { jose: '6.2.16' } });
      await expect(install()).rejects.toThrow('npm error');
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
