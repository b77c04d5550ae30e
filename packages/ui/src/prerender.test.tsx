import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { EveryComponent } from './fixtures/everyComponent.tsx';
import { placeOfTests } from './fixtures/place.ts';

const locales = ['en', 'de'] as const;

// A Content-Security-Policy without 'unsafe-inline' blocks these in prerendered HTML, and hydration does not
// restore them.
test.each(locales)('the HTML has no inline styles, no scripts, nothing hidden (%s)', (locale) => {
  const html = renderToString(<EveryComponent locale={locale} />);
  expect(html).not.toMatch(/\sstyle=/);
  expect(html).not.toMatch(/<(style|script)/);
  expect(html).not.toContain('data-reveal');
});

test('ids in the HTML are unique', () => {
  const template = document.createElement('template');
  template.innerHTML = renderToString(<EveryComponent locale="en" />);
  const ids = [...template.content.querySelectorAll('[id]')].map(({ id }) => id);
  expect(ids.length).toBeGreaterThan(10);
  expect(new Set(ids).size).toBe(ids.length);
});

const { container, prerender, hydrate } = placeOfTests({ isActing: true });

const waiting = () => container.querySelectorAll('button[data-waiting]').length;

test.each(locales)('hydrates without a mismatch (%s)', async (locale) => {
  prerender(<EveryComponent locale={locale} />);
  expect(waiting()).toBe(1);
  await hydrate(<EveryComponent locale={locale} />);
  expect(waiting()).toBe(0);
});
