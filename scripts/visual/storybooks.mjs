/**
 * Static Storybooks of two states of the repository, each built from sources of its own. The work tree is
 * a state like any other: what git would commit of it.
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

/** Runs git and answers with what it says. @throws with git's words */
function git(args, options = {}) {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8', ...options }).trim();
}

const commitOf = (name) => {
  try {
    return git(['rev-parse', '--verify', '--quiet', `${name}^{commit}`]);
  } catch {
    return undefined;
  }
};

/**
 * The commit to compare with, and how to call it.
 * @param named a commit, branch or tag; else it is where HEAD left the main branch
 */
export function findBase(named) {
  if (named) {
    const commit = commitOf(named);
    if (!commit) throw new Error(`git knows no commit called ${named}`);
    return { commit, title: `${named} (${commit.slice(0, 7)})` };
  }
  const main = ['origin/main', 'main'].find(commitOf);
  if (!main)
    throw new Error('There is no main branch here: name what to compare with, --base <ref>');
  const commit = git(['merge-base', 'HEAD', main]);
  return { commit, title: `${commit.slice(0, 7)}, the merge base with ${main}` };
}

export const treeOf = (commit) => git(['rev-parse', `${commit}^{tree}`]);

/** The tree that git would commit, new files too, made in an index aside: the real one stays as it is. */
export function treeOfWork() {
  mkdirSync(cache, { recursive: true });
  const index = join(cache, 'index');
  const env = { ...process.env, GIT_INDEX_FILE: index };
  // Begun with the real one, which knows what has not changed.
  copyFileSync(resolve(root, git(['rev-parse', '--git-path', 'index'])), index);
  git(['add', '--all'], { env });
  return git(['write-tree'], { env });
}

function extract(tree, folder) {
  const archive = join(folder, 'source.tar');
  git(['archive', '--format=tar', `--output=${archive}`, tree]);
  execFileSync('tar', ['-xf', archive, '-C', folder]);
  rmSync(archive);
}

/**
 * Gives sources their packages: an install where their lockfile is another one, else those of the work
 * tree. These are found by themselves, in a folder further up; only the links to our own packages must
 * be laid anew, or they would lead to the work tree's sources.
 */
async function furnish(folder) {
  const lockfile = readFileSync(join(folder, 'package-lock.json'), 'utf8');
  if (lockfile !== readFileSync(join(root, 'package-lock.json'), 'utf8')) {
    console.log('  with its own packages, for its lockfile is another one');
    await run(
      'npm',
      ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'],
      { cwd: folder },
    );
    return;
  }
  for (const [path, { link, resolved }] of Object.entries(JSON.parse(lockfile).packages)) {
    if (!link) continue;
    const place = join(folder, path);
    mkdirSync(dirname(place), { recursive: true });
    symlinkSync(relative(dirname(place), join(folder, resolved)), place, 'junction');
    const packagesOfIts = join(root, resolved, 'node_modules');
    if (existsSync(packagesOfIts)) {
      symlinkSync(packagesOfIts, join(folder, resolved, 'node_modules'), 'junction');
    }
  }
}

async function buildStorybook(source, output) {
  const path = join(cache, 'storybook-build.log');
  const log = openSync(path, 'w');
  try {
    // `--test` leaves out what no picture shows: docs, source maps, the axe of every story.
    await run('storybook', ['build', '--test', '--disable-telemetry', '--output-dir', output], {
      cwd: source,
      stdio: ['ignore', log, log],
      // Its own Storybook, where it has one.
      env: {
        ...environment,
        PATH: join(source, 'node_modules/.bin') + delimiter + environment.PATH,
      },
    });
  } catch (error) {
    throw new Error(`Storybook could not be built; what it said is in ${path}`, { cause: error });
  } finally {
    closeSync(log);
  }
}

/** The folder with the Storybook of a tree, which is built unless it is there from another run. */
export async function storybookOf(tree, title) {
  const built = join(storybooks, tree);
  if (existsSync(built)) return built;
  const start = performance.now();
  console.log(`Building the Storybook of ${title} …`);
  mkdirSync(storybooks, { recursive: true });
  const source = join(cache, 'source');
  rmSync(source, { recursive: true, force: true }); // left there by a run that was broken off
  mkdirSync(source);
  try {
    extract(tree, source);
    await furnish(source);
    const output = join(source, 'storybook-static');
    await buildStorybook(source, output);
    renameSync(output, built);
  } finally {
    rmSync(source, { recursive: true, force: true });
  }
  console.log(`  ${((performance.now() - start) / 1000).toFixed(0)} s`);
  return built;
}

/** Removes the Storybooks of earlier runs. @param used folders that stay */
export function removeOldStorybooks(used) {
  for (const name of readdirSync(storybooks)) {
    const folder = join(storybooks, name);
    if (!used.includes(folder)) rmSync(folder, { recursive: true });
  }
}
