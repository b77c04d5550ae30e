import { linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defaultServerConditions, type PluginOption } from 'vite';
import { defineConfig } from 'vitest/config';
import storybookVite from './.storybook/vite.config.ts';
import { launchOptions } from './scripts/browser.ts';
import { catalogs } from './scripts/catalogs.ts';

const here = import.meta.dirname;

/** A real browser for tests, with reduced motion, so that nothing fades while it is checked. */
const browser = (locale = 'en') => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({
    launchOptions: launchOptions(),
    contextOptions: {
      reducedMotion: 'reduce' as const,
      locale,
      permissions: ['clipboard-read', 'clipboard-write'],
    },
  }),
  instances: [{ browser: 'chromium' as const }],
});

/**
 * Vitest passes these to Node too, which cannot run what packages export as 'module': that is meant for
 * bundlers, and imports its own files without their extension.
 */
const nodeConditions = defaultServerConditions.filter((condition) => condition !== 'module');

const vite = storybookVite({ command: 'serve', mode: 'test' });

/** For code with words: catalogs and macros. */
const words = (): PluginOption[] => [
  catalogs(),
  babel({ presets: [linguiTransformerBabelPreset()] }),
];

export default defineConfig({
  test: {
    projects: [
      {
        plugins: words(),
        ssr: { resolve: { conditions: ['@elevate/source', ...nodeConditions] } },
        test: {
          name: 'unit',
          environment: 'node',
          include: [
            'packages/*/src/**/*.test.ts',
            'functions/src/**/*.test.ts',
            'site/src/**/*.test.ts',
            'tests/{guards,site,visual}/**/*.test.ts',
          ],
        },
      },
      {
        test: {
          name: 'emulators',
          environment: 'node',
          include: ['tests/emulators/**/*.test.ts'],
          globalSetup: 'tests/emulators/globalSetup.ts',
          // All share one mailbox, which some of them stop.
          fileParallelism: false,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        plugins: [vite.plugins],
        test: {
          name: 'consumer',
          environment: 'node',
          include: ['tests/consumer/*.test.ts'],
          globalSetup: 'tests/consumer/application.ts',
          // An installation, builds and a browser take long on a slow machine.
          testTimeout: 180_000,
          hookTimeout: 300_000,
        },
      },
      {
        ...vite,
        plugins: [vite.plugins, storybookTest({ configDir: `${here}/.storybook` })],
        test: { name: 'stories', browser: browser() },
      },
      {
        ...vite,
        test: {
          name: 'ui',
          include: ['packages/ui/src/**/*.test.tsx'],
          browser: browser(),
        },
      },
    ],
  },
});
