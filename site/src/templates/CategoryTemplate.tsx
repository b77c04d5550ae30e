import { pictures } from '@elevate/artwork';
import { conditionsOf, retreatConditions } from '@elevate/brand/operator';
import type { JourneyId } from '@elevate/enquiry';
import {
  CallToAction,
  Columns,
  DayBand,
  type DayBandHour,
  type Fact,
  FactList,
  FeatureList,
  Frieze,
  Heading,
  Hero,
  LinkButton,
  MediaText,
  Panorama,
  Picture,
  type PictureSource,
  Prose,
  Section,
  Stack,
  Steps,
  TextLink,
} from '@elevate/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useCard } from '../cards/cards.ts';
import { SaveJourney } from '../cards/SaveJourney.tsx';
import { stayFacts } from '../facts/stays.ts';
import { enquiryHref, isMirrored, siteJourneys } from '../journeys.ts';
import { PageHead, type PageMetadata } from '../shell/PageHead.tsx';
import { PageTrail } from '../shell/PageTrail.tsx';
import { JourneyConditions, type JourneyFacts } from './JourneyConditions.tsx';
import { PlacesToStay } from './PlacesToStay.tsx';
import { RelatedPages } from './RelatedPages.tsx';
import { StayAtAGlance } from './StayAtAGlance.tsx';
import { TitledLead } from './TitledLead.tsx';
import { TitledProse } from './TitledProse.tsx';

interface Point {
  title: string;
  text: string;
}

/** Paragraphs and <h3>. The id is for links. */
interface TitledText {
  id: string;
  title: string;
  body: ReactNode;
}

/** The words of a category page (docs/product.md, section 2, 'Category pages'). */
interface CategoryContent {
  journey: JourneyId;
  head: PageMetadata;
  hero: { title: string; text: string };
  /** A lead of one paragraph, then paragraphs and <h3>, beside the facts at a glance; a picture below a short lead. */
  intro: { title: string; lead: ReactNode; body: ReactNode; picture?: PictureSource };
  /** A small drawing in the facts at a glance. */
  emblem: PictureSource;
  /** Six benefits, eight for mindful escapes. */
  benefits: { title: string; items: Point[]; picture: PictureSource; alt: string };
  /** A typical day. */
  day: { hours: DayBandHour[]; note?: ReactNode };
  /** 'What to Expect': four items, on the weight-loss page. */
  expectations?: { title: string; items: Point[] };
  /** A common concern of visitors, before the advice: named in a scene across the page with its first words; phones fold its parts. */
  concern?: Omit<TitledText, 'body'> & {
    picture: PictureSource;
    lead: ReactNode;
    parts: TitledText[];
  };
  /** Whom to call, after the advice. */
  crisis?: TitledText & { lines: Fact[] };
  /** Across the page between the places and the price; the page's border is then before the advice. */
  scene?: { source: PictureSource; text: string };
  /** A small drawing for each place to stay. */
  vignettes: readonly PictureSource[];
  facts: JourneyFacts;
  /** A question that visitors ask, after the advice. */
  question?: TitledText;
  /** Health advice: paragraphs, with a small drawing. */
  advice: { title: string; body: ReactNode; picture: PictureSource };
  closing: { title: string; text: string };
  /** Ids of journeys, and names of articles. */
  related: readonly string[];
}

