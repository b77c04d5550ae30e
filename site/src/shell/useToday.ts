import { useHydrated } from './useHydrated.ts';

const now = new Date();
// Noon in the reader's time zone, so that it is the same day everywhere.
const buildDate = new Date(`${import.meta.env.VITE_BUILD_DATE}T12:00:00`);

/**
 * Today in the visitor's browser. A prerendered page has the day of its build, and changes to today
 * after hydration, without a mismatch.
 */
export const useToday = (): Date => (useHydrated() ? now : buildDate);
