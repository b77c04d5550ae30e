import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { loadCsf } from 'storybook/internal/csf-tools';
import { normalizeProjectAnnotations, prepareStory } from 'storybook/internal/preview-api';
import { describe, expect, it } from 'vitest';
import { modesOf, picturesForChromatic } from '../../.storybook/modes.ts';
import { readSynonyms } from '../../.storybook/synonyms.ts';
import { read, root } from '../support/repository.ts';
import { notesOn } from './plan.ts';

/** A story's parameter for Chromatic. */
const parameterOf = (story: { tags?: string[]; globals?: object; parameters?: object }) =>
  prepareStory(
    { id: 'a--story', name: 'Story', moduleExport: {}, ...story },
    { id: 'a', title: 'A', render: () => null },
    normalizeProjectAnnotations({ argTypesEnhancers: [picturesForChromatic] }),
  ).parameters['chromatic'] as unknown;

it("chromatic.config.json is accepted by Chromatic's command line, which then misses a token", () => {
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
    expect(parameterOf({ tags: ['night'] })).toMatchObject({ disableSnapshot: true });
  });

  it('have the usual modes, and those of their tags', () => {
    const tagged = parameterOf({ tags: ['visual', 'night'] }) as { modes: object };
    expect(tagged).toMatchObject({ disableSnapshot: false, diffThreshold: 0 });
    expect(Object.keys(tagged.modes)).toEqual(['en desktop', 'de phone', 'night']);
  });

  it('have merged modes if they set their own language and viewport', () => {
    const globals = { locale: 'de', viewport: { value: 'narrow' } };
    const tags = ['visual', 'motion', 'both-languages'];
    const { modes } = parameterOf({ tags, globals }) as { modes: object };
    expect(Object.keys(modes)).toEqual(['de narrow', 'with motion']);
  });
});

/** A story as the preview knows it. */
const story = (name: string, ...tags: string[]) => ({ id: name, title: 'A', name, tags });

it('names in the report what no comparison shows', () => {
  const base = [story('Kept', 'visual'), story('Untagged', 'visual'), story('Gone', 'visual')];
  const stories = [story('Kept', 'visual'), story('Untagged'), story('New'), story('B', 'visual')];
  const notes = notesOn(stories, base, false);
  expect(notes).toContain('A › Untagged · de phone · has lost its tag');
  expect(notes).toContain('A › Gone · de phone · removed');
  expect(notes).toContain('A › New · new, without a picture');
  expect(notes).toHaveLength(5);
});

describe('the stories', () => {
  const files = globSync('{packages,site}/**/*.stories.tsx', {
    cwd: root,
    exclude: ['**/node_modules/**'],
  }).map((file) => {
    const code = read(file);
    const csf = loadCsf(code, { fileName: file, makeTitle: String });
    return { file, csf: csf.parse() };
  });

  it('have at most 420 pictures in a full build', () => {
    const pictures = files.flatMap(({ csf }) =>
      csf.indexInputs.flatMap(({ tags = [] }) => Object.keys(modesOf({ tags }))),
    );
    expect(pictures.length).toBeGreaterThan(100);
    expect(pictures.length).toBeLessThanOrEqual(420);
  });

  // Storybook's index does not see the tags that come with `...Other`, so that its filter and the pictures differ.
  it('state their tags where they spread a story with some', () => {
    const inherited = files.flatMap(({ file, csf }) => {
      const hasTags = (name: string) => csf._storyAnnotations[name]?.['tags'] !== undefined;
      const stories = Object.keys(csf._stories);
      const tagged = new Set(stories.filter(hasTags));
      const silent = stories.filter((name) => !hasTags(name));
      return silent
        .filter((name) => {
          const node = csf.getStoryExport(name);
          return (
            'properties' in node &&
            node.properties.some(
              (property) =>
                property.type === 'SpreadElement' &&
                property.argument.type === 'Identifier' &&
                tagged.has(property.argument.name),
            )
          );
        })
        .map((name) => `${file}: ${name}`);
    });
    expect(inherited).toEqual([]);
  });

  it('of every component are found by other names', () => {
    const synonyms = Object.entries(readSynonyms());
    expect(synonyms.length).toBeGreaterThan(50);
    expect(synonyms.filter(([, words]) => words.length === 0)).toEqual([]);
  });
});
