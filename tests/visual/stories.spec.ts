import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { type Mode, viewports } from '../../.storybook/modes.ts';
import { settle } from '../../scripts/settle.ts';
import { type Picture, readPlan } from './plan.ts';

/** Storybook's `storyFinished` event, sent after the play function. */
interface Finished {
  status: 'success' | 'error';
  reporters: { status: string; result: unknown }[];
}

declare global {
  var __STORYBOOK_ADDONS_CHANNEL__: { last(event: string): [Finished] | undefined } | undefined;
}

/** A mode's globals, as an address has them. */
const globalsOf = (mode: Mode) =>
  (['locale', 'viewport', 'textSize', 'brand', 'scheme'] as const)
    .filter((name) => mode[name] !== undefined)
    .map((name) => `${name}:${mode[name]}`)
    .join(';');

/** Opens a story and waits for its play function. @throws when that fails */
async function open(page: Page, { storyId, mode }: Picture): Promise<void> {
  // The stories' own tests run axe. Here it would take half of the time.
  const globals = `${globalsOf(mode)};a11y.manual:!true`;
  await page.goto(`/iframe.html?id=${storyId}&viewMode=story&globals=${globals}`);
  const finished = await page.waitForFunction(
    () => globalThis.__STORYBOOK_ADDONS_CHANNEL__?.last('storyFinished')?.[0],
    undefined,
    { timeout: 30_000 },
  );
  const { status, reporters } = (await finished.jsonValue()) as Finished;
  if (status === 'success') return;
  const words = await page.locator('#error-message, #error-stack').allTextContents();
  for (const report of reporters)
    if (report.status === 'failed') words.push(JSON.stringify(report.result));
  throw new Error(`The story fails: ${words.join('\n')}`);
}

const { pictures, baselines, notes } = readPlan();

for (const picture of pictures) {
  const { storyId, title, modeName, mode, path } = picture;
  const details = {
    // Labels in the report, which lists what has one of them.
    tag: [`@${storyId.split('--')[0]}`, `@${modeName.replaceAll(' ', '-')}`],
    annotation: {
      type: 'Story, while `npm run storybook` runs',
      description: `http://localhost:6006/?path=/story/${storyId}&globals=${globalsOf(mode)}`,
    },
  };
  test(title, details, async ({ page }, info) => {
    const { width, height } = viewports[mode.viewport].styles;
    await page.setViewportSize({
      width: Number.parseInt(width, 10),
      height: Number.parseInt(height, 10),
    });
    await page.emulateMedia({
      reducedMotion: mode.prefersReducedMotion ?? 'no-preference',
      forcedColors: mode.forcedColors ?? 'none',
      media: mode.media ?? 'screen',
    });
    await page.clock.setFixedTime('2026-02-14T06:00:00Z'); // Baselines may be of another day.
    // A play function waits for one second, which a busy machine may exceed: it gets a second attempt.
    await open(page, picture).catch(() => open(page, picture));
    await settle(page);
    const baseline = join(baselines, ...path);
    const isBase = info.config.updateSnapshots === 'all';
    const shoot = () => page.screenshot({ fullPage: true, animations: 'disabled' });
    const attach = (name: string, body: Buffer) =>
      info.attach(name, { body, contentType: 'image/png' });
    if (!isBase && !existsSync(baseline)) {
      await attach('To be approved', await shoot());
      test.skip(true, 'To be approved: the base has no such picture');
    }
    await expect(page).toHaveScreenshot(path, { fullPage: true });

    // Playwright passes over what looks like anti-aliasing, as a corner's radius and a line's colour may.
    const expected = readFileSync(baseline);
    let actual: Buffer = expected;
    const isSame = async () => (actual = await shoot()).equals(expected);
    if ((await isSame()) || (await isSame())) return;
    await attach('story-expected.png', expected);
    await attach('story-actual.png', actual);
    throw new Error('Pixels differ that look like anti-aliasing');
  });
}

for (const note of notes) test.skip(note, () => {});
