import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Mode } from '../../.storybook/modes.ts';

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
