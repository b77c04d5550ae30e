import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Mode, modesOf, visualTag } from '../../.storybook/modes.ts';

/** A story as Storybook's preview knows it. */
export type Story = Record<'id' | 'title' | 'name', string> & Parameters<typeof modesOf>[0];

/** A story in one of its modes. */
export interface Picture {
  storyId: string;
  /** The story and the mode, as messages name them. */
  title: string;
  modeName: string;
  mode: Mode;
  /** The path of its file below the baselines. */
  path: string[];
}

/** What scripts/visual.ts tells the tests. */
export interface Plan {
  /** Of the Storybook's server. */
  origin: string;
  pictures: Picture[];
  /** The folder of the base's pictures. */
  baselines: string;
  /** Lines of the report without a picture. */
  notes: string[];
}

export const cache = join(import.meta.dirname, '../../.cache/visual');
export const planFile = join(cache, 'plan.json');
export const readPlan = () => JSON.parse(readFileSync(planFile, 'utf8')) as Plan;

/** The pictures of all stories. @param isFull in all modes */
export const picturesOf = (stories: Story[], isFull: boolean): Picture[] =>
  stories.flatMap((story) =>
    Object.entries(modesOf(story, isFull)).map(([modeName, mode]) => ({
      storyId: story.id,
      title: `${story.title} › ${story.name} · ${modeName}`,
      modeName,
      mode,
      path: [story.id, `${modeName}.png`],
    })),
  );

/** What a comparison cannot show: pictures that are gone, and new stories without one. */
export function notesOn(stories: Story[], base: Story[], isFull: boolean): string[] {
  const ids = new Set(stories.map(({ id }) => id));
  const baseIds = new Set(base.map(({ id }) => id));
  const titles = new Set(picturesOf(stories, isFull).map(({ title }) => title));
  const gone = picturesOf(base, isFull).filter(({ title }) => !titles.has(title));
  const unpictured = stories.filter(
    ({ id, tags }) => !baseIds.has(id) && !tags.includes(visualTag),
  );
  return [
    ...gone.map((old) => `${old.title} · ${ids.has(old.storyId) ? 'has lost its tag' : 'removed'}`),
    ...unpictured.map(({ title, name }) => `${title} › ${name} · new, without a picture`),
  ];
}
