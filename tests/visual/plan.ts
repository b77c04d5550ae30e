import { readFileSync } from 'node:fs';
import type { Mode } from '../../.storybook/modes.ts';

/** A story in one of its modes. */
export interface Shot {
  /** As Storybook's index has them. */
  story: { id: string; title: string; name: string };
  modeName: string;
  mode: Mode;
  /** Whether the base has no such story, and there is nothing to compare with. */
  isNew: boolean;
}

/** What scripts/visual.ts has found out, for the tests and the reporter. */
export interface Plan {
  /** Where the two Storybooks are served. */
  base: string;
  work: string;
  /** How to call the base. */
  title: string;
  shots: Shot[];
  /** Stories that only the base has. */
  removed: Shot['story'][];
  /** Where the report and what belongs to it are written. */
  folder: string;
}

/** The plan in the file that VISUAL_PLAN names. */
export function readPlan(): Plan {
  const path = process.env['VISUAL_PLAN'];
  if (!path) throw new Error('Run `npm run visual`, which makes the plan these tests follow');
  return JSON.parse(readFileSync(path, 'utf8')) as Plan;
}
