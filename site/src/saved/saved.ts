import { type JourneyId, parseJourneys } from '@elevate/enquiry';
import { useSyncExternalStore } from 'react';

let saved: readonly JourneyId[] = [];
/** What the visitor removed: a history entry that still names it does not restore it. */
const removed = new Set<JourneyId>();
const listeners = new Set<() => void>();

function setSaved(next: readonly JourneyId[]) {
  saved = next;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The saved journeys, in the order in which they were saved. In memory only; addresses add to them. */
export const savedJourneys = (): readonly JourneyId[] => saved;

/** The same, for components. Undefined in prerendered HTML and until it is hydrated. */
export const useSaved = (): readonly JourneyId[] | undefined =>
  useSyncExternalStore<readonly JourneyId[] | undefined>(subscribe, savedJourneys, () => undefined);

export function save(journeys: readonly JourneyId[]): void {
  for (const id of journeys) removed.delete(id);
  const next = parseJourneys([...saved, ...journeys]);
  if (next.length > saved.length) setSaved(next);
}

export function unsave(journeys: readonly JourneyId[]): void {
  for (const id of journeys) removed.add(id);
  setSaved(saved.filter((id) => !journeys.includes(id)));
}

/**
 * Saves what an address names.
 * @param isLink whether a link led there: a link also restores what the visitor has removed
 */
export function saveFromQuery(about: string | null, isLink: boolean): void {
  const named = parseJourneys(about?.split(','));
  save(isLink ? named : named.filter((id) => !removed.has(id)));
}
