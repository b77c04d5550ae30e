import { Card, CardShowcase, type CardShowcaseProps } from '@elevate/ui';
import type { SiteCard } from './cards.ts';
import { SaveJourney } from './SaveJourney.tsx';

interface JourneyShowcaseProps extends Pick<CardShowcaseProps, 'intro'> {
  cards: SiteCard[];
  /** Whether each card has the button that saves its journey. @default false */
  hasSaveButtons?: boolean;
}

/** Journeys as cards of the same weight. */
export function JourneyShowcase({ intro, cards, hasSaveButtons = false }: JourneyShowcaseProps) {
  return (
    <CardShowcase intro={intro}>
      {cards.map(({ id, journey, ...card }) => (
        <Card
          {...card}
          key={id}
          headingLevel={3}
          shape="framed"
          save={
            hasSaveButtons && journey ? (
              <SaveJourney journey={journey} title={card.title} />
            ) : undefined
          }
        />
      ))}
    </CardShowcase>
  );
}
