import { useSyncExternalStore } from 'react';

const never = () => () => {};
const now = new Date();
// Noon where it is read, so that it is the same day everywhere.
const buildDate = new Date(`${import.meta.env.VITE_BUILD_DATE}T12:00:00`);

/**
 * Today in the visitor's browser. A prerendered page holds the day of its build and changes to
 * today's once it runs, without a hydration mismatch.
 */
export function useToday(): Date {
  return useSyncExternalStore(
    never,
    () => now,
    () => buildDate,
  );
}
