import { pictures } from '@elevate/artwork';
import type { JourneyId } from '@elevate/enquiry';
import { journeyTitle } from '@elevate/enquiry/journeyTitles';
import { useLingui } from '@lingui/react/macro';
import { siteJourneys } from '../journeys.ts';

/** Saved journeys as lists show them: each with its title and the picture of its card. */
export function useJourneyItems(ids: readonly JourneyId[]) {
  const { i18n } = useLingui();
  return ids.map((id) => ({
    id,
    label: journeyTitle(id, i18n),
    picture: pictures[siteJourneys[id].picture],
  }));
}
