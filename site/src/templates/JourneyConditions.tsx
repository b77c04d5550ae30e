import { type Conditions, type ExamplePrice, examplePriceOf } from '@elevate/brand/operator';
import type { JourneyId } from '@elevate/enquiry';
import { translate } from '@elevate/languages';
import { type Fact, FactList, Heading, SeasonStrip, Section, Stack, TextLink } from '@elevate/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useSeasons } from '../facts/useSeasons.ts';
import { isMirrored } from '../journeys.ts';
import { useFormats } from '../language/formats.ts';
import { useLanguage } from '../language/LanguageProvider.tsx';
import { useOperatorFact } from './useOperatorFact.ts';
import { usePriceWords } from './usePriceFacts.tsx';

/** Facts that are true with any partner, so the page states them. The operator's records are in packages/brand. */
export interface JourneyFacts {
  effort: {
    /** What is tiring, day by day where there are days. */
    points: readonly string[];
    /** What to choose instead. */
    easier?: string;
  };
}

interface JourneyConditionsProps {
  journey: JourneyId;
  /** The operator's conditions, if there are any. */
  terms: Conditions | undefined;
  facts: JourneyFacts;
  /** How large the group is, where the operator does not say. */
  group?: string | undefined;
  /** Below the conditions. */
  children?: ReactNode;
}

/** What a journey costs and includes, how strenuous it is, and when to go. */
export function JourneyConditions({
  journey,
  terms,
  facts,
  group,
  children,
}: JourneyConditionsProps) {
  const { t } = useLingui();
  const seasons = useSeasons();
  const { effort } = facts;
  const { easier } = effort;
  const price = examplePriceOf(journey);
  const priceRow = usePriceRow(price);
  const operatorFact = useOperatorFact();
  const included = [
    ...operatorFact(t`Included`, ...(terms?.included ?? [])),
    ...operatorFact(t`Not included`, ...(terms?.notIncluded ?? [])),
    ...operatorFact(t`Where you sleep`, ...(terms?.stays ?? [])),
  ];
  // This row is there without the operator's conditions too.
  const [contract = { label: t`Contract`, value: t`With the partner whose quote you accept` }] =
    operatorFact(
      terms?.insolvencyProtection ? t`Contract and financial protection` : t`Contract`,
      terms?.organiser,
      terms?.insolvencyProtection,
    );
  const further: Fact[] = [
    ...operatorFact(t`Languages`, terms?.guides),
    ...operatorFact(t`Group`, terms?.group),
    ...(terms?.group || group === undefined ? [] : [{ label: t`Group`, value: group }]),
    {
      label: t`Effort`,
      points: effort.points,
      ...(easier !== undefined && { note: t`Easier: ${easier}` }),
    },
    {
      ...contract,
      note: (
        <Trans>
          We arrange it, but your contract is with the partner. Read{' '}
          <TextLink href="/terms-of-service#booking-and-payments">how booking works</TextLink>,{' '}
          <TextLink href="/before-you-go#protection">what protects your money</TextLink> and{' '}
          <TextLink href="/before-you-go#cancelling">what happens if you cancel</TextLink>.
        </Trans>
      ),
    },
    ...operatorFact(t`Cancellation`, terms?.cancellation),
  ];
  const withoutIncluded = price ? t`Price, effort and season` : t`Effort, contract and season`;
  const withIncluded = price ? t`Price and what's included` : t`What's included`;
  const heading = terms?.included ? withIncluded : withoutIncluded;

  return (
    <Section tone={isMirrored(journey) ? 'dusk' : 'afternoon'} labelledBy="conditions" width="wide">
      <Stack gap="large">
        <Heading level={2} id="conditions">
          {heading}
        </Heading>
        <FactList
          layout="card"
          {...(included.length > 0
            ? {
                items: included,
                further: { label: t`Effort, contract and cancelling`, items: further },
              }
            : { items: further })}
        >
          <Stack>
            {priceRow && <FactList layout="pairs" items={[priceRow]} />}
            <Stack gap="small">
              <Heading level={3} size="small" id="season">{t`When to go`}</Heading>
              <SeasonStrip labelledBy="season" months={seasons.strip(journey)} />
            </Stack>
          </Stack>
        </FactList>
        {children}
      </Stack>
    </Section>
  );
}

function usePriceRow(price: ExamplePrice | undefined): Fact | undefined {
  const { t } = useLingui();
  const { locale } = useLanguage();
  const { formatDate } = useFormats();
  const { sum, forWhom } = usePriceWords();
  if (!price) return undefined;
  const season = translate(price.season, locale);
  const without = translate(price.without, locale);
  const organiser = translate(price.organiser, locale);
  const checked = price.checked && formatDate(price.checked).text;
  return {
    label: t`Guide price`,
    isLead: true,
    value: sum(price, price.also),
    note: (
      <>
        <div>{forWhom(price)}</div>
        {t`Applies in ${season}, ${without}; offered by ${organiser}.`}{' '}
        {checked && `${t`Checked on ${checked}.`} `}
        {t`The written quote gives your exact price.`}
      </>
    ),
  };
}
