import { act, type ReactElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { wordsOf } from '../fixtures/index.ts';
import { journeyWordsOf } from '../fixtures/journeys.ts';
import { pictures } from '../fixtures/pictures.ts';
import { HomePage, TourPage } from '../fixtures/wholePages.tsx';
import {
  ArticleHeader,
  FeaturedCard,
  FormNote,
  JourneyNotice,
  LegalDocument,
  ToastProvider,
  UiProvider,
} from '../index.ts';

const both = ['en', 'de'] as const;

const everything = (locale: (typeof both)[number]): ReactElement => {
  const words = wordsOf({ locale });
  const journey = journeyWordsOf({ locale });
  const [article] = journey.articles;
  if (!article) throw new Error('There is an article');
  return (
    <UiProvider locale={locale}>
      <ToastProvider words={words.toasts}>
        <HomePage locale={locale} art={() => pictures.lake} />
        <TourPage locale={locale} art={() => pictures.lake} />
        <ArticleHeader
          {...article}
          back={{ href: '/blog', label: journey.article.back }}
          author={journey.article.author}
          picture={pictures.lake}
        />
        <FeaturedCard {...article} headingLevel={2} picture={pictures.lake} />
        <LegalDocument {...journey.legal} contentsLabel={journey.legal.contents} />
        <JourneyNotice
          label={journey.notice.label}
          removeLabel={journey.notice.remove}
          onRemove={() => {}}
        />
        <FormNote tone="error">{journey.failure.before}</FormNote>
      </ToastProvider>
    </UiProvider>
  );
};

test.each(both)('the HTML has no inline styles and nothing hidden (%s)', (locale) => {
  const html = renderToString(everything(locale));
  expect(html).not.toMatch(/\sstyle=/);
  expect(html).not.toMatch(/<(style|script)/);
  expect(html).not.toContain('data-reveal');
});

test.each(both)('hydrates without a mismatch (%s)', async (locale) => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const consoleError = vi.spyOn(console, 'error');
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(everything(locale));
  const recoverable = vi.fn<(error: unknown) => void>();
  const root = await act(async () =>
    hydrateRoot(container, everything(locale), { onRecoverableError: recoverable }),
  );
  expect(recoverable).not.toHaveBeenCalled();
  expect(consoleError).not.toHaveBeenCalled();
  act(() => root.unmount());
  container.remove();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});
