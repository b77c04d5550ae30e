/**
 * Builds what is deployed: functions and site. Where nothing has changed since the last build, it
 * does nothing; `--force` builds anyway, and also the package that other sites install, which nothing
 * here needs.
 */
import { createHash, type Hash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root, run } from './toolchain.mjs';

const sources = [
  'packages',
  'site',
  'functions',
  'scripts',
  'docs/facts.md',
  'lingui.config.ts',
  'package-lock.json',
];
const made = ['site/dist/index.html', 'functions/lib/index.js', 'functions/package-lock.json'];
const notSources =
  /^(node_modules|dist|dist-server|lib|package-lock\.json)$|\.stories\.tsx$|\.test\.tsx?$|^\./;
const stamp = join(root, '.cache/build');

function addToDigest(digest: Hash, path: string): void {
  const entries = readdirSync(path, { withFileTypes: true }).toSorted((a, b) =>
    a.name < b.name ? -1 : 1,
  );
  for (const entry of entries) {
    const child = join(path, entry.name);
    const isCompiledCatalog = entry.name.endsWith('.json') && path.endsWith('locales');
    if (notSources.test(entry.name) || isCompiledCatalog) continue;
    if (entry.isDirectory()) addToDigest(digest, child);
    else if (entry.isFile()) digest.update(child).update(readFileSync(child));
  }
}

function sourceDigest(): string {
  const digest = createHash('sha256');
  for (const source of sources) {
    const path = join(root, source);
    if (source.includes('.')) digest.update(readFileSync(path));
    else addToDigest(digest, path);
  }
  return digest.digest('hex');
}

async function step(title: string, command: string, ...args: string[]): Promise<void> {
  const start = performance.now();
  process.stdout.write(`${title} … `);
  await run(command, args, { stdio: ['ignore', 'ignore', 'inherit'] });
  console.log(`${((performance.now() - start) / 1000).toFixed(1)} s`);
}

export async function build({ isForced = false } = {}): Promise<void> {
  const digest = sourceDigest();
  const isCurrent =
    existsSync(stamp) &&
    readFileSync(stamp, 'utf8') === digest &&
    made.every((file) => existsSync(join(root, file)));
  if (isCurrent && !isForced) {
    console.log('Nothing has changed since the last build');
    return;
  }
  // An interrupted build must not count as complete.
  rmSync(stamp, { force: true });
  await step('Building functions', 'node', 'functions/build.ts');
  await step("Cutting the functions' lockfile", 'node', 'scripts/lockfile.ts');
  await step('Building site', 'node', 'site/build.ts');
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, digest);
}

if (import.meta.main) {
  const isForced = process.argv.includes('--force');
  await build({ isForced });
  if (isForced) {
    await step('Building package', 'npm', 'run', 'build', '--workspace', 'packages/ui');
  }
}
