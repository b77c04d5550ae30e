import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { EveryComponent } from './fixtures/everyComponent.tsx';

const locales = ['en', 'de'] as const;

// A Content-Security-Policy without 'unsafe-inline' blocks these in prerendered HTML, and hydration does not
// restore them.
test.each(locales)(
  'the HTML has no inline styles, no scripts and nothing hidden (%s)',
  (locale) => {
    const html = renderToString(<EveryComponent locale={locale} />);
    expect(html).not.toMatch(/\sstyle=/);
    expect(html).not.toMatch(/<(style|script)/);
    expect(html).not.toContain('data-reveal');
  },
);

test('ids in the HTML are unique', () => {
  const template = document.createElement('template');
  template.innerHTML = renderToString(<EveryComponent locale="en" />);
  const ids = [...template.content.querySelectorAll('[id]')].map(({ id }) => id);
  expect(ids.length).toBeGreaterThan(10);
  expect(new Set(ids).size).toBe(ids.length);
});

test.each(locales)('hydrates without a mismatch (%s)', async (locale) => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const consoleError = vi.spyOn(console, 'error');
  const onRecoverableError = vi.fn<(error: unknown) => void>();
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(<EveryComponent locale={locale} />);
  const waiting = () => container.querySelectorAll('button[data-waiting]').length;
  expect(waiting()).toBe(1);
  const root = await act(async () =>
    hydrateRoot(container, <EveryComponent locale={locale} />, { onRecoverableError }),
  );
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(consoleError).not.toHaveBeenCalled();
  expect(waiting()).toBe(0);
  act(() => root.unmount());
  container.remove();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});
