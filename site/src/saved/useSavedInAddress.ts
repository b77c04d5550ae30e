import { type NightRange, nightRanges } from '@elevate/enquiry';
import { useEffect, useEffectEvent, useRef } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { aboutOf } from '../journeys.ts';
import { savedJourneys, saveFromQuery, useSaved } from './saved.ts';

const queryName = 'about';
const nightsName = 'nights';

/** Whether no address was read yet. Back to an entry that names nights does not restore them. */
let isFirstAddress = true;

interface NightsInAddress {
  /** The nights that the form has. */
  nights: NightRange | undefined;
  /** Called with nights that the address names. */
  onNightsNamed: (nights: NightRange) => void;
}

/**
 * Saves the journeys that the address names, and writes all saved journeys to the address, so that it can be reloaded or
 * shared. It replaces the history entry: Back leads to the previous page, and removes nothing.
 * @param form reads the nights that a link names, too. They leave the address once the form has others
 */
export function useSavedInAddress(form?: NightsInAddress): void {
  const { key, search, hash } = useLocation();
  const isLink = useNavigationType() === NavigationType.Push;
  const navigate = useNavigate();
  const saved = useSaved();
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
    if (!saved) return;
    const query = new URLSearchParams(search);
    const named = query.get(queryName);
    let heldNights = nights;
    if (readKey.current !== key) {
      readKey.current = key;
      saveFromQuery(named, isLink);
      if (isLink || isFirstAddress) heldNights = readNights(query);
      isFirstAddress = false;
      // The form has reserved their room until now.
      delete document.documentElement.dataset['about'];
    }
    // Not `saved`, which is stale by now.
    const about = aboutOf(savedJourneys());
    const hasOtherNights = query.has(nightsName) && query.get(nightsName) !== heldNights;
    if (about === (named ?? '') && !hasOtherNights) return;
    query.delete(queryName);
    if (hasOtherNights) query.delete(nightsName);
    // By hand: URLSearchParams would encode the commas.
    const parts = [about && `${queryName}=${about}`, query.toString()].filter(Boolean);
    void navigate({ search: parts.join('&'), hash }, { replace: true });
  }, [key, search, hash, isLink, navigate, saved, nights]);
}
