import { beforeEach, expect, it, vi } from 'vitest';
import { aboutOf } from '../journeys.ts';

let store: typeof import('./saved.ts');
beforeEach(async () => {
  vi.resetModules();
  store = await import('./saved.ts');
});

it('saves journeys in their order, each once', () => {
  store.save(['ayurveda']);
  store.save(['spa-wellness', 'ayurveda']);
  expect(store.savedJourneys()).toEqual(['ayurveda', 'spa-wellness']);
  store.unsave(['ayurveda']);
  expect(store.savedJourneys()).toEqual(['spa-wellness']);
});

it('adds what an address names, and drops what is unknown', () => {
  store.save(['ayurveda']);
  store.saveFromQuery('spa-wellness,moon,,__proto__,ayurveda', true);
  store.saveFromQuery(null, true);
  store.saveFromQuery('<script>', true);
  expect(store.savedJourneys()).toEqual(['ayurveda', 'spa-wellness']);
});

it('a history entry restores nothing that was removed; a link does', () => {
  store.saveFromQuery('ayurveda,spa-wellness', true);
  store.unsave(['ayurveda']);
  store.saveFromQuery('ayurveda,rajasthan-tour', false);
  expect(store.savedJourneys()).toEqual(['spa-wellness', 'rajasthan-tour']);
  store.saveFromQuery('ayurveda', true);
  store.unsave(['spa-wellness', 'rajasthan-tour']);
  store.saveFromQuery('ayurveda', false);
  expect(store.savedJourneys()).toEqual(['ayurveda']);
});

it('an address reads back what it was written from', () => {
  store.save(['ayurveda', 'varanasi-tour']);
  const about = aboutOf(store.savedJourneys());
  store.unsave(store.savedJourneys());
  store.saveFromQuery(about, true);
  expect(store.savedJourneys()).toEqual(['ayurveda', 'varanasi-tour']);
});
