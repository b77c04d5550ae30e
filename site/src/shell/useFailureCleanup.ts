import { useSite } from '../SiteContext.ts';

/** What the site forgets once a page, or all of it, has failed. */
export function useFailureCleanup(): () => void {
  const { partLoader, removePrerenderedHead } = useSite();
  return () => {
    // The next visit to a page, by a link or by a button, tries again.
    partLoader.forgetFailures();
    // A page that failed to hydrate has not adopted it.
    removePrerenderedHead();
  };
}
