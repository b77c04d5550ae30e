import { type Amount, type ExamplePrice, examplePriceOf, extras } from '@elevate/brand/operator';
import { type Journey, type JourneyId, journeys } from '@elevate/enquiry';
import { translate } from '@elevate/languages';
import { type Fact, TextLink } from '@elevate/ui';
import { useLingui } from '@lingui/react/macro';
import { useCountWord } from '../cards/useCountWord.ts';
import { useFormats } from '../language/formats.ts';
import { useLanguage } from '../language/LanguageProvider.tsx';

/** An example price in words. */
export function usePriceWords() {
  const { t } = useLingui();
  const { locale } = useLanguage();
  const { formatAmount } = useFormats();
  return {
    /** Such as '€2,340', with the second currency after it. */
    sum: (price: ExamplePrice, also?: Amount) =>
      also ? `${formatAmount(price)} (${formatAmount(also)})` : formatAmount(price),
    /** What follows the sum, such as 'in total for two people sharing a room'. */
    forWhom: (price: ExamplePrice) => {
      const whom = translate(price.forWhom, locale);
      return price.people > 1 ? t`in total for ${whom}` : t`for ${whom}`;
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
    /** What comes on top of a price, such as 'flights €780, visa €80'; empty where that is not known. */
    onTop: ({ onTop = {}, currency }: ExamplePrice) =>
      (Object.keys(onTop) as (keyof typeof extras)[])
        .map(
          (what) =>
            `${translate(extras[what], locale)} ${formatAmount({ amount: onTop[what] ?? 0, currency })}`,
        )
        .join(', '),
    /** An amount with what comes on top. */
    inAll: ({ onTop = {}, currency }: ExamplePrice, paid: number) =>
      formatAmount({
        amount: Object.values(onTop).reduce((sum, amount) => sum + amount, paid),
        currency,
      }),
  };
}

/** The price, first of the facts at a glance, and what a traveller pays in all, none where that is not known. */
export function usePriceFacts(
  journey: JourneyId,
  hasIncluded: boolean,
): Record<'price' | 'total', Fact[]> {
  const { t } = useLingui();
  const countWord = useCountWord();
  const { formatAmount } = useFormats();
  const { sum, forWhom, perNight, onTop, inAll } = usePriceWords();
  const price = examplePriceOf(journey);
  if (!price) {
    return {
      price: [{ label: t`Price`, value: t`In the operator's written quote. Our advice is free.` }],
      total: [],
    };
  }
  const { currency, longer, people } = price;
  const parts = onTop(price);
  const further = longer && {
    nights: longer.nights,
    price: formatAmount({ amount: longer.amount, currency }),
    total: inAll(price, longer.amount + longer.more),
  };
  const paid = inAll(price, price.amount);
  const total = people > 1 ? t`${{ sum: paid }} for ${{ people: countWord(people) }} people` : paid;
  const amounts = [
    forWhom(price),
    perNight(price),
    further && t`${further.nights} nights: ${further.price}`,
  ];
  return {
    price: [
      {
        label: t`Price`,
        isLead: true,
        value: sum(price, price.also),
        note: (
          <>
            {amounts.map((amount) => amount && <div key={amount}>{amount}</div>)}
            <TextLink href="#conditions">
              {hasIncluded ? t`What's included` : t`More about the price`}
            </TextLink>
          </>
        ),
      },
    ],
    total: parts
      ? [
          {
            label: t`Estimated total`,
            value: further
              ? t`${total}; for ${further.nights} nights, with more for tips and insurance, ${further.total}`
              : total,
            note: t`The price plus ${parts}`,
          },
        ]
      : [],
  };
}
