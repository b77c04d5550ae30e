import type { JourneyId } from '@elevate/enquiry';
import { useLingui } from '@lingui/react/macro';
import { useCountWord } from '../cards/useCountWord.ts';
import { type Destination, hoursTo, stayFacts } from './stays.ts';

/** What the record of stays says, in words. */
export function useStays() {
  const { t } = useLingui();
  const countWord = useCountWord();
  return {
    /** The nights a stay takes at least, as 'five'. */
    leastNights: (journey: JourneyId) => countWord(stayFacts(journey).least),
    /** As 'Rishikesh: about 19 hours from Frankfurt or Zurich, 20 from London'. */
    doorToDoor: (place: Destination) => {
      const { frankfurt, london, zurich } = hoursTo(place);
      if (frankfurt !== zurich) {
        return t`${place}: about ${frankfurt} hours from Frankfurt and ${london} from London, both non-stop, ${zurich} from Zurich`;
      }
      return frankfurt === london
        ? t`${place}: about ${london} hours from Frankfurt, Zurich or London`
        : t`${place}: about ${frankfurt} hours from Frankfurt or Zurich, ${london} from London`;
    },
  };
}
