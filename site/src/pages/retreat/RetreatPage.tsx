import { pictures } from '@elevate/artwork';
import { brand } from '@elevate/brand';
import { conditionsOf, retreatConditions } from '@elevate/brand/operator';
import { answerHours } from '@elevate/enquiry';
import { routePath } from '@elevate/languages';
import {
  Columns,
  DaySpine,
  FactList,
  Frieze,
  Heading,
  LinkButton,
  MediaText,
  MessagePage,
  Section,
  Stack,
  Text,
  TextLink,
} from '@elevate/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useLocation } from 'react-router-dom';
import { useCard, useDuration } from '../../cards/cards.ts';
import { routeAt } from '../../routes/routes.ts';
import { BrandMailLink } from '../../shell/BrandMailLink.tsx';
import { PageHead } from '../../shell/PageHead.tsx';
import { ItineraryPageTemplate } from '../../templates/ItineraryPageTemplate.tsx';
import { TitledProse } from '../../templates/TitledProse.tsx';
import { type Retreat, useRetreats } from './useRetreats.tsx';

export default function RetreatPage() {
  const { journey } = routeAt(routePath(useLocation().pathname));
  const retreats = useRetreats();
  if (!journey) return <UnknownRetreat />;
  const retreat = retreats.find((each) => each.journey === journey);
  if (!retreat) {
    throw new Error(
      `${journey} has a path in packages/enquiry/src/journeys.ts: add its words to site/src/pages/retreat/useRetreats.tsx`,
    );
  }
  return <KnownRetreat retreat={retreat} />;
}

function UnknownRetreat() {
  const { t } = useLingui();
  return (
    <>
      <PageHead
        isUnlisted
        title={t`Retreat not found`}
        description={t`There's no retreat at this address. The overview lists all our yoga, Ayurveda, spa and mindfulness retreats and guided tours in India and beyond.`}
        keywords={t`retreat not found, retreats India`}
      />
      <MessagePage
        code="404"
        title={t`Retreat not found`}
        text={t`It may have moved, or the address may be mistyped. You'll find all our retreats in the overview.`}
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
  const duration = useDuration();
  const { picture } = useCard(retreat.journey);
  const { overview, stayPicture, accommodation, practical } = retreat;
  return (
    <ItineraryPageTemplate
      content={retreat}
      labels={{ enquire: t`Enquire Now`, all: t`View all retreats` }}
      terms={conditionsOf(retreat.journey, retreatConditions)}
      overviewId="overview"
      overview={
        <TitledProse id="overview" title={overview.title}>
          {overview.body}
        </TitledProse>
      }
      facts={[
        { label: t`Location`, value: retreat.location },
        { label: t`Duration`, value: duration(retreat.journey) },
      ]}
    >
      <Section labelledBy="benefits" width="wide">
        <Stack gap="small">
          <Heading level={2} id="benefits">
            A day there
          </Heading>
          <Text size="large">
            The seven days share one rhythm. Twelve guests at most, so your teacher will soon know
            your name and your stiff shoulder.
          </Text>
        </Stack>
      </Section>
      <DaySpine
        items={[
          {
            time: '7:00',
            title: 'Yoga before breakfast',
            text: 'Most days begin with yoga. You just turn up: slow sun salutations on day 2, a silent class on day 5, the longest of the week on day 6. You go home with a 20-minute practice that fits in before work.',
            light: 'dawn',
            picture: pictures['retreat-pavilion'].landscape ?? pictures['retreat-pavilion'],
          },
          {
            time: '9:00',
            title: 'Vegetarian island cooking',
            text: 'Papaya, rice porridge and ginger tea. Later in the day red rice, tempeh and water spinach, with the sambal on the side. Small trays of petals lie on every doorstep; on day 6 you fold and fill them yourself.',
            light: 'morning',
            picture: pictures.offering,
          },
          {
            time: 'Late morning',
            title: 'Terraces and temples',
            text: 'On day 3 the rice terraces of Tegallalang, ahead of the coaches; on day 4 the springs of Tirta Empul in sarong and sash; on day 6 the Goa Gajah cave temple. All are near Ubud.',
            light: 'noon',
            picture: pictures.spring,
          },
          {
            time: 'Late afternoon',
            title: 'Free time, or the ridge',
            text: 'A book, a journal, a nap. On day 2 you walk the Campuhan Ridge, about 2 km between two river valleys.',
            light: 'afternoon',
            picture: pictures['ridge-walk'],
          },
          {
            time: 'Before dinner',
            title: 'Meditation step by step',
            text: 'You start with ten minutes on the breath; by the sixth day it is half an hour. A bench or a chair will do instead of the cushion.',
            light: 'dusk',
            picture: pictures.lotus,
          },
          {
            time: 'Night',
            title: 'Lamps out',
            text: 'Dinner together, walking meditation in the garden, or Balinese dance in Ubud. Then frogs, and cockerels well before 7:00.',
            light: 'night',
            picture: pictures['oil-lamp'],
          },
        ]}
      />
      <Section labelledBy="itinerary" width="wide">
        <Stack gap="medium">
          <Heading level={2} id="itinerary">
            Day by day
          </Heading>
          <FactList
            layout="pairs"
            items={[
              ['1', 'Arrival in Ubud', 'A driver meets you at the airport; at 17:00 a gentle first class.'],
              ['2', 'Yoga and the Campuhan Ridge', 'Sun salutations at 7:00, the ridge in the late afternoon.'],
              ['3', 'The rice terraces of Tegallalang', 'Out early; yin yoga at 17:00.'],
              ['4', 'The springs of Tirta Empul', 'Watch the ritual bathing, or join in once briefed.'],
              ['5', 'A silent morning', 'Silence until noon; legs up the wall, and an early night.'],
              ['6', 'Offerings, Goa Gajah and dance', 'Palm-leaf offerings, the cave temple, half an hour of meditation, dance.'],
              ['7', 'Farewell', 'The last class at your own pace; in the afternoon to the airport.'],
            ].map(([n, title, text]) => ({ label: `Day ${n}`, value: `${title}. ${text}` }))}
          />
        </Stack>
      </Section>
      {picture.frieze && <Frieze source={picture.frieze} />}
      <Section tone="tinted" labelledBy="accommodation" width="wide">
        <MediaText picture={stayPicture.picture} alt={stayPicture.alt} isReversed>
          <TitledProse id="accommodation" title={t`Where you stay`}>
            {accommodation}
          </TitledProse>
        </MediaText>
      </Section>
      <Section tone="tinted" labelledBy="before-you-go" width="wide">
        <Columns template="mainAside" gap="xlarge">
          <TitledProse id="before-you-go" title={t`Before you go`}>
            {practical}
          </TitledProse>
          <Stack gap="medium">
            <Heading level={2} size="standard">
              <Trans>Still wondering?</Trans>
            </Heading>
            <Text>
              <Trans>Write or call, even if you haven't decided anything yet.</Trans>
            </Text>
            <FactList
              items={[
                {
                  label: t`Email`,
                  value: <BrandMailLink />,
                },
                {
                  label: t`Phone`,
                  value: <TextLink href={brand.phone.uri}>{brand.phone.display}</TextLink>,
                },
                {
                  label: t`Reply`,
                  value: t`Within ${answerHours} hours, in English or German`,
                },
              ]}
            />
          </Stack>
        </Columns>
      </Section>
    </ItineraryPageTemplate>
  );
}
