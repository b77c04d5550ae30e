import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { normalizeProjectAnnotations, prepareStory } from 'storybook/internal/preview-api';
import { describe, expect, it } from 'vitest';
import { picturesForChromatic } from '../../.storybook/modes.ts';

/** A story's parameter for Chromatic. */
const parameterOf = (story: { tags?: string[]; globals?: object; parameters?: object }) =>
  prepareStory(
    { id: 'a--story', name: 'Story', moduleExport: {}, ...story },
    { id: 'a', title: 'A', render: () => null },
    normalizeProjectAnnotations({ argTypesEnhancers: [picturesForChromatic] }),
  ).parameters['chromatic'] as unknown;

it("is accepted by Chromatic's command line, which then misses a token", () => {
  const root = join(import.meta.dirname, '../..');
  const { stderr } = spawnSync('node_modules/.bin/chromatic', {
    cwd: root,
    env: { PATH: process.env['PATH'] },
    encoding: 'utf8',
    timeout: 60_000,
  });
  expect(stderr).toContain('Missing project token');
  expect(stderr).not.toContain('was invalid');
}, 60_000);

describe('the stories that Chromatic takes pictures of', () => {
  it('are the tagged ones', () => {
    expect(parameterOf({})).toMatchObject({ disableSnapshot: true });
  });

  it('have merged modes if they set their own language and viewport', () => {
    const globals = { locale: 'de', viewport: { value: 'narrow' } };
    const tagged = parameterOf({ tags: ['visual'], globals }) as { modes: object };
    expect(tagged).toMatchObject({ disableSnapshot: false, diffThreshold: 0 });
    expect(Object.keys(tagged.modes)).toEqual(['de narrow', 'de narrow, reduced motion']);
  });
});
