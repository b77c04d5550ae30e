import type { JourneyId } from '@elevate/enquiry';
import {
  AtAGlance,
  CallToAction,
  Columns,
  Heading,
  Hero,
  Highlights,
  Itinerary,
  type ItineraryDay,
  LinkButton,
  MediaText,
  Picture,
  type PictureSource,
  Prose,
  RouteMap,
  type RouteMapProps,
  Section,
  Stack,
} from '@elevate/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useCard } from '../cards/cards.ts';
import { type HeadWords, PageHead } from '../shell/PageHead.tsx';
import { PageTrail } from '../shell/PageTrail.tsx';
import { PartErrorBoundary } from '../shell/PartErrorBoundary.tsx';
import { RelatedPages } from './RelatedPages.tsx';
import { TripData } from './TripData.tsx';

/** The words of a tour page (specification, section 2, 'Tour pages'). */
export interface TourContent {
  /** The tour's id, which is its folder's name too. */
  journey: JourneyId;
  head: HeadWords;
  hero: { eyebrow: string; title: string; text: string };
  intro: { title: string; body: ReactNode };
  /** Such as '7 Days / 6 Nights'. */
  duration: string;
  /** The places in their order, as a person reads them. */
  route: string;
  groupSize: string;
  bestMonths: string;
  highlights: { title: string; items: string[] };
  /** The way on a map, beside the days. */
  map: RouteMapProps;
  itinerary: { title: string; days: Omit<ItineraryDay, 'day'>[] };
  /** Milliseconds by which each day's reveal follows the one before (specification, section 9). */
  revealDelay: 50 | 100;
  /** What one should know before: roads, fog, rites, dress. Paragraphs, and a view of the way beside them. */
  practical: { title: string; body: ReactNode; picture: PictureSource; alt: string };
  closing: { title: string; text: string };
  /** Names of pages in the route table. */
  related: readonly string[];
}

/** A tour: at a glance, its highlights, and day by day. */
export function TourTemplate({ content }: { content: TourContent }) {
  const { t } = useLingui();
  const { journey, head, hero, intro, highlights, itinerary, practical, closing } = content;
  const card = useCard(journey);
  const book = `/contact?about=${journey}`;
  return (
    <>
      <PageHead {...head} />
      <TripData name={card.title} description={head.description} days={itinerary.days} />
      <Hero
        size="70vh"
        breadcrumbs={
          <PageTrail parents={[{ href: '/retreats', label: t`Retreats` }]} current={card.title} />
        }
        eyebrow={`${hero.eyebrow} · ${content.duration}`}
        title={hero.title}
        text={hero.text}
        actions={
          <>
            <LinkButton href={book}>
              <Trans>Book This Tour</Trans>
            </LinkButton>
            <LinkButton href="/retreats" tone="secondary">
              <Trans>View All Tours</Trans>
            </LinkButton>
          </>
        }
        backdrop={<Picture source={card.picture} alt="" isFirst />}
      />
      <Section labelledBy="intro" width="wide">
        <Columns template="mainAside" gap="xlarge">
          <Stack gap="xlarge">
            <Stack gap="medium">
              <Heading level={2} id="intro">
                {intro.title}
              </Heading>
              <Prose>{intro.body}</Prose>
            </Stack>
            <Stack gap="medium">
              <Heading level={2} id="highlights" size="medium">
                {highlights.title}
              </Heading>
              <Highlights labelledBy="highlights" items={highlights.items} />
            </Stack>
          </Stack>
          <AtAGlance
            title={t`At a glance`}
            headingLevel={2}
            items={[
              { label: t`Duration`, value: content.duration },
              { label: t`Route`, value: content.route },
              { label: t`Group size`, value: content.groupSize },
              { label: t`Best months`, value: content.bestMonths },
              {
                label: t`Price`,
                value: t`In the partner's written offer. Our advice is free, and nothing is paid on this site.`,
              },
            ]}
            action={
              <LinkButton href={book}>
                <Trans>Book This Tour</Trans>
              </LinkButton>
            }
          />
        </Columns>
      </Section>
      <Section tone="tinted" labelledBy="itinerary" width="wide">
        <Stack gap="large">
          <Heading level={2} id="itinerary">
            {itinerary.title}
          </Heading>
          <Itinerary
            headingLevel={3}
            revealDelay={content.revealDelay}
            dayLabel={(day) => t`Day ${day}`}
            items={itinerary.days.map((day, index) => ({ day: index + 1, ...day }))}
            map={
              <PartErrorBoundary>
                <RouteMap {...content.map} />
              </PartErrorBoundary>
            }
          />
        </Stack>
      </Section>
      <Section labelledBy="practical" width="wide">
        <MediaText picture={practical.picture} alt={practical.alt} reverse>
          <Stack gap="medium">
            <Heading level={2} id="practical">
              {practical.title}
            </Heading>
            <Prose>{practical.body}</Prose>
          </Stack>
        </MediaText>
      </Section>
      <CallToAction
        title={closing.title}
        text={closing.text}
        actions={
          <LinkButton href={book} tone="inverse">
            <Trans>Book This Tour</Trans>
          </LinkButton>
        }
      />
      <RelatedPages names={content.related} />
    </>
  );
}
