import { conditionsOf, tourConditions } from '@elevate/brand/operator';
import {
  Frieze,
  Heading,
  Highlights,
  RouteMap,
  type RouteMapProps,
  Section,
  Stack,
  TextLink,
} from '@elevate/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useCard } from '../cards/cards.ts';
import { ErrorBoundary } from '../shell/ErrorBoundary.tsx';
import {
  DayByDay,
  type ItineraryPageContent,
  ItineraryPageTemplate,
} from './ItineraryPageTemplate.tsx';
import { TitledProse } from './TitledProse.tsx';

/** The words of a tour page (docs/product.md, section 2, 'Tour pages'). */
interface TourContent extends ItineraryPageContent {
  /** The places in their order. */
  route: string;
  /** From Europe to the first place, and back from the last. */
  gettingThere: string;
  gettingHome: string;
  highlights: string[];
  /** Shown beside the days. */
  map: RouteMapProps;
  /** Milliseconds between the reveals of two days (docs/product.md, section 9). */
  revealDelay: number;
  /** What to know before: roads, fog, rites, dress. Paragraphs, in two columns. */
  practical: ReactNode;
}

/** A tour: its highlights, its days with a map, and what to know before. */
export function TourTemplate({ content }: { content: TourContent }) {
  const { t } = useLingui();
  const { frieze } = useCard(content.journey).picture;
  const { highlights, gettingThere, gettingHome, practical } = content;
  return (
    <ItineraryPageTemplate
      content={content}
      labels={{
        enquire: t`Book This Tour`,
        all: t`View All Tours`,
        enquireNote: t`This opens an enquiry. You book later, with the tour operator.`,
      }}
      terms={conditionsOf(content.journey, tourConditions)}
      highlights={
        <Stack gap="medium">
          <Heading level={2} id="highlights" size="standard">{t`Highlights`}</Heading>
          <Highlights labelledBy="highlights" items={highlights} />
        </Stack>
      }
      facts={[{ label: t`Route`, value: content.route }]}
      practical={
        <TitledProse id="practical" title={t`Before you go`} hasColumns isFolded>
          <p>
            <Trans>
              <strong>Getting there:</strong> {gettingThere}
            </Trans>
          </p>
          <p>
            <Trans>
              <strong>Getting home:</strong> {gettingHome}
            </Trans>
          </p>
          {practical}
          <p>
            <Trans>
              For your visa (OCI card holders need none) and e-Arrival card, see{' '}
              <TextLink href="/before-you-go">Before you go to India</TextLink>. If you fall ill, or
              a driver says your hotel is closed, read{' '}
              <TextLink href="/before-you-go#stomach">Stomach, heat and scams</TextLink>.
            </Trans>
          </p>
        </TitledProse>
      }
    >
      {frieze && <Frieze source={frieze} />}
      <Section tone="tinted" labelledBy="itinerary" width="wide">
        <DayByDay
          itinerary={content.itinerary}
          revealDelay={content.revealDelay}
          map={
            <ErrorBoundary fallback={() => null}>
              <RouteMap {...content.map} />
            </ErrorBoundary>
          }
        />
      </Section>
    </ItineraryPageTemplate>
  );
}
