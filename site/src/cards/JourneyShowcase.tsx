import { Card, CardShowcase, FeaturedCard } from '@elevate/ui';
import type { SiteCard } from './cards.ts';
import { SaveJourney } from './SaveJourney.tsx';

interface JourneyShowcaseProps {
  cards: SiteCard[];
  /** Whether each card has the button that saves its journey. @default false */
  hasSaveButtons?: boolean;
}

/** Journeys as cards, of which the first leads. */
export function JourneyShowcase({
  cards: [lead, ...others],
  hasSaveButtons = false,
}: JourneyShowcaseProps) {
  const contentOf = ({ id: _id, journey, ...card }: SiteCard) => ({
    ...card,
    headingLevel: 3 as const,
    save:
      hasSaveButtons && journey ? <SaveJourney journey={journey} title={card.title} /> : undefined,
  });
  return (
    <CardShowcase lead={lead && <FeaturedCard {...contentOf(lead)} layout="column" />}>
      {others.map((card) => (
        <Card key={card.id} {...contentOf(card)} shape="framed" />
      ))}
    </CardShowcase>
  );
}
