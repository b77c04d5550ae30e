import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { launchOptions } from '../../scripts/browser.ts';
import { cache, readPlan } from './plan.ts';

const { args, ...browser } = launchOptions();
const { origin, baselines } = readPlan();

/** `npm run visual`: compares screenshots of the stories with those of the base. */
export default defineConfig({
  testDir: '.',
  testMatch: 'stories.spec.ts',
  outputDir: join(cache, 'results'),
  snapshotPathTemplate: join(baselines, '{arg}{ext}'),
  workers: 2,
  fullyParallel: true,
  timeout: 120_000, // For a busy machine.
  expect: {
    timeout: 20_000,
    // Not one step of one colour channel: a threshold of 0.1 misses small changes of a colour.
    toHaveScreenshot: { threshold: 0 },
  },
  reporter: [['line'], ['html', { outputFolder: join(cache, 'report'), open: 'never' }]],
  use: {
    baseURL: origin,
    locale: 'en-GB',
    timezoneId: 'Europe/Berlin',
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
