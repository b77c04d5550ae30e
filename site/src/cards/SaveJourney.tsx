import type { JourneyId } from '@elevate/enquiry';
import { SaveButton, type SaveButtonProps } from '@elevate/ui';
import { useLingui } from '@lingui/react/macro';
import { save, unsave, useSaved } from '../saved/saved.ts';

interface SaveJourneyProps extends Pick<SaveButtonProps, 'title' | 'tone'> {
  journey: JourneyId;
}

/** The button that saves a journey for the enquiry, on its card and on its page. */
export function SaveJourney({ journey, ...look }: SaveJourneyProps) {
  const { t } = useLingui();
  const isSaved = useSaved()?.includes(journey);
  return (
    <SaveButton
      {...look}
      labels={{ save: t`Save`, saved: t`Saved` }}
      isSaved={isSaved}
      onChange={() => (isSaved ? unsave : save)([journey])}
    />
  );
}
