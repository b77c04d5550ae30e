import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { launchOptions } from '../../scripts/browser.ts';
import { readPlan } from './plan.ts';

const { args, ...browser } = launchOptions();
const { folder } = readPlan();

/** `npm run visual`: compares screenshots of stories from two Storybooks, in Playwright's HTML report. */
export default defineConfig({
  testDir: '.',
  testMatch: 'stories.spec.ts',
  outputDir: join(folder, 'results'),
  workers: 2,
  fullyParallel: true,
  timeout: 120_000, // For a busy machine.
  reporter: [
    ['html', { outputFolder: join(folder, 'report'), open: 'never', title: 'Pictures compared' }],
    ['./summary.ts'],
  ],
  use: {
    launchOptions: {
      ...browser,
      args: [
        ...args,
        // As far as possible the same pixels on every machine.
        '--font-render-hinting=none',
        '--disable-lcd-text',
        '--force-color-profile=srgb',
        '--hide-scrollbars',
        // A repainted part has other edges than a full paint.
        '--disable-partial-raster',
      ],
    },
  },
});
