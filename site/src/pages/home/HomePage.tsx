import { heroPictures, pictures } from '@elevate/artwork';
import { answerHours, type JourneyId } from '@elevate/enquiry';
import {
  ButtonGroup,
  FeatureList,
  Frieze,
  Heading,
  HeroCarousel,
  LinkButton,
  MediaText,
  NewsletterBlock,
  Quote,
  Section,
  Stack,
  Steps,
  Testimonials,
  Text,
} from '@elevate/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useCards } from '../../cards/cards.ts';
import { JourneyShowcase } from '../../cards/JourneyShowcase.tsx';
import { capitalized, useCountWord } from '../../cards/useCountWord.ts';
import { useSeasons } from '../../facts/useSeasons.ts';
import { useStays } from '../../facts/useStays.ts';
import { PageHead } from '../../shell/PageHead.tsx';
import { SiteNewsletterForm } from '../../shell/SiteNewsletterForm.tsx';
import { BrandData } from './BrandData.tsx';
import { sampleNote, sampleTag, sampleTestimonials } from './sampleTestimonials.ts';

/** Pictures of contrasting colours side by side. */
const categoriesInOrder = [
  'ayurveda',
  'spa-wellness',
  'mindful-escapes',
  'yoga-retreats',
  'weight-loss-retreats',
  'detox-healing',
] as const satisfies JourneyId[];

const { frieze } = pictures.ayurveda;

export default function HomePage() {
  const { t } = useLingui();
  const categories = useCards({ ids: categoriesInOrder });
  const tours = useCards({ kind: 'tour' });
  const countWord = useCountWord();
  const categoryCount = countWord(categories.length);
  const tourCount = countWord(tours.length);
  const leastSpa = useStays().leastNights('spa-wellness');
  const season = useSeasons().inSeasonTogether(tours.flatMap(({ journey }) => journey ?? []));
  const description = t`Yoga, Ayurveda and spa retreats in India, and guided tours from the Taj Mahal to the Thar Desert. Free advice in English or German, by email or phone.`;
  return (
    <>
      <PageHead
        title={t`Wellness retreats and tours in India`}
        description={description}
        keywords={t`wellness retreat India, yoga retreat, Ayurveda, guided tours India, Golden Triangle, Rajasthan, Varanasi`}
      />
      <BrandData description={description} />
      <HeroCarousel
        eyebrow={t`Travel well`}
        title={
          <Trans>
            Wellness retreats and <em>guided tours</em> in India
          </Trans>
        }
        text={t`Two weeks of Ayurveda in the rain, or the Taj Mahal before breakfast: tell us what you need. If it exists, we'll find it. Our advice is free; our partners pay us.`}
        actions={
          <>
            <LinkButton href="/retreats">{t`Start planning`}</LinkButton>
            <LinkButton href="/about" tone="secondary">{t`Learn more about us`}</LinkButton>
          </>
        }
        pictures={heroPictures}
        labels={{ pause: t`Pause the slideshow`, play: t`Play the slideshow` }}
      />
      <Section labelledBy="retreats" width="wide">
        <JourneyShowcase
          intro={
            <Stack gap="small">
              <Heading level={2} id="retreats">{t`Retreats in India`}</Heading>
              <Text size="large">
                {capitalized(
                  t`${categoryCount} kinds of retreat, from ${leastSpa} nights at a spa to three weeks of Ayurveda.`,
                )}
              </Text>
            </Stack>
          }
          cards={categories}
        />
      </Section>
      <Section tone="tinted" labelledBy="welcome" width="wide">
        <Stack gap="xlarge">
          <MediaText
            picture={pictures.about}
            alt={t`An open arch with a map, a glass of tea and a notebook, and a view of a lake palace in the rain`}
            isReversed
            isPictureOptional
          >
            <Stack gap="large">
              <Stack gap="small">
                <Heading level={2} id="welcome">{t`India specialists on your side`}</Heading>
                <Text size="large">
                  <Trans>
                    In over 15 years we've learnt to leave things out: a fort too many, a long
                    drive, an early class. We'll say which places suit you, and where they fall
                    short.
                  </Trans>
                </Text>
              </Stack>
              <FeatureList
                headingLevel={3}
                columns={2}
                items={[
                  {
                    title: t`Holistic Wellness`,
                    text: t`Yoga before breakfast, warm oil before lunch, then time for a book.`,
                  },
                  {
                    title: t`Cultural Immersion`,
                    text: t`Roll bread in a Sikh kitchen, hear a raga before sunrise.`,
                  },
                  { title: t`Expert Guidance`, text: t`One adviser throughout, ready to say no.` },
                  {
                    title: t`Transformative Journeys`,
                    text: t`A week changes no life. Twenty minutes each morning might.`,
                  },
                ]}
              />
            </Stack>
          </MediaText>
          <Quote>
            <Trans>Leave room for one morning with no alarm and nothing you have to do.</Trans>
          </Quote>
        </Stack>
      </Section>
      {frieze && <Frieze source={frieze} />}
      <Section labelledBy="tours" width="wide">
        <JourneyShowcase
          intro={
            <Stack gap="small">
              <Heading level={2} id="tours">{t`Guided tours of India`}</Heading>
              <Text size="large">
                {capitalized(t`${tourCount} routes, at their best ${season}.`)}
              </Text>
              <div>
                <LinkButton href="/retreats" tone="quiet" size="small">
                  <Trans>See all retreats and tours</Trans>
                </LinkButton>
              </div>
            </Stack>
          }
          cards={tours}
        />
      </Section>
      <Section tone="inverse" labelledBy="how-we-work" width="wide">
        <Stack gap="medium">
          <Heading level={2} id="how-we-work">{t`How it works`}</Heading>
          <Steps
            headingLevel={3}
            items={[
              {
                title: t`Consultation`,
                text: t`Fill in the Get In Touch form. We reply within ${answerHours} hours.`,
              },
              {
                title: t`Tailored Matchmaking`,
                text: t`We ask each place what you would: who teaches, who cooks, who translates.`,
              },
              { title: t`Selection`, text: t`You get a shortlist with pros and cons.` },
              {
                title: t`Seamless Booking`,
                text: t`You get the partner's written quote and contract.`,
              },
              { title: t`Journey`, text: t`We're a call away, day or night.` },
            ]}
            action={
              <ButtonGroup>
                <LinkButton href="/contact">{t`Send an enquiry`}</LinkButton>
              </ButtonGroup>
            }
          />
        </Stack>
      </Section>
      <Section labelledBy="stories" width="wide">
        <Stack gap="medium">
          <Stack gap="small">
            <Heading level={2} id="stories">{t`Traveler Stories`}</Heading>
            <Text tone="muted">{t(sampleNote)}</Text>
          </Stack>
          <Testimonials
            ratingLabel={(rating) => t`Rated ${rating} out of 5 stars`}
            items={sampleTestimonials.map(({ name, location, text }) => ({
              name: t(name),
              location: t(location),
              quote: t(text),
              rating: 5,
              tag: t(sampleTag),
            }))}
          />
        </Stack>
      </Section>
      <NewsletterBlock
        id="newsletter"
        title={t`Our monthly newsletter`}
        text={t`A place, a practice and a recipe. Unsubscribe at any time.`}
        picture={pictures.letter}
        form={<SiteNewsletterForm id="newsletter-home" />}
      />
    </>
  );
}
