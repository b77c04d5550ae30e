import { defineConfig } from '@playwright/test';
import { launchOptions } from '../../scripts/browser.ts';

/** The product as `npm start` serves it, in a real browser; globalSetup.ts starts and stops it. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  globalSetup: './globalSetup.ts',
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  timeout: 240_000, // Some tests walk through all pages, on a busy machine.
  expect: { timeout: 15_000 },
  reporter: [['list']],
  use: {
    baseURL: 'http://localhost:5005',
    locale: 'en-GB',
    viewport: { width: 1280, height: 900 },
    // Recording a trace of every test takes half as long again: `--trace on` records one of a single test.
    screenshot: 'only-on-failure',
    launchOptions: launchOptions(),
  },
});
