import { beforeEach, expect, it, vi } from 'vitest';

let store: typeof import('./kept.ts');
beforeEach(async () => {
  vi.resetModules();
  store = await import('./kept.ts');
});

it('keeps journeys in their order, each once', () => {
  store.keep(['ayurveda']);
  store.keep(['spa-wellness', 'ayurveda']);
  expect(store.keptJourneys()).toEqual(['ayurveda', 'spa-wellness']);
  store.release(['ayurveda']);
  expect(store.keptJourneys()).toEqual(['spa-wellness']);
});

it('adds what an address names, and drops what is unknown', () => {
  store.keep(['ayurveda']);
  store.keepNamed('spa-wellness,moon,,__proto__,ayurveda', true);
  store.keepNamed(null, true);
  store.keepNamed('<script>', true);
  expect(store.keptJourneys()).toEqual(['ayurveda', 'spa-wellness']);
});

it('an address in the history brings back nothing that was let go of; a link does', () => {
  store.keepNamed('ayurveda,spa-wellness', true);
  store.release(['ayurveda']);
  store.keepNamed('ayurveda,rajasthan-tour', false);
  expect(store.keptJourneys()).toEqual(['spa-wellness', 'rajasthan-tour']);
  store.keepNamed('ayurveda', true);
  store.release(['spa-wellness', 'rajasthan-tour']);
  store.keepNamed('ayurveda', false);
  expect(store.keptJourneys()).toEqual(['ayurveda']);
});

it('an address reads back what it was written from', () => {
  store.keep(['ayurveda', 'varanasi-tour']);
  const about = store.aboutOf(store.keptJourneys());
  store.release(store.keptJourneys());
  store.keepNamed(about, true);
  expect(store.keptJourneys()).toEqual(['ayurveda', 'varanasi-tour']);
});
