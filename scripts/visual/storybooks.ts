/**
 * Static Storybooks of two states of the repository, each built from a copy of the sources. The work tree's
 * state is what git would commit.
 */
import { execFileSync } from 'node:child_process';
import {
  closeSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { delimiter, dirname, join, relative, resolve } from 'node:path';
import { environment, root, run } from '../toolchain.mjs';

export const cache = join(root, '.cache/visual');
const storybooks = join(cache, 'storybooks');

/** Runs git. @returns what it prints @throws with what it prints as an error */
const git = (args: string[], env = process.env) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', env }).trim();

const commitOf = (name: string) => {
  try {
    return git(['rev-parse', '--verify', '--quiet', `${name}^{commit}`]);
  } catch {
    return undefined;
  }
};

/**
 * The commit to compare with, and its name in the report.
 * @param named a commit, branch or tag. @default where HEAD left the main branch
 */
export function findBase(named: string | undefined): { commit: string; title: string } {
  if (named) {
    const commit = commitOf(named);
    if (!commit) throw new Error(`git finds no commit called ${named}`);
    return { commit, title: `${named} (${commit.slice(0, 7)})` };
  }
  const main = ['origin/main', 'main'].find(commitOf);
  if (!main)
    throw new Error('There is no main branch here: name what to compare with, --base <ref>');
  const commit = git(['merge-base', 'HEAD', main]);
  return { commit, title: `${commit.slice(0, 7)}, the merge base with ${main}` };
}

export const treeOf = (commit: string): string => git(['rev-parse', `${commit}^{tree}`]);

/** The tree that git would commit, new files too, made in a second index: the real one is not changed. */
export function treeOfWork(): string {
  mkdirSync(cache, { recursive: true });
  const index = join(cache, 'index');
  const env = { ...process.env, GIT_INDEX_FILE: index };
  // A copy of the real one, so that git need not read unchanged files again.
  copyFileSync(resolve(root, git(['rev-parse', '--git-path', 'index'])), index);
  git(['add', '--all'], env);
  return git(['write-tree'], env);
}

function extract(tree: string, folder: string): void {
  const archive = join(folder, 'source.tar');
  git(['archive', '--format=tar', `--output=${archive}`, tree]);
  execFileSync('tar', ['-xf', archive, '-C', folder]);
  rmSync(archive);
}

/**
 * Provides the packages of a copy of the sources: by an install if its lockfile differs, else from the work
 * tree. Node finds those in a parent folder; only the links to workspace packages are made again, because
 * they would lead to the work tree's sources.
 */
async function linkPackages(folder: string): Promise<void> {
  const lockfile = readFileSync(join(folder, 'package-lock.json'), 'utf8');
  if (lockfile !== readFileSync(join(root, 'package-lock.json'), 'utf8')) {
    console.log('  with its own packages, as its lockfile differs');
    await run(
      'npm',
      ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'],
      { cwd: folder },
    );
    return;
  }
  const { packages } = JSON.parse(lockfile) as {
    packages: Record<string, { link?: boolean; resolved?: string }>;
  };
  for (const [path, { link, resolved }] of Object.entries(packages)) {
    if (!link || !resolved) continue;
    const place = join(folder, path);
    mkdirSync(dirname(place), { recursive: true });
    symlinkSync(relative(dirname(place), join(folder, resolved)), place, 'junction');
    const nested = join(root, resolved, 'node_modules');
    if (existsSync(nested)) {
      symlinkSync(nested, join(folder, resolved, 'node_modules'), 'junction');
    }
  }
}

async function buildStorybook(source: string, output: string): Promise<void> {
  const path = join(cache, 'storybook-build.log');
  const log = openSync(path, 'w');
  try {
    // `--test` leaves out what no picture shows: docs, source maps, the axe of every story.
    await run('storybook', ['build', '--test', '--disable-telemetry', '--output-dir', output], {
      cwd: source,
      stdio: ['ignore', log, log],
      // Its own Storybook, where one was installed.
      env: {
        ...environment,
        PATH: join(source, 'node_modules/.bin') + delimiter + environment.PATH,
      },
    });
  } catch (error) {
    throw new Error(`Storybook could not be built; its log is ${path}`, { cause: error });
  } finally {
    closeSync(log);
  }
}

/** Builds the Storybook of a tree, unless an earlier run has. @returns its folder */
export async function storybookOf(tree: string, title: string): Promise<string> {
  const built = join(storybooks, tree);
  if (existsSync(built)) return built;
  const start = performance.now();
  console.log(`Building the Storybook of ${title} …`);
  mkdirSync(storybooks, { recursive: true });
  const source = join(cache, 'source');
  rmSync(source, { recursive: true, force: true }); // An interrupted run leaves it there.
  mkdirSync(source);
  try {
    extract(tree, source);
    await linkPackages(source);
    const output = join(source, 'storybook-static');
    await buildStorybook(source, output);
    renameSync(output, built);
  } finally {
    rmSync(source, { recursive: true, force: true });
  }
  console.log(`  ${((performance.now() - start) / 1000).toFixed(0)} s`);
  return built;
}

/** Removes the Storybooks of earlier runs. @param used folders to keep */
export function removeOldStorybooks(used: readonly string[]): void {
  for (const name of readdirSync(storybooks)) {
    const folder = join(storybooks, name);
    if (!used.includes(folder)) rmSync(folder, { recursive: true });
  }
}