/** A category of retreats: introduction, benefits, advice, and links on. */
export function CategoryTemplate({ content }: { content: CategoryContent }) {
  const { t, i18n } = useLingui();
  const { journey, hero, intro, benefits, expectations, concern, question, advice } = content;
  const { crisis, closing } = content;
  const card = useCard(journey);
  const enquire = enquiryHref([journey]);
  const terms = conditionsOf(journey, retreatConditions);
  // Its pictures are on the other sides, and its day and its price earlier.
  const isReversed = isMirrored(journey);
  const day = (
    <DayBand
      title={t`A typical day`}
      headingLevel={2}
      items={content.day.hours}
      note={content.day.note}
    />
  );
  const places = <PlacesToStay journey={journey} vignettes={content.vignettes} />;
  const conditions = <JourneyConditions journey={journey} terms={terms} facts={content.facts} />;
  const border = card.picture.frieze && <Frieze source={card.picture.frieze} />;
  return (
    <>
      <PageHead {...content.head} />
      <Hero
        size="small"
        isDeep={card.picture.isDeep ?? false}
        breadcrumbs={
          <PageTrail parents={[{ href: '/retreats', label: t`Retreats` }]} current={card.title} />
        }
        eyebrow={i18n._(stayFacts(journey).nights)}
        title={hero.title}
        text={hero.text}
        actions={
          <>
            <LinkButton href={enquire}>{t`Send an enquiry`}</LinkButton>
            <SaveJourney journey={journey} title={card.title} tone="secondary" />
          </>
        }
        backdrop={<Picture source={card.picture} alt="" isFirst />}
      />
      <Section labelledBy="intro" width="wide">
        <Columns template="beside">
          <TitledLead id="intro" title={intro.title} lead={intro.lead} picture={intro.picture} />
          <StayAtAGlance journey={journey} terms={terms} emblem={content.emblem} />
          <Prose>{intro.body}</Prose>
        </Columns>
      </Section>
      {isReversed && day}
      <Section tone={isReversed ? 'tinted' : 'inverse'} labelledBy="benefits" width="wide">
        <MediaText picture={benefits.picture} alt={benefits.alt} isReversed={isReversed} isBleeding>
          <Stack gap="large">
            <Heading level={2} id="benefits">
              {benefits.title}
            </Heading>
            <FeatureList headingLevel={3} columns={2} items={benefits.items} />
          </Stack>
        </MediaText>
      </Section>
      {expectations && (
        <Section labelledBy="expectations" width="wide">
          <Stack gap="large">
            <Heading level={2} id="expectations">
              {expectations.title}
            </Heading>
            <Steps headingLevel={3} items={expectations.items} />
          </Stack>
        </Section>
      )}
      {!isReversed && day}
      {isReversed ? conditions : places}
      {content.scene ? <Panorama {...content.scene} /> : border}
      {isReversed ? places : conditions}
      {content.scene && border}
      {concern && (
        <>
          <Panorama
            source={concern.picture}
            text={
              <>
                <Heading level={2} id={concern.id}>
                  {concern.title}
                </Heading>
                <Prose>{concern.lead}</Prose>
              </>
            }
          />
          <Section labelledBy={concern.id} width="wide">
            <Columns>
              {concern.parts.map(({ body, ...part }) => (
                <TitledProse key={part.id} level={3} size="small" isFolded {...part}>
                  {body}
                </TitledProse>
              ))}
            </Columns>
          </Section>
        </>
      )}
      <Section labelledBy="advice" width="wide">
        <MediaText picture={advice.picture} alt="" isSmall>
          <TitledProse id="advice" title={advice.title} hasColumns>
            {advice.body}
            <p>
              <Trans>
                Which visa you need, insurance, flights and money:{' '}
                <TextLink href="/before-you-go">Before you go to India</TextLink>.
              </Trans>
            </p>
          </TitledProse>
        </MediaText>
      </Section>
      {question && (
        <Section labelledBy={question.id} width="wide">
          <TitledProse id={question.id} title={question.title} hasColumns isFolded>
            {question.body}
          </TitledProse>
        </Section>
      )}
      {crisis && (
        <Section labelledBy={crisis.id} width="wide">
          <FactList layout="card" items={crisis.lines}>
            <TitledProse id={crisis.id} title={crisis.title}>
              {crisis.body}
            </TitledProse>
          </FactList>
        </Section>
      )}
      <RelatedPages journey={journey} ids={content.related} all={t`View all retreats`} />
      <CallToAction
        frieze={pictures[siteJourneys[journey].evening]}
        title={closing.title}
        text={closing.text}
        actions={<LinkButton href={enquire}>{t`Send an enquiry`}</LinkButton>}
      />
    </>
  );
}
