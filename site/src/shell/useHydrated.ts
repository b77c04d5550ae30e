import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * Whether the page has come to life. What only the browser knows, such as the query in the address,
 * is not in the prerendered HTML: hydration starts without it, and it is added right after.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
