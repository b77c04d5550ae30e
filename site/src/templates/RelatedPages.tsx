import { Card, CardGrid, Heading, Section, Stack } from '@elevate/ui';
import { Trans } from '@lingui/react/macro';
import { useCards } from '../cards/cards.ts';
import { KeepJourney } from '../cards/KeepJourney.tsx';

/** Links to related journeys and articles in the given order, at the end of a page. */
export function RelatedPages({ ids }: { ids: readonly string[] }) {
  const cards = useCards({ ids });
  return (
    <Section labelledBy="related" width="wide" isScreenOnly>
      <Stack gap="large">
        <Heading level={2} id="related">
          <Trans>You might also like</Trans>
        </Heading>
        <CardGrid>
          {cards.map(({ id, journey, href, title, picture, meta = '', category = meta }) => (
            <Card
              key={id}
              href={href}
              title={title}
              picture={picture}
              alt=""
              headingLevel={3}
              shape="thumbnail"
              keep={journey && <KeepJourney journey={journey} title={title} />}
              {...(category && { meta: category })}
            />
          ))}
        </CardGrid>
      </Stack>
    </Section>
  );
}
