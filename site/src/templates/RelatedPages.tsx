import { Heading, Section, Stack } from '@elevate/ui';
import { Trans } from '@lingui/react/macro';
import { CardList } from '../cards/CardList.tsx';
import { useCards } from '../cards/cards.ts';

/** Cards of related journeys and articles, at the end of a page. */
export function RelatedPages({ ids }: { ids: readonly string[] }) {
  const cards = useCards({ ids });
  return (
    <Section labelledBy="related" width="wide">
      <Stack gap="large">
        <Heading level={2} id="related">
          <Trans>Goes well with this</Trans>
        </Heading>
        <CardList cards={cards} headingLevel={3} shape="plain" />
      </Stack>
    </Section>
  );
}
