/**
 * `npm run visual [-- --base <ref>] [-- --all-modes]`: pictures the stories tagged for it, from the base and
 * from the work tree, and shows what differs (docs/contributing/review-pictures.md). Nothing is kept of
 * the base but its Storybook: both pictures come from the same browser, minutes apart.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { environment, run, runVerb } from './toolchain.mjs';

const options = { base: { type: 'string' }, 'all-modes': { type: 'boolean', default: false } };

const storiesIn = (storybook) =>
  Object.values(JSON.parse(readFileSync(join(storybook, 'index.json'), 'utf8')).entries)
    .filter(({ type }) => type === 'story')
    .map(({ id, title, name, tags }) => ({ id, title, name, tags }));

/** Serves a folder on a free port. */
async function serve(folder) {
  const { preview } = await import('vite');
  return preview({
    configFile: false,
    root: folder,
    build: { outDir: folder },
    appType: 'mpa',
    logLevel: 'error',
    preview: { host: '127.0.0.1', port: 0 },
  });
}

/** The globals that each story sets itself, by its id; only the preview can tell. */
async function globalsOfStories(browserPath, origin) {
  const { chromium } = await import('playwright');
  const browser = await chromium.launch({ executablePath: browserPath, args: ['--no-sandbox'] });
  try {
    const page = await browser.newPage();
    await page.goto(`${origin}/iframe.html`);
    const globals = await page.evaluate(async () => {
      await window.__STORYBOOK_PREVIEW__.ready();
      const stories = await window.__STORYBOOK_PREVIEW__.extract();
      return Object.values(stories).map(({ id, storyGlobals }) => [id, storyGlobals]);
    });
    return new Map(globals);
  } finally {
    await browser.close();
  }
}

async function makePlan(storybooks, origins, globals, modes) {
  const { modesOf, pictured } = await import('../.storybook/modes.ts');
  const isPictured = ({ tags }) => tags.includes(pictured.tag);
  const [base, work] = storybooks.map(storiesIn);
  const stories = work.filter(isPictured);
  if (stories.length > pictured.atMost) {
    throw new Error(
      `${stories.length} stories are tagged '${pictured.tag}', and there may be ${pictured.atMost}. ` +
        'Take the tag from those whose change another one would show too.',
    );
  }
  const known = new Set(base.map(({ id }) => id));
  const present = new Set(work.map(({ id }) => id));
  return {
    base: origins[0],
    work: origins[1],
    shots: stories.flatMap((story) =>
      Object.entries(modesOf(globals.get(story.id) ?? {}, modes)).map(([modeName, mode]) => ({
        story,
        modeName,
        mode,
        isNew: !known.has(story.id),
      })),
    ),
    removed: base.filter((story) => isPictured(story) && !present.has(story.id)),
  };
}

async function comparePictures() {
  const { values } = parseArgs({ options });
  const { findBrowser } = await import('./browser.mjs');
  const { allModes, usualModes } = await import('../.storybook/modes.ts');
  const builder = await import('./visual/storybooks.mjs');

  const browser = await findBrowser();
  const base = builder.findBase(values.base);
  const trees = [builder.treeOf(base.commit), builder.treeOfWork()];
  if (trees[0] === trees[1])
    console.log('Nothing has changed since the base: name an older one, --base <ref>');
  const storybooks = [
    await builder.storybookOf(trees[0], `the base, ${base.title}`),
    await builder.storybookOf(trees[1], 'the work tree'),
  ];
  builder.removeOldStorybooks(storybooks);

  const servers = await Promise.all(storybooks.map(serve));
  const origins = servers.map(({ httpServer }) => `http://127.0.0.1:${httpServer.address().port}`);
  try {
    const globals = await globalsOfStories(browser, origins[1]);
    const modes = values['all-modes'] ? allModes : usualModes;
    const plan = {
      ...(await makePlan(storybooks, origins, globals, modes)),
      title: base.title,
      folder: builder.cache,
    };
    const planFile = join(builder.cache, 'plan.json');
    writeFileSync(planFile, JSON.stringify(plan));
    await run('playwright', ['test', '--config', 'tests/visual/playwright.config.ts'], {
      env: { ...environment, CHROMIUM_PATH: browser, VISUAL_PLAN: planFile },
    }).catch(() => {
      process.exitCode = 1; // It has said why.
    });
  } finally {
    await Promise.all(servers.map((server) => server.close()));
  }
}

await runVerb(import.meta.url, comparePictures);
