import type { Site } from '../SiteContext.ts';

/** Milliseconds until the server counts as out of reach. */
const patience = 10_000;

/** Whether the server answers for an address, if only to say that there is no such page. */
export async function isServed(address: string): Promise<boolean> {
  try {
    const { status } = await fetch(address, {
      method: 'HEAD',
      cache: 'no-store',
      signal: AbortSignal.timeout(patience),
    });
    return status < 500;
  } catch {
    return false;
  }
}

/**
 * Loads an address as if it had been typed, and with it the site as it is deployed now. What visitors
 * have typed travels along in the history's entry, where `takeDrafts` takes it out again at once.
 */
export function loadAnew({ drafts }: Site, address = location.href): void {
  history.replaceState({ ...history.state, drafts }, '', address);
  location.reload();
}

/** What was typed before the address was loaded anew. It is kept in memory only, from here on as before. */
export function takeDrafts(): Site['drafts'] {
  const { drafts = {}, ...state } = (history.state ?? {}) as Partial<Pick<Site, 'drafts'>>;
  if (Object.keys(drafts).length > 0) history.replaceState(state, '');
  return drafts;
}
