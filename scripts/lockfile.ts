/**
 * Cuts lockfiles out of the root's (decision 15). As a script it writes functions/package-lock.json, with
 * which Cloud Functions install what this repository has tested.
 */
import { execFile } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { environment, root } from './toolchain.mjs';

export interface Manifest {
  name: string;
  version: string;
  dependencies?: Record<string, string>;
}

interface Lockfile {
  lockfileVersion: number;
  packages: Record<string, { link?: boolean }>;
}

const read = (file: string): unknown => JSON.parse(readFileSync(join(root, file), 'utf8'));

export const functionsManifest = read('functions/package.json') as Manifest;

/** Runs npm in a folder, with no network and an empty cache. @returns what it prints */
export async function npm(folder: string, ...args: string[]): Promise<string> {
  const nothingElse = ['--offline', '--cache', join(folder, '.npm'), '--no-audit'];
  const { stdout } = await promisify(execFile)('npm', [...args, ...nothingElse], {
    cwd: folder,
    env: environment,
    maxBuffer: 64 * 1024 * 1024,
  });
  return stdout;
}

/**
 * Makes a folder with a manifest and the part of the root's lockfile that it needs, and removes it after
 * `work`. npm does the cutting. It fails rather than resolve a version, because it is offline.
 */
export async function withLockfile<T>(
  manifest: Manifest,
  work: (folder: string) => Promise<T> | T,
): Promise<T> {
  const { lockfileVersion, packages } = read('package-lock.json') as Lockfile;
  const installed = Object.entries(packages).filter(([, { link }]) => !link);
  const below = (prefix: string) =>
    installed
      .filter(([path]) => path.startsWith(`${prefix}node_modules/`))
      .map(([path, entry]) => [path.slice(prefix.length), entry] as const);
  const { name, version } = manifest;
  const temporary = mkdtempSync(join(tmpdir(), 'lockfile-'));
  // npm takes the name of what it describes from the folder.
  const folder = join(temporary, name);
  try {
    mkdirSync(folder, { recursive: true });
    const write = (file: string, content: object) =>
      writeFileSync(join(folder, file), JSON.stringify(content));
    write('package.json', manifest);
    write('package-lock.json', {
      name,
      version,
      lockfileVersion,
      requires: true,
      // What the functions have for themselves is at the top in a folder of their own.
      packages: Object.fromEntries([['', manifest], ...below(''), ...below('functions/')]),
    });
    await npm(folder, 'install', '--package-lock-only', '--omit-lockfile-registry-resolved');
    return await work(folder);
  } finally {
    rmSync(temporary, { recursive: true });
  }
}

if (import.meta.main) {
  await withLockfile(functionsManifest, (folder) =>
    copyFileSync(join(folder, 'package-lock.json'), join(root, 'functions/package-lock.json')),
  );
}
