/**
 * `npm run visual [-- --base <ref>] [-- --all-modes]`: takes pictures of the stories tagged for it, in the
 * base and in the work tree, and shows what differs (docs/contributing/review-pictures.md). Of the base
 * only its Storybook is kept: both pictures come from the same browser, minutes apart.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { preview } from 'vite';
import { allModes, modesOf, pictured, usualModes } from '../.storybook/modes.ts';
import type { Plan } from '../tests/visual/plan.ts';
import { findBrowser, launchOptions } from './browser.ts';
import { environment, run } from './toolchain.mjs';
import {
  cache,
  findBase,
  removeOldStorybooks,
  storybookOf,
  treeOf,
  treeOfWork,
} from './visual/storybooks.ts';

type StoryGlobals = Parameters<typeof modesOf>[0];

interface Story {
  id: string;
  title: string;
  name: string;
  tags: string[];
}

/** The used part of the global that Storybook's preview sets. */
interface StorybookPreview {
  ready: () => Promise<void>;
  extract: () => Promise<Record<string, { id: string; storyGlobals: StoryGlobals }>>;
}

const isPictured = ({ tags }: Story) => tags.includes(pictured.tag);

function storiesIn(storybook: string): Story[] {
  const { entries } = JSON.parse(readFileSync(join(storybook, 'index.json'), 'utf8')) as {
    entries: Record<string, Story & { type: string }>;
  };
  return Object.values(entries)
    .filter(({ type }) => type === 'story')
    .map(({ id, title, name, tags }) => ({ id, title, name, tags }));
}

/** Serves a folder on a free port. */
const serve = (folder: string) =>
  preview({
    configFile: false,
    root: folder,
    build: { outDir: folder },
    appType: 'mpa',
    logLevel: 'error',
    preview: { host: '127.0.0.1', port: 0 },
  });

/** The globals that each story sets itself, by its id; only the preview knows them. */
async function globalsOfStories(origin: string): Promise<Map<string, StoryGlobals>> {
  const browser = await chromium.launch(launchOptions());
  try {
    const page = await browser.newPage();
    await page.goto(`${origin}/iframe.html`);
    const globals = await page.evaluate(async () => {
      const { __STORYBOOK_PREVIEW__: preview } = globalThis as typeof globalThis & {
        __STORYBOOK_PREVIEW__: StorybookPreview;
      };
      await preview.ready();
      const stories = await preview.extract();
      return Object.values(stories).map(({ id, storyGlobals }): [string, StoryGlobals] => [
        id,
        storyGlobals,
      ]);
    });
    return new Map(globals);
  } finally {
    await browser.close();
  }
}

const { values } = parseArgs({
  options: { base: { type: 'string' }, 'all-modes': { type: 'boolean', default: false } },
});
const modes = values['all-modes'] ? allModes : usualModes;
const browser = await findBrowser();

const base = findBase(values.base);
const [baseTree, workTree] = [treeOf(base.commit), treeOfWork()];
if (baseTree === workTree) {
  console.log('Nothing has changed since the base: name an older one, --base <ref>');
}
const storybooks = [
  await storybookOf(baseTree, `the base, ${base.title}`),
  await storybookOf(workTree, 'the work tree'),
] as const;
removeOldStorybooks(storybooks);

const [before, stories] = [storiesIn(storybooks[0]), storiesIn(storybooks[1])];
const shown = stories.filter(isPictured);
if (shown.length > pictured.atMost) {
  throw new Error(
    `${shown.length} stories are tagged '${pictured.tag}', and there may be ${pictured.atMost}. ` +
      'Take the tag from those whose change another one would show too.',
  );
}
const known = new Set(before.map(({ id }) => id));
const present = new Set(stories.map(({ id }) => id));

const servers = await Promise.all(storybooks.map(serve));
try {
  const [baseOrigin = '', workOrigin = ''] = servers.map(
    ({ resolvedUrls }) => resolvedUrls?.local[0]?.replace(/\/$/, '') ?? '',
  );
  const globals = await globalsOfStories(workOrigin);
  const plan: Plan = {
    base: baseOrigin,
    work: workOrigin,
    title: base.title,
    shots: shown.flatMap((story) =>
      Object.entries(modesOf(globals.get(story.id) ?? {}, modes)).map(([modeName, mode]) => ({
        story,
        modeName,
        mode,
        isNew: !known.has(story.id),
      })),
    ),
    removed: before.filter((story) => isPictured(story) && !present.has(story.id)),
    folder: cache,
  };
  const planFile = join(cache, 'plan.json');
  writeFileSync(planFile, JSON.stringify(plan));
  await run('playwright', ['test', '--config', 'tests/visual/playwright.config.ts'], {
    env: { ...environment, CHROMIUM_PATH: browser, VISUAL_PLAN: planFile },
  }).catch(() => {
    process.exitCode = 1; // Playwright has reported why.
  });
} finally {
  await Promise.all(servers.map((server) => server.close()));
}
