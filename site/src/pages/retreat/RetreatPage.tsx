import { pictures } from '@elevate/artwork';
import { conditionsOf, retreatConditions } from '@elevate/brand/operator';
import { answerHours } from '@elevate/enquiry';
import { routePath } from '@elevate/languages';
import { DayBand, Frieze, Hero, LinkButton, Picture, Section } from '@elevate/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useLocation } from 'react-router-dom';
import { useCard } from '../../cards/cards.ts';
import { routeAt } from '../../routes/routes.ts';
import { BrandMailLink, BrandPhoneLink } from '../../shell/BrandLinks.tsx';
import { PageHead } from '../../shell/PageHead.tsx';
import { DayByDay, ItineraryPageTemplate } from '../../templates/ItineraryPageTemplate.tsx';
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
      <Hero
        eyebrow="404"
        title={t`Retreat not found`}
        text={t`It may have moved, or the address may be mistyped. You'll find all our retreats in the overview.`}
        actions={<LinkButton href="/retreats">{t`View all retreats`}</LinkButton>}
        backdrop={<Picture source={pictures['not-found']} alt="" isFirst />}
      />
    </>
  );
}

function KnownRetreat({ retreat }: { retreat: Retreat }) {
  const { t } = useLingui();
  const { picture } = useCard(retreat.journey);
  const { benefits, practical } = retreat;
  return (
    <ItineraryPageTemplate
      content={retreat}
      labels={{ enquire: t`Enquire Now`, all: t`View all retreats` }}
      terms={conditionsOf(retreat.journey, retreatConditions)}
      facts={[{ label: t`Location`, value: retreat.location }]}
      practical={
        <TitledProse id="before-you-go" title={t`Before you go`} hasColumns isFolded>
          {practical}
          <p>
            <Trans>
              Still wondering? Write to <BrandMailLink /> or call <BrandPhoneLink />, even if you
              haven't decided anything yet.
            </Trans>{' '}
            {t`We reply within ${answerHours} hours, in English or German.`}
          </p>
        </TitledProse>
      }
    >
      <DayBand title={t`A day there`} headingLevel={2} items={benefits} />
      {picture.frieze && <Frieze source={picture.frieze} />}
      <Section labelledBy="itinerary" width="wide">
        <DayByDay itinerary={retreat.itinerary} revealDelay={100} />
      </Section>
    </ItineraryPageTemplate>
  );
}
