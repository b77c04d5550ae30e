import type { JourneyId } from '@elevate/enquiry';
import type { Translated } from '@elevate/languages';
import type { Origin } from './entry.ts';

/** What a price covers, and on which terms. What is left out has no row on the page. */
export type Conditions = Origin & {
  /** Used as a key; unique among the conditions. */
  id: string;
  /** Those it applies to. Without it: every journey that has none of its own in the file. */
  journeys?: readonly JourneyId[];
  included?: readonly Translated[];
  notIncluded?: readonly Translated[];
  /** Class of the hotels, or the property of each night. */
  stays?: readonly Translated[];
  /** The languages of guides, teachers or doctors. */
  guides?: Translated;
  /** Whom the contract is with: 'With …'. */
  organiser?: Translated;
  /** What protects the money paid if the organiser becomes insolvent. */
  insolvencyProtection?: Translated;
  cancellation?: Translated;
};

/** The conditions of a journey among these: its own, else those for every other journey. */
export const conditionsOf = (
  journey: JourneyId,
  entries: readonly Conditions[],
): Conditions | undefined =>
  entries.find(({ journeys }) => journeys?.includes(journey)) ??
  entries.find(({ journeys }) => journeys === undefined);
