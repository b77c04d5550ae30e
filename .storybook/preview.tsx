import type { Decorator, Preview } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';
import { addons } from 'storybook/preview-api';
import '@elevate/brand/styles.css';
import '../packages/ui/src/docs/docs.css.ts';
import { look } from '../packages/brand/src/look/look.ts';
import { type Brand, brandCss, plain, type Scheme } from '../packages/ui/src/brand/index.ts';
import { expectNoOverflow } from '../packages/ui/src/fixtures/expectNoOverflow.ts';
import { type Locale, wordsOf } from '../packages/ui/src/fixtures/words.ts';
import { ToastProvider, UiProvider } from '../packages/ui/src/index.ts';
import { freezeClock } from './clock.ts';
import { picturesForChromatic, viewports } from './modes.ts';
import { readableProps } from './propTables.ts';
import { storybookTheme } from './theme.ts';
import { unexpectedMessages, watchConsole } from './unexpectedMessages.ts';

// The imported stylesheet has its fonts.
const elevate: Brand = { ...look, type: { ...look.type, fontFaces: [] } };
const brands = { elevate, plain };
const brandStyle = document.head.appendChild(document.createElement('style'));

/** The globals of this Storybook. */
interface Globals {
  locale: Locale;
  /** In per cent of the browser's. */
  textSize: '100' | '200';
  direction: 'ltr' | 'rtl';
  brand: keyof typeof brands;
  scheme: Scheme;
}

/** A menu of the toolbar; its values are strings. */
const toolbarMenu = (description: string, icon: string, titles: Record<string, string>) => ({
  description,
  toolbar: {
    icon,
    dynamicTitle: true,
    items: Object.entries(titles).map(([value, title]) => ({ value, title })),
  },
});

let shownScheme: Scheme = 'day';

/** Lets the pictures follow the toolbar, whatever the system has. */
function showNights(scheme = shownScheme): void {
  shownScheme = scheme;
  const width = scheme === 'night' ? '(min-width: 0)' : '(max-width: 0)';
  for (const source of document.querySelectorAll<HTMLSourceElement>('source[media*=scheme]')) {
    source.dataset['media'] = source.media;
  }
  for (const source of document.querySelectorAll<HTMLSourceElement>('source[data-media]')) {
    source.media = String(source.dataset['media']).replace('(prefers-color-scheme: dark)', width);
  }
}
new MutationObserver(() => showNights()).observe(document, { childList: true, subtree: true });

/** What a story's globals, the toolbar's settings, change in the document. */
function setOnDocument({ locale, direction, textSize, brand, scheme }: Globals): void {
  const root = document.documentElement;
  root.lang = locale;
  root.dir = direction;
  // As a reader's own size of text: in proportion to the browser's.
  root.style.fontSize = textSize === '100' ? '' : `${textSize}%`;
  // The stylesheet that is imported is Elevate's, in the system's scheme.
  brandStyle.textContent = brandCss(brands[brand], scheme);
  showNights(scheme);
}

const followGlobals = ({ globals }: { globals: Globals }) => setOnDocument(globals);

/** For pages without a story, on which no decorator runs. */
async function watchGlobals(): Promise<void> {
  const channel = await addons.ready();
  channel.on('setGlobals', followGlobals);
  channel.on('globalsUpdated', followGlobals);
}
void watchGlobals();

/** Wraps a story in the providers, with the toolbar's settings. */
const withGlobals: Decorator = function Settings(Story, { globals }) {
  const { locale, direction, textSize, brand, scheme } = globals as Globals;
  useLayoutEffect(
    () => setOnDocument({ locale, direction, textSize, brand, scheme }),
    [locale, direction, textSize, brand, scheme],
  );
  return (
    <UiProvider locale={locale} ornament={brands[brand].ornament}>
      <ToastProvider labels={wordsOf(globals).toasts}>
        <Story />
      </ToastProvider>
    </UiProvider>
  );
};

const preview: Preview = {
  tags: ['autodocs'],
  decorators: [withGlobals],
  globalTypes: {
    locale: toolbarMenu('Language', 'globe', { en: 'English', de: 'Deutsch' }),
    brand: toolbarMenu('Brand', 'paintbrush', { elevate: 'Elevate', plain: 'Plain' }),
    scheme: toolbarMenu('Scheme', 'moon', { day: 'By day', night: 'By night' }),
    textSize: toolbarMenu('Text size', 'zoom', { 100: 'Text 100 %', 200: 'Text 200 %' }),
    direction: toolbarMenu('Direction', 'transfer', { ltr: 'Left to right', rtl: 'Right to left' }),
  },
  // No viewport: a designer's screen decides. vitest.config.ts sets the one of the tests.
  initialGlobals: {
    locale: 'en',
    textSize: '100',
    direction: 'ltr',
    brand: 'elevate',
    scheme: 'day',
  } satisfies Globals,
  argTypesEnhancers: [picturesForChromatic, readableProps],
  parameters: {
    layout: 'padded',
    brands: Object.values(brands),
    options: {
      storySort: {
        order: [
          'Start here',
          'Gallery',
          "What's new",
          'Foundations',
          ['Colour', 'Type', 'Space and layout', 'Motion', 'Pictures', 'Voice', 'Tokens'],
          'Layout',
          'Text',
          'Actions',
          'Forms',
          'Navigation',
          'Cards',
          'Journey',
          'Feedback',
          'Pages',
          ['Home', 'Retreats', 'Tour', 'Article', 'Contact'],
          'Mails',
          'Artwork',
        ],
      },
    },
    docs: { theme: storybookTheme, toc: { headingSelector: 'h2, h3' } },
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
  // Loads every font before a story renders, so that its layout does not shift. A system may lack that of a fallback.
  loaders: [() => Promise.allSettled([...document.fonts].map((face) => face.load()))],
  beforeEach: () => watchConsole(),
  afterEach: async ({ parameters, globals, reporting }) => {
    const unexpected = unexpectedMessages(parameters['expectedMessages']);
    if (import.meta.env['VITEST'] !== undefined) {
      if (unexpected.length > 0) throw new Error(`Unexpected:\n${unexpected.join('\n')}`);
      if (globals['textSize'] === '200') await expectNoOverflow();
    } else if (unexpected.length > 0) {
      // Not thrown: a designer sees the story, where Storybook would show the error in its place.
      reporting.addReport({ type: 'console', version: 1, result: unexpected, status: 'failed' });
    }
  },
};

export default preview;
