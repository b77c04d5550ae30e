import { type ExamplePrice, examplePriceOf } from '@elevate/brand/prices';
import { type Journey, type JourneyId, journeys } from '@elevate/enquiry';
import { translate } from '@elevate/languages';
import { type Fact, TextLink } from '@elevate/ui';
import { useLingui } from '@lingui/react/macro';
import { useFormats } from '../language/formats.ts';
import { useLanguage } from '../language/LanguageProvider.tsx';

/** An example price in words. */
export function usePriceWords() {
  const { t } = useLingui();
  const { locale } = useLanguage();
  const { formatAmount } = useFormats();
  return {
    /** Such as '€2,340 in total for two people sharing a room'. */
    phrase: (price: ExamplePrice) => {
      const total = formatAmount(price);
      const forWhom = translate(price.forWhom, locale);
      return price.people > 1 ? t`${total} in total for ${forWhom}` : t`${total} for ${forWhom}`;
    },
    /** Such as '€195 per person per night'. */
    perNight: (price: ExamplePrice) => {
      const journey: Journey = journeys[price.journey];
      const nights = price.nights ?? journey.nights;
      if (!nights) return undefined;
      const amount = formatAmount({
        ...price,
        amount: Math.round(price.amount / price.people / nights),
      });
      return t`${amount} per person per night`;
    },
  };
}

/** The price among the facts at a glance, and what a traveller pays in all where that is known. */
export function usePriceFacts(journey: JourneyId, hasIncluded: boolean): Fact[] {
  const { t } = useLingui();
  const { locale } = useLanguage();
  const { formatAmount } = useFormats();
  const { phrase, perNight } = usePriceWords();
  const price = examplePriceOf(journey);
  if (!price) {
    return [{ label: t`Price`, value: t`In the operator's written quote. Our advice is free.` }];
  }
  const { currency, longer, onTop = [] } = price;
  const tag = price.sample && t`Example`;
  const inCurrency = (amount: number) => formatAmount({ amount, currency });
  const inAll = (paid: number) => inCurrency(onTop.reduce((sum, { amount }) => sum + amount, paid));
  const parts = onTop
    .map(({ what, amount }) => `${translate(what, locale)} ${inCurrency(amount)}`)
    .join(', ');
  const further = longer && {
    nights: longer.nights,
    price: inCurrency(longer.amount),
    total: inAll(longer.amount),
  };
  const total = inAll(price.amount);
  const details = [perNight(price), further && t`${further.nights} nights: ${further.price}`]
    .filter(Boolean)
    .join(' · ');
  return [
    {
      label: t`Price`,
      value: (
        <>
          {phrase(price)}
          <br />
          {details}
          {details && <br />}
          <TextLink href="#conditions">
            {hasIncluded ? t`What's included` : t`More about the price`}
          </TextLink>
        </>
      ),
      tag,
    },
    ...(parts
      ? [
          {
            label: t`With everything, about`,
            value: further ? t`${total}; for ${further.nights} nights ${further.total}` : total,
            note: t`Besides the price: ${parts}`,
            tag,
          },
        ]
      : []),
  ];
}
