import { pictures } from '@elevate/artwork';
import { answerHours, type JourneyId, journeys, journeyTitle } from '@elevate/enquiry';
import {
  ButtonGroup,
  CallToAction,
  Card,
  CardGrid,
  Heading,
  Hero,
  LinkButton,
  Picture,
  Section,
  Stack,
  Text,
} from '@elevate/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { CardList } from '../../cards/CardList.tsx';
import { useCards } from '../../cards/cards.ts';
import { capitalized, useCountWord } from '../../cards/useCountWord.ts';
import { enquiryHref, siteJourney } from '../../journeys.ts';
import { useLanguage } from '../../language/LanguageProvider.tsx';
import { PageHead } from '../../shell/PageHead.tsx';
import { PageTrail } from '../../shell/PageTrail.tsx';

export default function RetreatsPage() {
  const { t } = useLingui();
  const { locale } = useLanguage();
  const categories = useCards({ kind: 'category' });
  const tours = useCards({ kind: 'tour' });
  const countWord = useCountWord();
  const categoryCount = countWord(categories.length);
  const tourCount = countWord(tours.length);

  const featured = (journey: JourneyId) => {
    const { path, picture } = siteJourney(journey);
    return {
      href: path ?? enquiryHref(journey),
      title: journeyTitle(journey, locale),
      picture: pictures[picture],
      action: path ? t`View this retreat` : t`Ask about this retreat`,
      headingLevel: 3,
      shape: 'arch',
    } as const;
  };

  return (
    <>
      <PageHead
        title={t`Retreats and Tours`}
        description={capitalized(
          t`${categoryCount} kinds of retreat, ${tourCount} tours of India, and three featured journeys to Ubud, Rishikesh and Santorini. Look round, then ask us; advice is free.`,
        )}
        keywords={t`retreats India, yoga retreat, Ayurveda, spa, detox, mindfulness, weight loss, tours of India, Bali, Rishikesh, Santorini`}
      />
      <Hero
        size="60vh"
        breadcrumbs={<PageTrail current={t`Retreats`} />}
        eyebrow={capitalized(t`${categoryCount} kinds of retreat, ${tourCount} tours`)}
        title={
          <Trans>
            Retreats in India <em>and beyond</em>
          </Trans>
        }
        text={t`Some look for silence, some for a teacher, some only for warm oil and a long afternoon. Look round at your leisure. If two things please you, we help you to decide.`}
        actions={
          <LinkButton href="/contact">
            <Trans>Ask for advice</Trans>
          </LinkButton>
        }
        backdrop={<Picture source={pictures['hero-backwater']} alt="" isFirst />}
      />
      <Section labelledBy="categories" width="wide">
        <Stack gap="large">
          <Stack gap="small">
            <Heading level={2} id="categories">
              {capitalized(t`${categoryCount} ways to come to rest`)}
            </Heading>
            <Text size="large">
              <Trans>
                They overlap, and no harm in that: an Ayurveda house teaches yoga, a yoga week has
                its silent hours. To choose, ask yourself what you would like to be different on the
                flight home.
              </Trans>
            </Text>
          </Stack>
          <CardList cards={categories} headingLevel={3} />
        </Stack>
      </Section>
      <Section tone="tinted" labelledBy="featured" width="wide">
        <Stack gap="large">
          <Stack gap="small">
            <Heading level={2} id="featured">
              <Trans>Featured retreats</Trans>
            </Heading>
            <Text size="large">
              <Trans>
                Five days, seven, ten; an island, a rice valley, a river. Three journeys that show
                how different a retreat can be.
              </Trans>
            </Text>
          </Stack>
          <CardGrid>
            <Card
              {...featured('bali-yoga-meditation')}
              alt={t`Rice terraces in Bali in the morning haze`}
              meta={t`Ubud, ${{ days: journeys['bali-yoga-meditation'].days }} days`}
              text={t`Yoga in the morning, meditation towards evening, and in between the rice terraces of Bali's uplands. The subak, by which farmers there have shared their water for centuries, is World Heritage.`}
            />
            <Card
              {...featured('himalayan-wellness')}
              alt={t`A still mountain lake with prayer flags, the snows of the Himalaya behind`}
              meta={t`Rishikesh, ${{ days: journeys['himalayan-wellness'].days }} days`}
              text={t`Rishikesh lies where the Ganges comes out of the mountains. Ten days leave room for yoga and massages, for walks upstream, and for the evening aarti, when the lamps are lit at the water.`}
            />
            <Card
              {...featured('mediterranean-detox')}
              alt={t`White houses and a blue-domed chapel above the caldera of Santorini`}
              meta={t`Santorini, ${{ days: journeys['mediterranean-detox'].days }} days`}
              text={t`Five light days on the rim of a flooded volcano: split peas, capers and small tomatoes as they grow on the island, no wine, and early walks on the path above the caldera that leads from Fira to Oia.`}
            />
          </CardGrid>
        </Stack>
      </Section>
      <Section labelledBy="tours" width="wide">
        <Stack gap="large">
          <Stack gap="small">
            <Heading level={2} id="tours">
              <Trans>Or see the country first</Trans>
            </Heading>
            <Text size="large">
              <Trans>
                A tour and a retreat go well together, in this order: first the forts, the ghats and
                the bazaars, then the week in which all of that settles.
              </Trans>
            </Text>
          </Stack>
          <CardList cards={tours} headingLevel={3} />
        </Stack>
      </Section>
      <CallToAction
        tone="tinted"
        title={t`Tell us what you need; we know where it is`}
        text={t`A few lines are enough. We answer within ${answerHours} hours, propose a short list and, once you have chosen, arrange the booking. We have done so for over 15 years, and it costs you nothing: our partners pay us.`}
        actions={
          <ButtonGroup align="center">
            <LinkButton href="/contact">
              <Trans>Send an enquiry</Trans>
            </LinkButton>
          </ButtonGroup>
        }
      />
    </>
  );
}
