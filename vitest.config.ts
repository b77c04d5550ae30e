import { linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defaultServerConditions, type PluginOption } from 'vite';
import { defineConfig, type TestProjectConfiguration } from 'vitest/config';
import { type Mode, testModes } from './.storybook/modes.ts';
import storybookVite from './.storybook/vite.config.ts';
import { pictures } from './packages/artwork/build/pictures.ts';
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

/** For code with words and pictures. */
const words = (): PluginOption[] => [
  catalogs(),
  pictures(),
  babel({ presets: [linguiTransformerBabelPreset()] }),
];

interface StoriesIn extends Pick<Mode, 'locale' | 'viewport' | 'textSize'> {
  /** Leaves out the stories without it, and axe. */
  onlyWithTag?: string;
}

/** Every story as a test: it renders, its play function passes, axe finds nothing. */
const stories = (
  name: string,
  { viewport, onlyWithTag, ...globals }: StoriesIn,
): TestProjectConfiguration => ({
  ...vite,
  plugins: [
    vite.plugins,
    storybookTest({
      configDir: `${here}/.storybook`,
      initialGlobals: {
        ...globals,
        viewport: { value: viewport },
        ...(onlyWithTag && { a11y: { manual: true } }),
      },
      ...(onlyWithTag && { tags: { include: [onlyWithTag] } }),
    }),
  ],
  test: { name, browser: browser() },
});

/** What visitors also have. Storybook's own panel does without: it would show one result of several. */
const furtherStories =
  process.env['VITEST_STORYBOOK'] === 'true'
    ? []
    : [
        // Storybook gives the tag to stories with a play function.
        stories('stories-phone', { ...testModes.phone, onlyWithTag: 'play-fn' }),
        stories('stories-tablet', { ...testModes.tablet, onlyWithTag: 'play-fn' }),
        stories('stories-large-text', { ...testModes.largeText, onlyWithTag: 'large-text' }),
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
            'packages/*/{build,src}/**/*.test.ts',
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
          // Each starts a mail server of its own, at the same port.
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
      stories('stories', { locale: 'en', viewport: 'desktop' }),
      ...furtherStories,
      {
        ...vite,
        test: {
          name: 'ui',
          include: ['packages/ui/src/**/*.test.tsx'],
          setupFiles: ['packages/ui/src/fixtures/plainBrand.ts'],
          browser: browser(),
        },
      },
    ],
  },
});
