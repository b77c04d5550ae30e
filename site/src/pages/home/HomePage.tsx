import { heroPictures, pictures } from '@elevate/artwork';
import { answerHours } from '@elevate/enquiry';
import {
  ButtonGroup,
  FeatureList,
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
import { CardList } from '../../cards/CardList.tsx';
import { useCards } from '../../cards/cards.ts';
import { capitalized, useCountWord } from '../../cards/useCountWord.ts';
import { PageHead } from '../../shell/PageHead.tsx';
import { SiteNewsletterForm } from '../../shell/SiteNewsletterForm.tsx';
import { BrandData } from './BrandData.tsx';
import { sampleTestimonials } from './sampleTestimonials.ts';

export default function HomePage() {
  const { t } = useLingui();
  const categories = useCards({ kind: 'category' });
  const tours = useCards({ kind: 'tour' });
  const countWord = useCountWord();
  const categoryCount = countWord(categories.length);
  const tourCount = countWord(tours.length);
  const description = t`Yoga, Ayurveda and mindful retreats, and guided tours from the Taj Mahal to the Thar Desert. We advise you free of charge, in English or German.`;
  return (
    <>
      <PageHead
        title={t`Wellness retreats and guided tours in India`}
        description={description}
        keywords={t`wellness retreat India, yoga retreat, Ayurveda, guided tours India, Golden Triangle, Rajasthan, Varanasi`}
      />
      <BrandData description={description} />
      <HeroCarousel
        eyebrow={t`Retreats and tours in India and beyond`}
        title={
          <Trans>
            Elevate <em>Your</em> Journey
          </Trans>
        }
        text={t`Tell us how you would like to feel when you come home. We know the houses, the teachers and the roads, and put together the journey that leads there.`}
        actions={
          <>
            <LinkButton href="/retreats">
              <Trans>Start planning</Trans>
            </LinkButton>
            <LinkButton href="/about" tone="secondary">
              <Trans>Learn more about us</Trans>
            </LinkButton>
          </>
        }
        pictures={heroPictures}
        words={{ pause: t`Pause the pictures`, play: t`Play the pictures` }}
      />
      <Section labelledBy="welcome" width="wide">
        <Stack gap="xlarge">
          <MediaText
            picture={pictures.about}
            alt={t`A cusped sandstone arch opens onto a garden canal and a white dome in the haze`}
            reverse
          >
            <Stack gap="large">
              <Stack gap="small">
                <Heading level={2} id="welcome">
                  <Trans>Rest first, then look around</Trans>
                </Heading>
                <Text size="large">
                  <Trans>
                    India can be loud, and it can be very quiet. For over 15 years we have advised
                    travellers on both: on weeks in which nothing has to happen, and on days that
                    begin on a river at half past five. You say what you need now, and we look for
                    it.
                  </Trans>
                </Text>
              </Stack>
              <Quote>
                <Trans>
                  The best day of a journey is seldom the one on the poster. It is the morning you
                  wake before the alarm and notice that there is nothing to catch up on.
                </Trans>
              </Quote>
            </Stack>
          </MediaText>
          <FeatureList
            headingLevel={3}
            items={[
              {
                title: t`Holistic Wellness`,
                text: t`Yoga before breakfast, an Ayurveda doctor who feels your pulse before speaking of oils, meals cooked to suit you. Body and mind are given the same care, and the afternoon is left empty on purpose.`,
              },
              {
                title: t`Cultural Immersion`,
                text: t`Print a length of cotton in Bagru, roll bread in the temple kitchen of Bangla Sahib in Delhi, watch the lamps of the Ganga Aarti in Varanasi. Your guide explains the rite, and says when the camera stays in the bag.`,
              },
              {
                title: t`Expert Guidance`,
                text: t`One person knows your whole journey and can say what speaks against a house, not only what speaks for it. Our advice is free for you, because our partners pay for it. On the road you reach us 24/7.`,
              },
              {
                title: t`Transformative Journeys`,
                text: t`What matters is what is left of it on an ordinary Tuesday. We look for teachers who send you home with something small that lasts: a way of breathing, a breakfast, ten minutes of sitting still.`,
              },
            ]}
          />
        </Stack>
      </Section>
      <Section tone="tinted" labelledBy="how-we-work" width="wide">
        <Stack gap="large">
          <Stack gap="small">
            <Heading level={2} id="how-we-work">
              <Trans>Five steps from a first line to the first morning</Trans>
            </Heading>
            <Text size="large">
              <Trans>
                The first three cost you a little time and no money. You can stop after any of them.
              </Trans>
            </Text>
          </Stack>
          <Steps
            headingLevel={3}
            items={[
              {
                title: t`Consultation`,
                text: t`You write to us through the Get In Touch form: when, with whom, what for. We answer within ${answerHours} hours, usually with two or three questions of our own.`,
              },
              {
                title: t`Tailored Matchmaking`,
                text: t`We hold what you told us against the houses and tours we know: season, food, level of yoga, hours on the road. What does not suit you is left out, however famous it is.`,
              },
              {
                title: t`Selection`,
                text: t`You receive a short list, with what speaks for each proposal and what speaks against it. You ask, we find out, and you decide in your own time.`,
              },
              {
                title: t`Seamless Booking`,
                text: t`We settle dates, rooms and transfers with the partner you have chosen. You have their offer and terms in writing before anything is fixed.`,
              },
              {
                title: t`Journey`,
                text: t`You travel, and we stay within reach around the clock, seven days a week, should a flight be late or a room too loud.`,
              },
            ]}
          />
          <ButtonGroup>
            <LinkButton href="/contact">
              <Trans>Write to us</Trans>
            </LinkButton>
          </ButtonGroup>
        </Stack>
      </Section>
      <Section labelledBy="retreats" width="wide">
        <Stack gap="large">
          <Stack gap="small">
            <Heading level={2} id="retreats">
              <Trans>What would do you good right now?</Trans>
            </Heading>
            <Text size="large">
              {capitalized(
                t`${categoryCount} kinds of retreat, and you need not know the right one yet. Begin with the sentence you would say to a friend: I sleep badly, I want to move, I need to hear nothing for a week.`,
              )}
            </Text>
          </Stack>
          <CardList cards={categories} headingLevel={3} />
        </Stack>
      </Section>
      <Section tone="tinted" labelledBy="tours" width="wide">
        <Stack gap="large">
          <Stack gap="small">
            <Heading level={2} id="tours">
              <Trans>Forts, dunes and a river at sunrise</Trans>
            </Heading>
            <Text size="large">
              {capitalized(
                t`${tourCount} guided tours with every day written out, each open to changes. The dry, mild months from October to March suit all of them, though on some mornings in December and January the Taj Mahal stands in fog.`,
              )}
            </Text>
          </Stack>
          <CardList cards={tours} headingLevel={3} />
          <ButtonGroup align="center">
            <LinkButton href="/retreats" tone="secondary">
              <Trans>See all retreats and tours</Trans>
            </LinkButton>
          </ButtonGroup>
        </Stack>
      </Section>
      <Section labelledBy="stories" width="wide">
        <Stack gap="large">
          <Heading level={2} id="stories">
            <Trans>Traveler Stories</Trans>
          </Heading>
          <Testimonials
            ratingLabel={(rating) => t`Rated ${rating} of 5 stars`}
            items={sampleTestimonials.map(({ name, location, text }) => ({
              name,
              location: t(location),
              quote: t(text),
              rating: 5,
            }))}
          />
        </Stack>
      </Section>
      <NewsletterBlock
        id="newsletter"
        title={t`A letter from India, once a month`}
        text={t`One place, one practice, one thing to cook. You can leave the list at any time.`}
        form={<SiteNewsletterForm id="newsletter-home" />}
      />
    </>
  );
}
