import { Card, CardGrid } from '@elevate/ui';
import { useLingui } from '@lingui/react/macro';
import { useFormats } from '../language/formats.ts';
import type { SiteCard } from './cards.ts';

/** Articles as cards, with their date and category. */
export function ArticleList({ cards }: { cards: SiteCard[] }) {
  const { t } = useLingui();
  const { formatDate } = useFormats();
  return (
    <CardGrid>
      {cards.map(({ id, category, published, ...card }) => (
        <Card
          key={id}
          {...card}
          headingLevel={3}
          action={t`Read More`}
          badge={category}
          date={published ? formatDate(published) : undefined}
        />
      ))}
    </CardGrid>
  );
}
