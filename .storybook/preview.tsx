import type { Decorator, Preview } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';
import '@elevate/brand/styles.css';
import '../packages/ui/src/docs/docs.css.ts';
import { ornament } from '../packages/ui/src/fixtures/look.ts';
import { type Locale, wordsOf } from '../packages/ui/src/fixtures/words.ts';
import { ToastProvider, UiProvider } from '../packages/ui/src/index.ts';
import { freezeClock } from './clock.ts';
import { loadFonts } from './fonts.ts';
import { picturesForChromatic, viewports } from './modes.ts';
import { readableProps } from './propTables.ts';
import { storybookTheme } from './theme.ts';
import { failOnUnexpectedMessages, watchConsole } from './unexpectedMessages.ts';

/** Wraps a story in the providers, in the toolbar's language. */
const withProviders: Decorator = function Providers(Story, { globals }) {
  const locale = globals['locale'] as Locale;
  useLayoutEffect(() => {
    document.documentElement.lang = locale;
  }, [locale]);
  return (
    <UiProvider locale={locale} ornament={ornament}>
      <ToastProvider labels={wordsOf(globals).toasts}>
        <Story />
      </ToastProvider>
    </UiProvider>
  );
};

const preview: Preview = {
  tags: ['autodocs'],
  decorators: [withProviders],
  globalTypes: {
    locale: {
      description: 'Language',
      toolbar: {
        icon: 'globe',
        dynamicTitle: true,
        items: [
          { value: 'en', title: 'English' },
          { value: 'de', title: 'Deutsch' },
        ],
      },
    },
  },
  // Without a viewport, the tests would use Vitest's default of 1200 by 900.
  initialGlobals: { locale: 'en', viewport: { value: 'desktop' } },
  argTypesEnhancers: [picturesForChromatic, readableProps],
  parameters: {
    layout: 'padded',
    options: {
      storySort: {
        order: [
          'Start here',
          'Foundations',
          ['Colour', 'Type', 'Space and layout', 'Motion', 'Pictures', 'Voice', 'Tokens'],
          'Components',
          'Pages',
          ['Home', 'Retreats', 'Tour', 'Article', 'Contact'],
          'Mails',
          'Artwork',
        ],
      },
    },
    docs: { theme: storybookTheme },
    viewport: { options: viewports },
    backgrounds: { disable: true },
    controls: { expanded: true },
    a11y: {
      test: 'error',
      options: {
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
      },
      // A component on its own has no landmarks, and may start at any heading level.
      config: {
        rules: [
          { id: 'region', enabled: false },
          { id: 'page-has-heading-one', enabled: false },
          { id: 'landmark-one-main', enabled: false },
        ],
      },
    },
  },
  beforeAll: freezeClock,
  loaders: [loadFonts],
  beforeEach: () => watchConsole(),
  afterEach: ({ parameters }) => failOnUnexpectedMessages(parameters['expectedMessages']),
};

export default preview;
