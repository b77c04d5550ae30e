import { Card, CardGrid } from '@elevate/ui';
import { useLingui } from '@lingui/react/macro';
import { useDates } from '../language/useDates.ts';
import type { SiteCard } from './cards.ts';
import { KeepJourney } from './KeepJourney.tsx';

interface CardListProps {
  cards: SiteCard[];
  headingLevel: 2 | 3;
  /** @default 3 */
  columns?: 2 | 3 | 6;
}

/** Pages as cards. Articles have their date and category. */
export function CardList({ cards, headingLevel, columns = 3 }: CardListProps) {
  const { t } = useLingui();
  const { formatDate } = useDates();
  return (
    <CardGrid columns={columns}>
      {cards.map(({ id, journey, category, published, ...card }) => (
        <Card
          key={id}
          {...card}
          headingLevel={headingLevel}
          keep={journey && <KeepJourney journey={journey} title={card.title} />}
          shape={published ? 'plain' : 'arch'}
          {...(category && { badge: category, action: t`Read More` })}
          {...(published && { date: formatDate(published) })}
        />
      ))}
    </CardGrid>
  );
}
