import { type NightRange, nightRanges } from '@elevate/enquiry';
import { useEffect, useEffectEvent, useRef } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { aboutOf, keepNamed, keptJourneys, useKept } from './kept.ts';

const queryName = 'about';
const nightsName = 'nights';

/** Later addresses in the history bring no nights back. */
let isFirstAddress = true;

interface NightsInAddress {
  /** The nights that the form has. */
  nights: NightRange | undefined;
  /** Called with nights that the address names. */
  onNightsNamed: (nights: NightRange) => void;
}

/**
 * Keeps the journeys that the address names, and names in it all that are kept, so that it can be reloaded or
 * shared. It replaces the entry of the history: Back leads to the page before, and lets go of nothing.
 * @param form reads the nights that a link names, too. They leave the address once the form has others
 */
export function useKeptInAddress(form?: NightsInAddress): void {
  const { key, search, hash } = useLocation();
  const isLink = useNavigationType() === NavigationType.Push;
  const navigate = useNavigate();
  const kept = useKept();
  const readKey = useRef<string>(undefined);
  const nights = form?.nights;

  /** @returns the nights that the form has by then */
  const readNights = useEffectEvent((query: URLSearchParams) => {
    const named = nightRanges.find((range) => range === query.get(nightsName));
    if (!form || !named) return nights;
    form.onNightsNamed(named);
    return named;
  });

  useEffect(() => {
    // Not hydrated yet.
    if (!kept) return;
    const query = new URLSearchParams(search);
    const named = query.get(queryName);
    let heldNights = nights;
    if (readKey.current !== key) {
      readKey.current = key;
      keepNamed(named, isLink);
      if (isLink || isFirstAddress) heldNights = readNights(query);
      isFirstAddress = false;
      // The form has reserved their room until now.
      delete document.documentElement.dataset['about'];
    }
    // Not `kept`, which is older now.
    const about = aboutOf(keptJourneys());
    const hasOtherNights = query.has(nightsName) && query.get(nightsName) !== heldNights;
    if (about === (named ?? '') && !hasOtherNights) return;
    query.delete(queryName);
    if (hasOtherNights) query.delete(nightsName);
    // By hand: URLSearchParams would encode the commas.
    const parts = [about && `${queryName}=${about}`, query.toString()].filter(Boolean);
    void navigate({ search: parts.join('&'), hash }, { replace: true });
  }, [key, search, hash, isLink, navigate, kept, nights]);
}
