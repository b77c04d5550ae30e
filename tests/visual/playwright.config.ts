import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { launchOptions } from '../../scripts/browser.ts';
import { readPlan } from './plan.ts';

const { args, ...browser } = launchOptions();
const { folder } = readPlan();

/**
 * Pictures of stories from two Storybooks, compared: what `npm run visual` runs. Playwright's own report
 * shows the differences, for it has the slider and is kept by others.
 */
export default defineConfig({
  testDir: '.',
  testMatch: 'stories.spec.ts',
  outputDir: join(folder, 'results'),
  workers: 2,
  fullyParallel: true,
  timeout: 120_000, // most of it a busy machine's
  reporter: [
    ['html', { outputFolder: join(folder, 'report'), open: 'never', title: 'Pictures compared' }],
    ['./summary.ts'],
  ],
  use: {
    launchOptions: {
      ...browser,
      args: [
        ...args,
        // The same pixels on every machine, as far as a browser lets one choose.
        '--font-render-hinting=none',
        '--disable-lcd-text',
        '--force-color-profile=srgb',
        '--hide-scrollbars',
        // Drawing a part again on top of the old one leaves other edges than drawing all of it at once.
        '--disable-partial-raster',
      ],
    },
  },
});
