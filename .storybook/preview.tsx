import type { Decorator, Preview } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';
import '../packages/ui/src/docs/docs.css.ts';
import { wordsOf } from '../packages/ui/src/fixtures/words.ts';
import { type Locale, ToastProvider, UiProvider } from '../packages/ui/src/index.ts';
import { freezeClock } from './clock.ts';
import { loadFonts } from './fonts.ts';
import { picturesForChromatic, viewports } from './modes.ts';
import { type Motion, motions, setMotion, waitForCarousel } from './motion.ts';
import { readableProps } from './propTables.ts';
import { storybookTheme } from './theme.ts';
import { failOnUnexpectedMessages, watchConsole } from './unexpectedMessages.ts';

/** The page around a story: language and motion, as the toolbar says. */
const withPage: Decorator = function Page(Story, { globals }) {
  const locale = globals['locale'] as Locale;
  const motion = globals['motion'] as Motion;
  useLayoutEffect(() => {
    document.documentElement.lang = locale;
    setMotion(motion);
  }, [locale, motion]);
  return (
    <UiProvider locale={locale}>
      <ToastProvider words={wordsOf(globals).toasts}>
        <Story />
      </ToastProvider>
    </UiProvider>
  );
};

const preview: Preview = {
  tags: ['autodocs'],
  decorators: [withPage],
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
    motion: {
      description: 'Motion',
      toolbar: {
        icon: 'play',
        dynamicTitle: true,
        items: Object.entries(motions).map(([value, title]) => ({ value, title })),
      },
    },
  },
  // Without a viewport named here, the tests would take their own 1200 by 900.
  initialGlobals: { locale: 'en', motion: 'calm', viewport: { value: 'desktop' } },
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
          ['Home', 'Tour', 'Article', 'Contact'],
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
      // A single component is no page: it has no landmarks of its own and begins at any heading level.
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
  loaders: [
    loadFonts,
    // The design system has no pictures of its own: whole pages get the site's from here.
    async () => ({ art: (await import('./art.ts')).art }),
  ],
  beforeEach: () => watchConsole(),
  afterEach: async ({ parameters }) => {
    await waitForCarousel();
    failOnUnexpectedMessages(parameters['expectedMessages']);
  },
};

export default preview;
