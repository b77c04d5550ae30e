import { type JourneyId, journeysIn } from '@elevate/enquiry';
import { useSyncExternalStore } from 'react';

let kept: readonly JourneyId[] = [];
/** What the visitor let go of: an address in the history that still names it does not bring it back. */
const released = new Set<JourneyId>();
const listeners = new Set<() => void>();

function setKept(next: readonly JourneyId[]) {
  kept = next;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The journeys that the visitor keeps, in that order. In memory only; addresses add to it. */
export const keptJourneys = (): readonly JourneyId[] => kept;

/** The same, for components. Undefined in prerendered HTML and until it is hydrated. */
export const useKept = (): readonly JourneyId[] | undefined =>
  useSyncExternalStore<readonly JourneyId[] | undefined>(subscribe, keptJourneys, () => undefined);

export function keep(journeys: readonly JourneyId[]): void {
  for (const id of journeys) released.delete(id);
  const next = journeysIn([...kept, ...journeys]);
  if (next.length > kept.length) setKept(next);
}

export function release(journeys: readonly JourneyId[]): void {
  for (const id of journeys) released.add(id);
  setKept(kept.filter((id) => !journeys.includes(id)));
}

/** The value of `about` in an address that names these journeys. */
export const aboutOf = (journeys: readonly JourneyId[]): string => journeys.join();

/**
 * Keeps what an address names.
 * @param isLink whether a link led there: it also brings back what the visitor has let go of
 */
export function keepNamed(about: string | null, isLink: boolean): void {
  const named = journeysIn(about?.split(','));
  keep(isLink ? named : named.filter((id) => !released.has(id)));
}
