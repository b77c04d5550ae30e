import { Card, CardShowcase, FeaturedCard } from '@elevate/ui';
import type { SiteCard } from './cards.ts';
import { KeepJourney } from './KeepJourney.tsx';

const contentOf = ({ id: _id, journey, ...card }: SiteCard) => ({
  ...card,
  headingLevel: 3 as const,
  keep: journey && <KeepJourney journey={journey} title={card.title} />,
});

/** Journeys as cards, of which the first leads. */
export function JourneyShowcase({ cards: [lead, ...others] }: { cards: SiteCard[] }) {
  return (
    <CardShowcase lead={lead && <FeaturedCard {...contentOf(lead)} layout="column" />}>
      {others.map((card) => (
        <Card key={card.id} {...contentOf(card)} shape="arch" />
      ))}
    </CardShowcase>
  );
}
