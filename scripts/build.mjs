/**
 * Builds what is deployed: functions and site. With nothing changed since the last time, it
 * leaves what is there; `--force` builds all the same, and the package that other sites install, which
 * nothing here waits for.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root, run } from './toolchain.mjs';

const sources = [
  'packages',
  'site',
  'functions',
  'scripts/catalogs.ts',
  'scripts/typography.ts',
  'lingui.config.ts',
  'package-lock.json',
];
const made = ['site/dist/index.html', 'functions/lib/index.js'];
const notSources = /^(node_modules|dist|dist-server|lib)$|\.stories\.tsx$|\.test\.tsx?$|^\./;
const stamp = join(root, '.cache/build');

function addToDigest(digest, path) {
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

function sourceDigest() {
  const digest = createHash('sha256');
  for (const source of sources) {
    const path = join(root, source);
    if (source.includes('.')) digest.update(readFileSync(path));
    else addToDigest(digest, path);
  }
  return digest.digest('hex');
}

const quietly = { stdio: ['ignore', 'ignore', 'inherit'] };

async function step(title, work) {
  const start = performance.now();
  process.stdout.write(`${title} … `);
  await work();
  console.log(`${((performance.now() - start) / 1000).toFixed(1)} s`);
}

/** @param isForced whether to build even where nothing has changed */
export async function build({ isForced = false } = {}) {
  const digest = sourceDigest();
  const isCurrent =
    existsSync(stamp) &&
    readFileSync(stamp, 'utf8') === digest &&
    made.every((file) => existsSync(join(root, file)));
  if (isCurrent && !isForced) {
    console.log('Nothing has changed since the last build');
    return;
  }
  // Until all of it stands, what is there is no build.
  rmSync(stamp, { force: true });
  await step('Building functions', () => run('node', ['functions/build.mjs'], quietly));
  await step('Building site', () => run('node', ['site/build.ts'], quietly));
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, digest);
}

if (process.argv[1] === import.meta.filename) {
  const isForced = process.argv.includes('--force');
  await build({ isForced });
  if (isForced) {
    await step('Building package', () =>
      run('npm', ['run', 'build', '--workspace', 'packages/ui'], quietly),
    );
  }
}
