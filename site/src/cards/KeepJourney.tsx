import type { JourneyId } from '@elevate/enquiry';
import { KeepButton, type KeepButtonProps } from '@elevate/ui';
import { useLingui } from '@lingui/react/macro';
import { keep, release, useKept } from '../kept/kept.ts';

interface KeepJourneyProps extends Pick<KeepButtonProps, 'title' | 'tone'> {
  journey: JourneyId;
}

/** The button that keeps a journey for the enquiry, on its card and on its page. */
export function KeepJourney({ journey, ...look }: KeepJourneyProps) {
  const { t } = useLingui();
  const isKept = useKept()?.includes(journey);
  return (
    <KeepButton
      {...look}
      label={t`Keep`}
      keptLabel={t`Kept`}
      isKept={isKept}
      onChange={() => (isKept ? release : keep)([journey])}
    />
  );
}
