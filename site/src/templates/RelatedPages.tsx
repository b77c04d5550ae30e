import type { JourneyId } from '@elevate/enquiry';
import { ButtonGroup, Card, CardGrid, Heading, LinkButton, Section, Stack } from '@elevate/ui';
import { useLingui } from '@lingui/react/macro';
import { useCards } from '../cards/cards.ts';
import { SaveJourney } from '../cards/SaveJourney.tsx';
import { isMirrored } from '../journeys.ts';

interface RelatedPagesProps {
  /** Of the page, if it has one. */
  journey?: JourneyId;
  /** Of journeys and articles, in this order. */
  ids: readonly string[];
  /** The link to all journeys. */
  all?: string;
}

/** Links to related journeys and articles, at the end of a page. */
export function RelatedPages({ journey: own, ids, all }: RelatedPagesProps) {
  const { t } = useLingui();
  const cards = useCards({ ids });
  return (
    <Section
      tone={own && isMirrored(own) ? 'afternoon' : 'dusk'}
      labelledBy="related"
      width="wide"
      isScreenOnly
    >
      <Stack gap="large">
        <Heading level={2} id="related" size="standard">{t`You might also like`}</Heading>
        <CardGrid>
          {cards.map(({ id, journey, href, title, picture, meta, category = meta }) => (
            <Card
              key={id}
              href={href}
              title={title}
              picture={picture}
              alt=""
              headingLevel={3}
              shape="thumbnail"
              save={journey && <SaveJourney journey={journey} title={title} />}
              meta={category}
            />
          ))}
        </CardGrid>
        {all !== undefined && (
          <ButtonGroup>
            <LinkButton href="/retreats" tone="secondary">
              {all}
            </LinkButton>
          </ButtonGroup>
        )}
      </Stack>
    </Section>
  );
}
