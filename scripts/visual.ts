/**
 * `npm run visual [-- --base <ref>] [-- --all-modes] [-- -g <pattern>]`: compares pictures of the tagged
 * stories with the base's, which are taken once per commit (docs/contributing/review-pictures.md).
 */
import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { delimiter, join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { preview } from 'vite';
import {
  cache,
  notesOn,
  type Picture,
  type Plan,
  picturesOf,
  planFile,
  type Story,
} from '../tests/visual/plan.ts';
import { findBrowser, launchOptions } from './browser.ts';
import { environment, root, run } from './toolchain.mjs';

/** What is used of the global that Storybook's preview sets. */
interface StorybookPreview {
  ready: () => Promise<void>;
  extract: () => Promise<Record<string, Story>>;
}

/** In ms: a program that takes longer hangs. */
const timeout = 10 * 60_000;

const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', timeout }).trim();

/** Where HEAD left the main branch; the parent commit, if that is HEAD itself without a change. */
function findBase(): string {
  const names = ['refs/heads/main', 'refs/remotes/origin/main'];
  const main = git('for-each-ref', '--format=%(refname)', ...names)
    .split('\n')
    .at(-1);
  if (!main) throw new Error('There is no main branch: name what to compare with, --base <ref>');
  const fork = git('merge-base', 'HEAD', main);
  const isUnchanged = fork === git('rev-parse', 'HEAD') && !git('status', '--porcelain');
  return isUnchanged ? git('rev-parse', 'HEAD^') : fork;
}

async function buildStorybook(source: string, output: string): Promise<void> {
  // `--test` leaves out what no picture shows: docs, source maps, the axe of every story.
  const args = ['--test', '--disable-telemetry', '--loglevel', 'error', '--output-dir', output];
  // A copy with its own packages has its own Storybook.
  const PATH = join(source, 'node_modules/.bin') + delimiter + environment.PATH;
  await run('storybook', ['build', ...args], {
    cwd: source,
    env: { ...environment, PATH },
    timeout,
  });
}

/** Builds the base's Storybook from a copy of its sources, in place of another commit's. */
async function buildBase(): Promise<void> {
  rmSync(bases, { recursive: true, force: true });
  const source = join(bases, 'source');
  mkdirSync(source, { recursive: true });
  const archive = join(source, 'source.tar');
  git('archive', `--output=${archive}`, commit);
  execFileSync('tar', ['-xf', archive, '-C', source], { timeout });
  const [own, here] = [source, root].map((folder) =>
    readFileSync(join(folder, 'package-lock.json')),
  );
  if (own && here?.equals(own)) {
    // Node finds the packages in the folder above; only the workspaces, relative links, are its own.
    const workspaces = 'node_modules/@elevate';
    const asTheyAre = { recursive: true, verbatimSymlinks: true };
    cpSync(join(root, workspaces), join(source, workspaces), asTheyAre);
  } else {
    console.log('Installing its own packages, as its lockfile differs …');
    const args = ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
    await run('npm', args, { cwd: source, timeout });
  }
  await buildStorybook(source, join(source, 'storybook-static'));
  mkdirSync(baseFolder);
  renameSync(join(source, 'storybook-static'), baseStorybook);
  rmSync(source, { recursive: true });
}

/** All stories of a Storybook. Only its preview knows the globals that a story sets. */
async function storiesIn(origin: string): Promise<Story[]> {
  const page = await browser.newPage();
  await page.goto(`${origin}iframe.html`);
  // Not `evaluate`, which has no time-out.
  const stories = await page.waitForFunction(async () => {
    const { __STORYBOOK_PREVIEW__: storybook } = globalThis as typeof globalThis & {
      __STORYBOOK_PREVIEW__: StorybookPreview;
    };
    await storybook.ready();
    return Object.values(await storybook.extract()).map(
      ({ id, title, name, tags, storyGlobals }): Story => ({ id, title, name, tags, storyGlobals }),
    );
  });
  return stories.jsonValue();
}

/** Takes pictures of a Storybook: those that `isWanted` chooses. @param base the stories to compare with */
async function shoot(
  storybook: string,
  isWanted: (picture: Picture) => boolean,
  args: string[],
  base?: Story[],
): Promise<Story[]> {
  const server = await preview({
    configFile: false,
    root: storybook,
    build: { outDir: storybook },
    appType: 'mpa',
    logLevel: 'error',
    preview: { host: '127.0.0.1', port: 0 },
  });
  try {
    const origin = server.resolvedUrls?.local[0] ?? '';
    const stories = await storiesIn(origin);
    const pictures = picturesOf(stories, isFull).filter(isWanted);
    const notes = base ? notesOn(stories, base, isFull) : [];
    if (notes.length > 0) console.log(notes.join('\n'));
    const plan: Plan = { origin, baselines, pictures, notes };
    writeFileSync(planFile, JSON.stringify(plan));
    const config = 'tests/visual/playwright.config.ts';
    await run('playwright', ['test', '--config', config, ...grep, ...args]).catch(() => {
      process.exitCode = 1; // Playwright has said why.
    });
    return stories;
  } finally {
    await server.close();
  }
}

const { values } = parseArgs({
  options: {
    base: { type: 'string' },
    grep: { type: 'string', short: 'g' },
    'all-modes': { type: 'boolean' },
  },
});
const isFull = values['all-modes'] ?? false;
const grep = values.grep ? ['--grep', values.grep] : [];
const commit = values.base ? git('rev-parse', '--verify', `${values.base}^{commit}`) : findBase();
const bases = join(cache, 'bases');
const baseFolder = join(bases, commit);
const baseStorybook = join(baseFolder, 'storybook');

await findBrowser();
const browser = await chromium.launch(launchOptions());
// Another browser draws other pixels.
const baselines = join(baseFolder, browser.version());
try {
  console.log(`The base is ${git('log', '-1', '--format=%h, %s', commit)}`);
  if (!existsSync(baseStorybook)) {
    console.log('Building its Storybook (a minute) …');
    await buildBase();
  }
  console.log('Taking its pictures, where an earlier run has not …');
  const isMissing = ({ path }: Picture) => !existsSync(join(baselines, ...path));
  const options = ['--update-snapshots=all', '--reporter=line', '--quiet', '--pass-with-no-tests'];
  const before = await shoot(baseStorybook, isMissing, options);
  console.log('Building the Storybook of the work tree (a minute) …');
  const storybook = join(cache, 'storybook');
  await buildStorybook(root, storybook);
  console.log('Comparing its pictures …');
  await shoot(storybook, () => true, [], before);
  console.log(`\nThe report: ${join(cache, 'report/index.html')}`);
} finally {
  await browser.close();
}
