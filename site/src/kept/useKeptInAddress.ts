import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { aboutOf, keepNamed, keptJourneys, useKept } from './kept.ts';

const queryName = 'about';

/**
 * Keeps the journeys that the address names, and names in it all that are kept, so that it can be reloaded or
 * shared. It replaces the entry of the history: Back leads to the page before, and lets go of nothing.
 */
export function useKeptInAddress(): void {
  const { key, search, hash } = useLocation();
  const isLink = useNavigationType() === NavigationType.Push;
  const navigate = useNavigate();
  const kept = useKept();
  const readKey = useRef<string>(undefined);

  useEffect(() => {
    // Not hydrated yet.
    if (!kept) return;
    const query = new URLSearchParams(search);
    const named = query.get(queryName);
    if (readKey.current !== key) {
      readKey.current = key;
      keepNamed(named, isLink);
    }
    // Not `kept`, which is older now.
    const about = aboutOf(keptJourneys());
    if (about === (named ?? '')) return;
    query.delete(queryName);
    // By hand: URLSearchParams would encode the commas.
    const parts = [about && `${queryName}=${about}`, query.toString()].filter(Boolean);
    void navigate({ search: parts.join('&'), hash }, { replace: true });
  }, [key, search, hash, isLink, navigate, kept]);
}
