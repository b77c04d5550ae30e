import { readFileSync } from 'node:fs';
import type { Mode } from '../../.storybook/modes.ts';

/** A story in one of its modes. */
export interface Shot {
  /** From Storybook's index. */
  story: { id: string; title: string; name: string };
  modeName: string;
  mode: Mode;
  /** Whether the base has no such story. */
  isNew: boolean;
}

/** The input of the tests and the reporter, written by scripts/visual.ts. */
export interface Plan {
  /** Origins of the two Storybooks. */
  base: string;
  work: string;
  /** The base's name in messages. */
  title: string;
  shots: Shot[];
  /** Stories that only the base has. */
  removed: Shot['story'][];
  /** The folder of the report. */
  folder: string;
}

/** The plan in the file that VISUAL_PLAN names. */
export function readPlan(): Plan {
  const path = process.env['VISUAL_PLAN'];
  if (!path) throw new Error('Run `npm run visual`, which writes the plan of these tests');
  return JSON.parse(readFileSync(path, 'utf8')) as Plan;
}
