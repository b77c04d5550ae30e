import { pictures } from '@elevate/artwork';
import { answerHours } from '@elevate/enquiry';
import {
  ButtonGroup,
  CallToAction,
  FeatureList,
  Heading,
  Hero,
  LinkButton,
  MediaText,
  Picture,
  Prose,
  Section,
  Stack,
} from '@elevate/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { PageHead } from '../../shell/PageHead.tsx';
import { PageTrail } from '../../shell/PageTrail.tsx';

export default function AboutPage() {
  const { t } = useLingui();
  return (
    <>
      <PageHead
        title={t`About`}
        description={t`Over 15 years of advice on wellness retreats and guided tours in India and beyond: free for you, in English or German, with support around the clock.`}
        keywords={t`about us, retreat advisor, wellness travel advice, India travel experts, free travel advice`}
      />
      <Hero
        size="60vh"
        breadcrumbs={<PageTrail current={t`About`} />}
        eyebrow={t`About us`}
        title={
          <Trans>
            We listen first, <em>then</em> we plan
          </Trans>
        }
        text={t`With over 15 years of expert experience we find the retreat or the tour that suits you, in India and beyond. You pay nothing for our advice.`}
        actions={
          <>
            <LinkButton href="/contact">
              <Trans>Ask for advice</Trans>
            </LinkButton>
            <LinkButton href="/retreats" tone="secondary">
              <Trans>View all retreats</Trans>
            </LinkButton>
          </>
        }
        backdrop={<Picture source={pictures.about} alt="" isFirst />}
      />
      <Section width="wide" labelledBy="mission">
        <MediaText
          picture={pictures['varanasi-tour']}
          alt={t`Sunrise on the Ganges over the bow of a rowing boat, a tray of marigolds on its plank`}
          reverse
        >
          <Stack gap="medium">
            <Heading level={2} id="mission">
              <Trans>A journey should fit the person who takes it</Trans>
            </Heading>
            <Prose>
              <p>
                <Trans>
                  Many houses in India call themselves a retreat. Some are clinics with a strict
                  diet, others hotels with a yoga mat in the wardrobe, and in the pictures they look
                  alike. Our work is to tell them apart for you: who teaches, who cooks, how early
                  the day begins, how long the road is, and for whom all this is right.
                </Trans>
              </p>
              <p>
                <Trans>
                  So we begin with questions. What has made you tired? Would you rather be left in
                  peace or looked after? What does your doctor say to a cure? From your answers we
                  make a short list, tell you what speaks for each proposal and what against it, and
                  arrange the booking with the partner you choose. What you choose, and whether, you
                  decide at home and in your own time.
                </Trans>
              </p>
              <p>
                <Trans>
                  Our advice is free for you, because our partners, the retreat houses and tour
                  operators, pay us when a journey comes about. And it does not end at the airport:
                  while you travel, our support can be reached 24/7.
                </Trans>
              </p>
            </Prose>
          </Stack>
        </MediaText>
      </Section>
      <Section tone="tinted" width="wide" labelledBy="reasons">
        <Stack gap="large">
          <Heading level={2} id="reasons">
            <Trans>Six reasons to plan with us</Trans>
          </Heading>
          <FeatureList
            headingLevel={3}
            items={[
              {
                title: t`Expert Curation`,
                text: t`Over 15 years of experience stand behind every short list. We ask about teachers, doctors and the daily programme before we propose a house, and we say so when none fits.`,
              },
              {
                title: t`Premium Quality`,
                text: t`Quiet rooms, fresh food, trained hands: that is what we look at first. A marble lobby counts for less than a yoga hall that has been swept before six in the morning.`,
              },
              {
                title: t`Personalized Service`,
                text: t`A diet, a sore knee, the wish to speak to nobody before breakfast: tell us once, and we pass it on to everyone who needs to know.`,
              },
              {
                title: t`Trusted by Europeans`,
                text: t`Travellers from Europe are those we plan for above all. We know what they ask about visas, food and the monsoon, and we answer in English or German.`,
              },
              {
                title: t`Safety and Comfort`,
                text: t`Long drives by daylight, with breaks; rooms where one sleeps well; and support 24/7 if something goes differently from what was planned.`,
              },
              {
                title: t`Sustainable Tourism`,
                text: t`Fewer stops and longer stays are kinder to a place, and to you. We favour houses that cook what grows nearby, and the train where a good one runs.`,
              },
            ]}
          />
        </Stack>
      </Section>
      <Section width="wide" labelledBy="philosophy">
        <Stack gap="large">
          <Heading level={2} id="philosophy">
            <Trans>What we call a good journey</Trans>
          </Heading>
          <FeatureList
            headingLevel={3}
            items={[
              {
                title: t`Authentic`,
                text: t`We look for what would take place without visitors, too: the evening prayer, the morning market, the lesson in a family's kitchen. And we tell you how to be a guest there.`,
              },
              {
                title: t`Holistic`,
                text: t`Sleep, food, movement and company belong together. A programme that fills every hour forgets this, so we look for afternoons with nothing in them.`,
              },
              {
                title: t`Transformative`,
                text: t`Nobody comes home another person. But one habit may travel with you, an early walk or a quiet breakfast, and still be there months later.`,
              },
            ]}
          />
        </Stack>
      </Section>
      <CallToAction
        tone="tinted"
        title={t`Tell us what you would like to rest from`}
        text={t`Write a few lines, or look around first. We answer within ${answerHours} hours, and our advice is free.`}
        actions={
          <ButtonGroup align="center">
            <LinkButton href="/contact">
              <Trans>Send an enquiry</Trans>
            </LinkButton>
            <LinkButton href="/retreats" tone="secondary">
              <Trans>View all retreats</Trans>
            </LinkButton>
          </ButtonGroup>
        }
      />
    </>
  );
}
