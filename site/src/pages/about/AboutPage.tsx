import { pictures } from '@elevate/artwork';
import { advisers, isExample, recordsByFile, shortlists } from '@elevate/brand/operator';
import { answerHours } from '@elevate/enquiry';
import { translate } from '@elevate/languages';
import {
  ButtonGroup,
  CallToAction,
  CardGrid,
  FeatureList,
  Heading,
  Hero,
  LinkButton,
  MediaText,
  Picture,
  ProfileCard,
  Prose,
  Section,
  Stack,
  Text,
  Triptych,
} from '@elevate/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useLanguage } from '../../language/LanguageProvider.tsx';
import { PageHead } from '../../shell/PageHead.tsx';
import { PageTrail } from '../../shell/PageTrail.tsx';
import { usePhotograph } from '../../templates/usePhotograph.ts';
import { SampleShortlist } from './SampleShortlist.tsx';

/** In place of the advisers' photographs, in their order. */
const adviserVignettes = [pictures.stethoscope, pictures['golden-fort'], pictures.lotus];

export default function AboutPage() {
  const { t } = useLingui();
  const { locale } = useLanguage();
  const photographProps = usePhotograph();
  const hasExamples = Object.values(recordsByFile).some((records) => records.some(isExample));
  return (
    <>
      <PageHead
        title={t`About`}
        description={t`Over 15 years of advice on wellness retreats and guided tours in India: how we choose places, who pays us, and what we do for you before and during a trip.`}
        keywords={t`about us, retreat adviser, wellness travel advice, India travel experts, free travel advice`}
      />
      <Hero
        size="small"
        breadcrumbs={<PageTrail current={t`About`} />}
        eyebrow={t`About us`}
        title={
          <Trans>
            Personal travel advice for <em>India</em>
          </Trans>
        }
        text={t`With over 15 years' experience, we'll look for the retreat or tour that suits you. Our advice is free.`}
        actions={
          <>
            <LinkButton href="/contact">{t`Send an enquiry`}</LinkButton>
            <LinkButton href="/retreats" tone="secondary">{t`View all retreats`}</LinkButton>
          </>
        }
        backdrop={<Picture source={pictures.about} alt="" isFirst />}
      />
      <Section width="wide" labelledBy="mission">
        <MediaText
          picture={pictures.courtyard}
          alt={t`A lotus pool, cusped arches, a massage table and a frangipani in a palace courtyard`}
          isReversed
        >
          <Stack gap="medium">
            <Heading level={2} id="mission">{t`How we tell retreats apart`}</Heading>
            <Prose>
              <p>
                <Trans>
                  Many places in India call themselves retreats. Some are clinics with a strict
                  diet, others hotels with a yoga mat in the wardrobe. We ask who teaches, who
                  cooks, how early the day starts and who will be happy there.
                </Trans>
              </p>
              <p>
                <Trans>
                  So we start with questions. What should be different when you're home again? How
                  early is too early? Then you get a shortlist, and we arrange the booking with the
                  partner you choose. Our partners pay us when a trip goes ahead. While you travel,
                  you can reach us 24/7.
                </Trans>
              </p>
            </Prose>
            {hasExamples && (
              <Text size="small" tone="muted">
                <span id="examples">
                  <Trans>
                    Prices, places and people on this site are examples until the operator enters
                    its own. None can be booked.
                  </Trans>
                </span>
              </Text>
            )}
          </Stack>
        </MediaText>
      </Section>
      {shortlists.map((shortlist) => (
        <SampleShortlist key={shortlist.id} shortlist={shortlist} />
      ))}
      <Section tone="inverse" width="wide" labelledBy="reasons">
        <MediaText picture={pictures.contact} alt="" isBleeding>
          <Stack gap="large">
            <Heading level={2} id="reasons">{t`Why plan with us`}</Heading>
            <FeatureList
              headingLevel={3}
              columns={2}
              items={[
                {
                  title: t`Expert Curation`,
                  text: t`We ask before we suggest. If nothing fits, we say so.`,
                },
                {
                  title: t`Premium Quality`,
                  text: t`Good beds, fresh food and trained hands matter more than a marble lobby.`,
                },
                {
                  title: t`Personalized Service`,
                  text: t`A vegan menu, no small talk before breakfast: ask once and we'll pass it on.`,
                },
                {
                  title: t`Trusted by Europeans`,
                  text: t`Most of our travellers come from Europe; we know their questions.`,
                },
                {
                  title: t`Safety and Comfort`,
                  text: t`We ask for drives that end before dark wherever possible.`,
                },
                {
                  title: t`Sustainable Tourism`,
                  text: t`Fewer, longer stops are kinder to places: we say which to drop.`,
                },
              ]}
            />
          </Stack>
        </MediaText>
      </Section>
      <Triptych
        heading={{ id: 'philosophy', title: t`What makes a good trip` }}
        headingLevel={3}
        items={[
          {
            title: t`Authentic`,
            picture: pictures['oil-lamp'],
            text: t`Evening prayers by the Ganges, a meal in a temple kitchen: things that happen anyway.`,
          },
          {
            title: t`Holistic`,
            picture: pictures['cane-chair'],
            text: t`Rest matters as much as classes.`,
          },
          {
            title: t`Transformative`,
            picture: pictures['walking-shoes'],
            text: t`You won't come home a different person. An early walk may become a habit.`,
          },
        ]}
      />
      {advisers.length > 0 && (
        <Section width="wide" labelledBy="advisers">
          <Stack gap="large">
            <Heading level={2} id="advisers">{t`Who advises you`}</Heading>
            <CardGrid align="start">
              {advisers.map(({ id, name, role, languages, photograph, text }, index) => (
                <ProfileCard
                  key={id}
                  title={name ?? translate(role, locale)}
                  headingLevel={3}
                  meta={name === undefined ? undefined : translate(role, locale)}
                  text={translate(text, locale)}
                  facts={[{ label: t`Languages`, value: translate(languages, locale) }]}
                  vignette={adviserVignettes[index]}
                  {...(photograph && photographProps(photograph))}
                />
              ))}
            </CardGrid>
          </Stack>
        </Section>
      )}
      <CallToAction
        frieze={pictures.evening}
        title={t`Tell us what you need a break from`}
        text={t`We reply within ${answerHours} hours.`}
        actions={
          <ButtonGroup align="center">
            <LinkButton href="/contact">{t`Send an enquiry`}</LinkButton>
            <LinkButton href="/retreats" tone="secondary">{t`View all retreats`}</LinkButton>
          </ButtonGroup>
        }
      />
    </>
  );
}
