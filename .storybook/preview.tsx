import type { Decorator, Preview } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';
import { wordsOf } from '../packages/ui/src/fixtures/words.ts';
import { type Locale, ToastProvider, UiProvider } from '../packages/ui/src/index.ts';
import { theme } from '../packages/ui/src/styles/theme.css.ts';
import { modes, viewports } from './modes.ts';
import { failOnUnexpectedMessages, watchConsole } from './unexpectedMessages.ts';

const durations = Object.values(theme.duration).map((variable) =>
  variable.slice('var('.length, -1),
);

/** The page around a story: language and motion, as the toolbar says. */
const withPage: Decorator = function Page(Story, { globals }) {
  const locale = globals['locale'] as Locale;
  const isStill = globals['motion'] === 'reduced';
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.lang = locale;
    for (const name of durations) {
      if (isStill) root.style.setProperty(name, '0.01ms');
      else root.style.removeProperty(name);
    }
  }, [locale, isStill]);
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
        items: [
          { value: 'full', title: 'Motion as the system says' },
          { value: 'reduced', title: 'Reduced motion' },
        ],
      },
    },
  },
  // Without a viewport named here, the tests would take their own 1200 by 900.
  initialGlobals: { locale: 'en', motion: 'full', viewport: { value: 'desktop' } },
  parameters: {
    layout: 'padded',
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
    chromatic: { modes },
  },
  beforeEach: () => watchConsole(),
  afterEach: ({ parameters }) => failOnUnexpectedMessages(parameters['expectedMessages']),
};

export default preview;
