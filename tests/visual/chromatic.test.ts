import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { normalizeProjectAnnotations, prepareStory } from 'storybook/internal/preview-api';
import { describe, expect, it } from 'vitest';
import { picturesForChromatic } from '../../.storybook/modes.ts';

const root = join(import.meta.dirname, '../..');
/** Runs Chromatic without a token: it checks its configuration, then exits. */
function chromatic() {
  const env = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !name.startsWith('CHROMATIC_')),
  );
  const cli = join(root, 'node_modules/chromatic/dist/bin.cjs');
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [cli, '--config-file', 'chromatic.config.json'],
    {
      cwd: root,
      env,
      encoding: 'utf8',
      timeout: 30_000,
    },
  );
  return stdout + stderr;
}

/** A story's parameter for Chromatic. */
const parameterOf = (story: { tags?: string[]; globals?: object; parameters?: object }) =>
  prepareStory(
    { id: 'a--story', name: 'Story', moduleExport: {}, ...story },
    { id: 'a', title: 'A', render: () => null },
    normalizeProjectAnnotations({ argTypesEnhancers: [picturesForChromatic] }),
  ).parameters['chromatic'] as unknown;

describe("Chromatic's configuration", { timeout: 60_000 }, () => {
  it('is accepted by its command line', () => {
    const said = chromatic();
    expect(said).toContain('Missing project token');
    expect(said).not.toContain('was invalid');
  });
});

describe('the stories that Chromatic takes pictures of', () => {
  it('are the tagged ones, in all modes, without tolerance', () => {
    expect(parameterOf({ tags: ['visual'] })).toEqual({
      disableSnapshot: false,
      diffThreshold: 0,
      diffIncludeAntiAliasing: true,
      modes: {
        'en phone': { locale: 'en', viewport: 'phone' },
        'en desktop': { locale: 'en', viewport: 'desktop' },
        'de phone': { locale: 'de', viewport: 'phone' },
        'de desktop': { locale: 'de', viewport: 'desktop' },
        'en desktop, reduced motion': {
          locale: 'en',
          viewport: 'desktop',
          prefersReducedMotion: 'reduce',
        },
      },
    });
  });

  it('are no others', () => {
    expect(parameterOf({})).toMatchObject({ disableSnapshot: true });
  });

  it('merges modes for a story that sets its own language and viewport', () => {
    const globals = { locale: 'de', viewport: { value: 'narrow' } };
    const { modes } = parameterOf({ tags: ['visual'], globals }) as { modes: object };
    expect(Object.keys(modes)).toEqual(['de narrow', 'de narrow, reduced motion']);
  });
});
