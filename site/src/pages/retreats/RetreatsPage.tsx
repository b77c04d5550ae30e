import { pictures } from '@elevate/artwork';
import { examplePriceOf } from '@elevate/brand/operator';
import { answerHours, type Journey, type JourneyId, journeys } from '@elevate/enquiry';
import { journeyTitle } from '@elevate/enquiry/journeyTitles';
import {
  CallToAction,
  Card,
  CardShowcase,
  ComparisonTable,
  Frieze,
  Heading,
  Hero,
  LinkButton,
  Picture,
  Section,
  Stack,
  Text,
} from '@elevate/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useCards } from '../../cards/cards.ts';
import { JourneyShowcase } from '../../cards/JourneyShowcase.tsx';
import { SaveJourney } from '../../cards/SaveJourney.tsx';
import { capitalized, useCountWord } from '../../cards/useCountWord.ts';
import { useSeasons } from '../../facts/useSeasons.ts';
import { enquiryHref, siteJourneys } from '../../journeys.ts';
import { useSavedInAddress } from '../../saved/useSavedInAddress.ts';
import { PageHead } from '../../shell/PageHead.tsx';
import { PageTrail } from '../../shell/PageTrail.tsx';
import { ExamplesNotice } from '../../templates/ExamplesNotice.tsx';
import { FinderSection } from './FinderSection.tsx';
import { useComparison } from './useComparison.tsx';

const { frieze } = pictures['hero-backwater'];

export default function RetreatsPage() {
  const { t, i18n } = useLingui();
  const categories = useCards({ kind: 'category' });
  const tours = useCards({ kind: 'tour' });
  const comparison = useComparison(categories.flatMap(({ journey }) => journey ?? []));
  useSavedInAddress();
  const countWord = useCountWord();
  const categoryCount = countWord(categories.length);
  const tourCount = countWord(tours.length);
  const season = useSeasons().inSeasonTogether(tours.flatMap(({ journey }) => journey ?? []));

  const featured = (journey: JourneyId) => {
    const { path }: Journey = journeys[journey];
    const title = journeyTitle(journey, i18n);
    return {
      // The mails link to it.
      ...(path === undefined && { id: journey }),
      href: path ?? enquiryHref([journey]),
      title,
      save: <SaveJourney journey={journey} title={title} />,
      picture: pictures[siteJourneys[journey].picture],
      shape: 'framed',
      action: path ? t`View this retreat` : t`Send an enquiry`,
      headingLevel: 3,
    } as const;
  };

  return (
    <>
      <PageHead
        title={t`Retreats and tours in India`}
        description={capitalized(
          t`${categoryCount} kinds of retreat and ${tourCount} guided tours in India, plus featured stays in Rishikesh, Ubud and Santorini. Compare them, then ask us.`,
        )}
        keywords={t`retreats India, yoga retreat, Ayurveda, spa, detox, mindfulness, weight loss, tours of India, Bali, Rishikesh, Santorini`}
      />
      <Hero
        size="small"
        breadcrumbs={<PageTrail current={t`Retreats`} />}
        eyebrow={capitalized(t`${categoryCount} kinds of retreat, ${tourCount} tours`)}
        title={
          <Trans>
            Retreats in India <em>and beyond</em>
          </Trans>
        }
        text={t`Start with what you need: treatment, practice, quiet or a first look at the country. If you're torn between two, ask us: our advice is free.`}
        actions={<LinkButton href="/contact">{t`Send an enquiry`}</LinkButton>}
        backdrop={<Picture source={pictures['hero-himalaya']} alt="" isFirst />}
      />
      <Section labelledBy="categories" width="wide">
        <JourneyShowcase
          intro={
            <Stack gap="small">
              <Heading level={2} id="categories">{t`Retreats by type`}</Heading>
              <Text size="large">{t`They overlap. What would you like to change?`}</Text>
            </Stack>
          }
          cards={categories}
          hasSaveButtons
        />
      </Section>
      <FinderSection />
      <Section width="wide">
        <Stack gap="large">
          <Stack gap="small">
            <Heading level={2} id="compare">{t`The ${categoryCount} kinds compared`}</Heading>
            <Text size="large">
              <Trans>A rule of thumb. Save what you like, and ask about it in one enquiry.</Trans>
            </Text>
            <ExamplesNotice
              records={categories.map(({ journey }) => journey && examplePriceOf(journey))}
            />
          </Stack>
          <ComparisonTable
            labelledBy="compare"
            corner={t`Kind of retreat`}
            selectLabels={[t`Compare`, t`with`]}
            columns={categories.map(({ journey, href, title }) => ({
              href,
              title,
              action: journey && <SaveJourney journey={journey} title={title} />,
            }))}
            rows={comparison}
            furtherLabel={t`More to compare`}
          />
        </Stack>
      </Section>
      <Section tone="tinted" labelledBy="featured" width="wide">
        <CardShowcase
          intro={
            <Stack gap="small">
              <Heading level={2} id="featured">{t`Featured retreats`}</Heading>
              <Text size="large">
                <Trans>For Rishikesh and Santorini, programme and price come on request.</Trans>
              </Text>
            </Stack>
          }
        >
          <Card
            {...featured('himalayan-wellness')}
            alt={t`A footbridge over the Ganges at Rishikesh, lamps drifting on the water below a temple tower`}
            meta={t`Rishikesh, ${{ days: journeys['himalayan-wellness'].days }} days`}
            text={t`Yoga, massage and walks where the Ganges leaves the mountains, with lamps on the river at dusk.`}
          />
          <Card
            {...featured('bali-yoga-meditation')}
            alt={t`A Balinese temple tower with many roofs among rice fields and palms`}
            meta={t`Ubud, ${{ days: journeys['bali-yoga-meditation'].days }} days`}
            text={t`Yoga most mornings, meditation before dinner, and rice terraces and temples in between. Twelve guests at most.`}
          />
          <Card
            {...featured('mediterranean-detox')}
            alt={t`White houses and a blue-domed chapel on Santorini, a sailing boat in the caldera`}
            meta={t`Santorini, ${{ days: journeys['mediterranean-detox'].days }} days`}
            text={t`Only ${{ nights: countWord(journeys['mediterranean-detox'].days - 1) }} nights, as a first try: light meals with the island's fava, capers and tomatoes, no wine, and early walks.`}
          />
        </CardShowcase>
      </Section>
      {frieze && <Frieze source={frieze} />}
      <Section labelledBy="tours" width="wide">
        <JourneyShowcase
          intro={
            <Stack gap="small">
              <Heading level={2} id="tours">{t`Guided tours`}</Heading>
              <Text size="large">
                <Trans>
                  See the country first, then rest. All {tourCount} tours are at their best {season}
                  .
                </Trans>
              </Text>
            </Stack>
          }
          cards={tours}
          hasSaveButtons
        />
      </Section>
      <CallToAction
        frieze={pictures.evening}
        title={t`Not sure which one suits you?`}
        text={t`Tell us what you're looking for. We reply within ${answerHours} hours.`}
        actions={<LinkButton href="/contact">{t`Send an enquiry`}</LinkButton>}
      />
    </>
  );
}
