import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * Whether the page is hydrated. What only the browser knows, such as the query of the address, is not in
 * the prerendered HTML: it is rendered right after hydration, to avoid a mismatch.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
