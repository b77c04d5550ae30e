import { Card, CardShowcase, FeaturedCard } from '@elevate/ui';
import type { SiteCard } from './cards.ts';
import { KeepJourney } from './KeepJourney.tsx';

/** Journeys as cards, of which the first leads. */
export function JourneyShowcase({ cards }: { cards: SiteCard[] }) {
  const [lead, ...others] = cards.map(({ id, journey, href, title, text, alt, meta, picture }) => ({
    key: id,
    href,
    title,
    text,
    alt,
    picture,
    ...(meta !== undefined && { meta }),
    headingLevel: 3 as const,
    keep: journey && <KeepJourney journey={journey} title={title} />,
  }));
  if (!lead) return null;
  const { key: _key, ...content } = lead;
  return (
    <CardShowcase lead={<FeaturedCard {...content} layout="column" />}>
      {others.map(({ key, ...card }) => (
        <Card key={key} {...card} shape="arch" />
      ))}
    </CardShowcase>
  );
}
