import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import {
  contactDetailsOf,
  contactFormOf,
  dusk,
  footerOf,
  headerOf,
  newsletterFormOf,
  wordsOf,
} from '../fixtures/index.ts';
import {
  Faq,
  Hero,
  LinkButton,
  MessagePage,
  NewsletterBlock,
  Page,
  ToastProvider,
  UiProvider,
} from '../index.ts';

const page = (locale: 'en' | 'de'): ReactElement => {
  const words = wordsOf({ locale });
  const action = <LinkButton href="/">{words.notFound.action}</LinkButton>;
  return (
    <UiProvider locale={locale}>
      <ToastProvider words={words.toasts}>
        <Page header={headerOf(words)} footer={footerOf(words)} skipLinkLabel={words.skip}>
          <Hero
            title={words.brand}
            text={words.hero.text}
            actions={action}
            backdrop={<div>{dusk}</div>}
          />
          {contactFormOf(words)}
          {contactDetailsOf(words)}
          <Faq items={words.faq.items.map((item, index) => ({ id: `faq-${index}`, ...item }))} />
          <NewsletterBlock
            id="letter"
            title={words.newsletter.title}
            text={words.newsletter.text}
            form={newsletterFormOf(words)}
          />
          <MessagePage code="404" {...words.notFound} action={action} />
        </Page>
      </ToastProvider>
    </UiProvider>
  );
};

// A Content-Security-Policy without 'unsafe-inline' blocks these in prerendered HTML, and hydration does not
// restore them.
test.each(['en', 'de'] as const)('the HTML has no inline styles and no scripts (%s)', (locale) => {
  const html = renderToString(page(locale));
  expect(html).not.toMatch(/\sstyle=/);
  expect(html).not.toMatch(/<(style|script)/);
});

test('ids in the HTML are unique', () => {
  const template = document.createElement('template');
  template.innerHTML = renderToString(page('en'));
  const ids = [...template.content.querySelectorAll('[id]')].map(({ id }) => id);
  expect(ids.length).toBeGreaterThan(10);
  expect(new Set(ids).size).toBe(ids.length);
});
