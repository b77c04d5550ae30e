import { pictures } from '@elevate/artwork';
import { brand } from '@elevate/brand';
import { type Conditions, examplePriceOf, propertiesOf } from '@elevate/brand/operator';
import type { JourneyId } from '@elevate/enquiry';
import {
  AtAGlance,
  Button,
  CallToAction,
  Columns,
  Heading,
  Hero,
  Icon,
  Itinerary,
  type ItineraryDay,
  LinkButton,
  Panorama,
  Picture,
  type PictureSource,
  Prose,
  Section,
  Stack,
  Text,
} from '@elevate/ui';
import { useLingui } from '@lingui/react/macro';
import type { ComponentProps, ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import type { TouristTrip } from 'schema-dts';
import { useCard } from '../cards/cards.ts';
import { SaveJourney } from '../cards/SaveJourney.tsx';
import { useSeasons } from '../facts/useSeasons.ts';
import { enquiryHref, siteJourneys } from '../journeys.ts';
import { sharePictureUrl } from '../sharePictures.ts';
import { PageHead, type PageMetadata } from '../shell/PageHead.tsx';
import { PageTrail } from '../shell/PageTrail.tsx';
import { StructuredData } from '../shell/StructuredData.tsx';
import { ExamplesNotice } from './ExamplesNotice.tsx';
import { JourneyConditions, type JourneyFacts } from './JourneyConditions.tsx';
import { PlacesToStay } from './PlacesToStay.tsx';
import { RelatedPages } from './RelatedPages.tsx';
import { TitledLead } from './TitledLead.tsx';
import { usePriceFacts } from './usePriceFacts.tsx';

/** The content that tours and retreats share. */
export interface ItineraryPageContent {
  journey: JourneyId;
  head: PageMetadata;
  hero: {
    eyebrow: string;
    /** The page's heading: what the journey is, where, how long. */
    title: string;
    text: string;
  };
  /** Where the operator's conditions do not say. */
  groupSize?: string;
  facts: JourneyFacts;
  /** A lead of one paragraph, a picture, and further paragraphs. */
  intro: { title: string; lead: ReactNode; picture: PictureSource; body: ReactNode };
  /** Across the page after the last day, with a sentence. */
  scene: { source: PictureSource; text: string };
  itinerary: Omit<ItineraryDay, 'day'>[];
  /** A small drawing in the facts at a glance. */
  emblem: PictureSource;
  /** A small drawing for each place to stay. */
  vignettes?: readonly PictureSource[];
  closing: { title: string; text: string };
  /** Ids of journeys, and names of articles. */
  related: readonly string[];
}

interface ItineraryPageTemplateProps {
  content: ItineraryPageContent;
  /** The labels of the links to the enquiry form and to all journeys. */
  labels: {
    enquire: string;
    all: string;
    /** What the enquiry link does, below it in the facts at a glance. */
    enquireNote?: string;
  };
  /** The operator's conditions, if there are any. */
  terms: Conditions | undefined;
  /** Below the introduction. */
  highlights?: ReactNode;
  /** Further facts at a glance: price, duration and season come first. */
  facts: ComponentProps<typeof AtAGlance>['items'];
  /** What to know before, below the price. */
  practical: ReactNode;
  /** The sections between the introduction and the scene. */
  children: ReactNode;
}

/** A tour or a retreat: hero, introduction, facts at a glance, its own sections, and a call to action. */
export function ItineraryPageTemplate({
  content,
  labels,
  terms,
  highlights,
  facts,
  practical,
  children,
}: ItineraryPageTemplateProps) {
  const { t } = useLingui();
  const { journey, head, hero, intro, closing } = content;
  const { title, picture, meta: duration } = useCard(journey);
  const enquire = enquiryHref([journey]);
  const { price, total } = usePriceFacts(journey, terms?.included !== undefined);
  const seasons = useSeasons();
  const image = sharePictureUrl(useLocation().pathname);
  return (
    <>
      <PageHead {...head} />
      <StructuredData<TouristTrip>
        data={{
          '@context': 'https://schema.org',
          '@type': 'TouristTrip',
          name: title,
          description: head.description,
          image,
          provider: { '@type': 'TravelAgency', name: brand.name, url: brand.origin },
          itinerary: {
            '@type': 'ItemList',
            numberOfItems: content.itinerary.length,
            itemListElement: content.itinerary.map((day, index) => ({
              '@type': 'ListItem',
              position: index + 1,
              name: day.title,
            })),
          },
        }}
      />
      <Hero
        breadcrumbs={
          <PageTrail parents={[{ href: '/retreats', label: t`Retreats` }]} current={title} />
        }
        eyebrow={duration === undefined ? hero.eyebrow : `${hero.eyebrow} · ${duration}`}
        title={hero.title}
        text={hero.text}
        actions={
          <>
            <LinkButton href={enquire}>{labels.enquire}</LinkButton>
            <SaveJourney journey={journey} title={title} tone="secondary" />
          </>
        }
        backdrop={<Picture source={picture} alt="" isFirst />}
      />
      <Section labelledBy="intro" width="wide">
        <Stack gap="xlarge">
          <Columns template="beside">
            <Stack gap="large">
              <TitledLead
                id="intro"
                title={intro.title}
                lead={intro.lead}
                picture={intro.picture}
              />
              <Prose>{intro.body}</Prose>
            </Stack>
            <AtAGlance
              title={t`At a glance`}
              headingLevel={2}
              items={[
                ...price.map((fact) => ({ ...fact, picture: content.emblem })),
                { label: t`Duration`, value: duration, isShort: true },
                { label: t`Best months`, value: seasons.best(journey), isShort: true },
                ...facts,
                ...total,
              ]}
              action={
                <Stack gap="small">
                  <LinkButton href={enquire}>{labels.enquire}</LinkButton>
                  {labels.enquireNote !== undefined && (
                    <Text size="small">{labels.enquireNote}</Text>
                  )}
                </Stack>
              }
              note={
                <ExamplesNotice
                  records={[examplePriceOf(journey), terms, ...propertiesOf(journey)]}
                />
              }
            />
          </Columns>
          {highlights}
        </Stack>
      </Section>
      {children}
      <Panorama {...content.scene} />
      <PlacesToStay journey={journey} vignettes={content.vignettes} />
      <JourneyConditions
        journey={journey}
        terms={terms}
        facts={content.facts}
        group={content.groupSize}
      >
        {practical}
      </JourneyConditions>
      <RelatedPages journey={journey} ids={content.related} all={labels.all} />
      <CallToAction
        frieze={pictures[siteJourneys[content.journey].evening]}
        title={closing.title}
        text={closing.text}
        actions={<LinkButton href={enquire}>{labels.enquire}</LinkButton>}
      />
    </>
  );
}

interface DayByDayProps {
  itinerary: ItineraryPageContent['itinerary'];
  /** Milliseconds between the reveals of two days (docs/product.md, section 9). */
  revealDelay: number;
  /** Beside the days. */
  map?: ReactNode;
}

/** The journey day by day. */
export function DayByDay({ itinerary, revealDelay, map }: DayByDayProps) {
  const { t } = useLingui();
  return (
    <Itinerary
      headingLevel={3}
      revealDelay={revealDelay}
      dayLabel={(day) => t`Day ${day}`}
      items={itinerary.map((day, index) => ({ day: index + 1, ...day }))}
      {...(map !== undefined && { map })}
      heading={
        <Stack gap="xsmall" align="start">
          <Heading level={2} id="itinerary">{t`Day by day`}</Heading>
          <Button tone="quiet" size="small" isScriptOnly onPress={() => window.print()}>
            <Icon name="print" />
            {t`Print or save as PDF`}
          </Button>
        </Stack>
      }
    />
  );
}
