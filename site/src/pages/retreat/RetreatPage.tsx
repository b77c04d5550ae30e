import { brand } from '@elevate/brand';
import {
  AtAGlance,
  CallToAction,
  Columns,
  ContactDetails,
  ErrorPage,
  FeatureList,
  Heading,
  Hero,
  Itinerary,
  LinkButton,
  Picture,
  Prose,
  Section,
  Stack,
  Text,
  TextLink,
} from '@elevate/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useParams } from 'react-router-dom';
import { useCard } from '../../cards/cards.ts';
import { PageHead } from '../../shell/PageHead.tsx';
import { PageTrail } from '../../shell/PageTrail.tsx';
import { RelatedPages } from '../../templates/RelatedPages.tsx';
import { TripData } from '../../templates/TripData.tsx';
import { type Retreat, useRetreats } from './useRetreats.tsx';

export default function RetreatPage() {
  const { id = '1' } = useParams<{ id: string }>();
  const retreats = useRetreats();
  const retreat = Object.hasOwn(retreats, id) ? retreats[id] : undefined;
  return retreat ? <KnownRetreat retreat={retreat} /> : <UnknownRetreat />;
}

function UnknownRetreat() {
  const { t } = useLingui();
  return (
    <>
      <PageHead
        isUnlisted
        title={t`Retreat not found`}
        description={t`There is no retreat at this address.`}
        keywords={t`retreat not found, retreats India`}
      />
      <ErrorPage
        code="404"
        title={t`Retreat not found`}
        text={t`It may have moved, or the address has a typing error. The overview shows all the others.`}
        action={
          <LinkButton href="/retreats">
            <Trans>View all retreats</Trans>
          </LinkButton>
        }
      />
    </>
  );
}

function KnownRetreat({ retreat }: { retreat: Retreat }) {
  const { t } = useLingui();
  const { picture } = useCard('retreat');
  const { head, hero, overview, benefits, itinerary, accommodation, practical, closing } = retreat;
  const enquire = `/contact?about=${retreat.journey}`;
  return (
    <>
      <PageHead {...head} />
      <TripData name={hero.title} description={head.description} days={itinerary.days} />
      <Hero
        size="70vh"
        breadcrumbs={
          <PageTrail parents={[{ href: '/retreats', label: t`Retreats` }]} current={hero.title} />
        }
        eyebrow={`${hero.eyebrow} · ${retreat.duration}`}
        title={hero.title}
        text={hero.text}
        actions={
          <>
            <LinkButton href={enquire}>
              <Trans>Enquire Now</Trans>
            </LinkButton>
            <LinkButton href="/retreats" tone="secondary">
              <Trans>View all retreats</Trans>
            </LinkButton>
          </>
        }
        backdrop={<Picture source={picture} alt="" isFirst />}
      />
      <Section labelledBy="overview" width="wide">
        <Columns template="mainAside" gap="xlarge">
          <Stack gap="medium">
            <Heading level={2} id="overview">
              {overview.title}
            </Heading>
            <Prose>{overview.body}</Prose>
          </Stack>
          <AtAGlance
            title={t`At a glance`}
            headingLevel={2}
            items={[
              { label: t`Location`, value: retreat.location },
              { label: t`Duration`, value: retreat.duration },
              { label: t`Group size`, value: retreat.groupSize },
              { label: t`Best months`, value: retreat.bestMonths },
              {
                label: t`Price`,
                value: t`In the partner's written offer. Our advice is free, and nothing is paid on this site.`,
              },
            ]}
            action={
              <LinkButton href={enquire}>
                <Trans>Enquire Now</Trans>
              </LinkButton>
            }
          />
        </Columns>
      </Section>
      <Section tone="tinted" labelledBy="benefits" width="wide">
        <Stack gap="large">
          <Heading level={2} id="benefits">
            {benefits.title}
          </Heading>
          <FeatureList headingLevel={3} items={benefits.items} />
        </Stack>
      </Section>
      <Section labelledBy="itinerary">
        <Stack gap="large">
          <Heading level={2} id="itinerary">
            {itinerary.title}
          </Heading>
          <Itinerary
            headingLevel={3}
            revealDelay={100}
            dayLabel={(day) => t`Day ${day}`}
            items={itinerary.days.map((day, index) => ({ day: index + 1, ...day }))}
          />
        </Stack>
      </Section>
      <Section tone="tinted" labelledBy="accommodation" width="wide">
        <Columns template="mainAside" gap="xlarge">
          <Stack gap="large">
            <Stack gap="medium">
              <Heading level={2} id="accommodation">
                {accommodation.title}
              </Heading>
              <Prose>{accommodation.body}</Prose>
            </Stack>
            <Stack gap="medium">
              <Heading level={2} size="medium">
                {practical.title}
              </Heading>
              <Prose>{practical.body}</Prose>
            </Stack>
          </Stack>
          <Stack gap="medium">
            <Heading level={2} size="medium">
              <Trans>Not sure yet? Ask a person</Trans>
            </Heading>
            <Text>
              <Trans>
                Write or call, even with half a question. Our advice is free for you, whether you
                book or not; our partners pay us.
              </Trans>
            </Text>
            <ContactDetails
              items={[
                {
                  label: t`Email`,
                  value: <TextLink href={`mailto:${brand.email}`}>{brand.email}</TextLink>,
                },
                {
                  label: t`Phone`,
                  value: <TextLink href={brand.phone.uri}>{brand.phone.display}</TextLink>,
                },
                { label: t`Our answer`, value: t`Within 24\u00A0hours, in English or German` },
              ]}
            />
          </Stack>
        </Columns>
      </Section>
      <CallToAction
        title={closing.title}
        text={closing.text}
        actions={
          <LinkButton href={enquire} tone="inverse">
            <Trans>Enquire Now</Trans>
          </LinkButton>
        }
      />
      <RelatedPages names={retreat.related} />
    </>
  );
}
