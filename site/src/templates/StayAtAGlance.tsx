import { type Conditions, examplePriceOf, propertiesOf } from '@elevate/brand/operator';
import type { JourneyId } from '@elevate/enquiry';
import { AtAGlance, LinkButton, type PictureSource, TextLink } from '@elevate/ui';
import { useLingui } from '@lingui/react/macro';
import { stayFacts } from '../facts/stays.ts';
import { useStays } from '../facts/useStays.ts';
import { enquiryHref } from '../journeys.ts';
import { ExamplesNotice } from './ExamplesNotice.tsx';
import { useOperatorFact } from './useOperatorFact.ts';
import { usePriceFacts } from './usePriceFacts.tsx';

interface StayAtAGlanceProps {
  /** A category. */
  journey: JourneyId;
  /** The operator's conditions, if there are any. */
  terms: Conditions | undefined;
  /** A small drawing by the price. */
  emblem: PictureSource;
}

/** What visitors compare before they read about a kind of retreat. */
export function StayAtAGlance({ journey, terms, emblem }: StayAtAGlanceProps) {
  const { t, i18n } = useLingui();
  const { price, total } = usePriceFacts(journey, terms?.included !== undefined);
  const { doorToDoor } = useStays();
  const { least, nights, doctor, places } = stayFacts(journey);
  const operatorFact = useOperatorFact();
  return (
    <AtAGlance
      title={t`At a glance`}
      headingLevel={3}
      items={[
        ...price.map((fact) => ({ ...fact, picture: emblem })),
        { label: t`Duration`, value: i18n._(nights), isShort: true },
        { label: t`Doctor`, value: i18n._(doctor), isShort: true },
        ...[
          ...operatorFact(t`Arrival`, terms?.starts),
          ...operatorFact(t`Languages`, terms?.guides),
        ].map((fact) => ({ ...fact, isShort: true })),
      ]}
      further={{
        label: t`Way there and total cost`,
        items: [
          {
            label: t`From your door to the retreat`,
            points: places.map(doorToDoor),
            // A week of leave has room for six nights.
            ...(least < 7 && {
              note: (
                <TextLink href="/mindful-escapes#is-a-week-enough">{t`Is a week enough?`}</TextLink>
              ),
            }),
          },
          ...total,
        ],
      }}
      action={<LinkButton href={enquiryHref([journey])}>{t`Send an enquiry`}</LinkButton>}
      note={<ExamplesNotice records={[examplePriceOf(journey), terms, ...propertiesOf(journey)]} />}
    />
  );
}
