import type { JourneyId } from '@elevate/enquiry';
import type { Translated } from '@elevate/languages';
import type { Origin } from './operatorRecord.ts';

/** What a price covers, and on which terms. What is left out has no row on the page. */
export type Conditions = Origin & {
  /** Used as a key; unique among the conditions. */
  id: string;
  /** The journeys it applies to. @default every journey without conditions of its own in the file */
  journeys?: readonly JourneyId[];
  included?: readonly Translated[];
  notIncluded?: readonly Translated[];
  /** On which days a stay begins. */
  starts?: Translated;
  /** Class of the hotels, or the property of each night. */
  stays?: readonly Translated[];
  /** The languages of guides, teachers or doctors. */
  guides?: Translated;
  /** Whether others come along: private, or a group and how large it is. */
  group?: Translated;
  /** Whom the contract is with: 'With …'. */
  organiser?: Translated;
  /** What protects the money paid if the organiser becomes insolvent. */
  insolvencyProtection?: Translated;
  cancellation?: Translated;
};

/** The conditions of a journey among these: its own, else those for every other journey. */
export const conditionsOf = (
  journey: JourneyId,
  records: readonly Conditions[],
): Conditions | undefined =>
  records.find(({ journeys }) => journeys?.includes(journey)) ??
  records.find(({ journeys }) => journeys === undefined);
