import { examplePriceOf, properties, type Shortlist } from '@elevate/brand/operator';
import { translate } from '@elevate/languages';
import { Columns, FactList, Heading, Section, Stack, Text } from '@elevate/ui';
import { useLingui } from '@lingui/react/macro';
import { useFormats } from '../../language/formats.ts';
import { useLanguage } from '../../language/LanguageProvider.tsx';
import { useOperatorFact } from '../../templates/useOperatorFact.ts';
import { usePriceWords } from '../../templates/usePriceFacts.tsx';

/** A shortlist as the team sends it; nothing where its price or its properties are gone. */
export function SampleShortlist({ shortlist }: { shortlist: Shortlist }) {
  const { t } = useLingui();
  const { locale } = useLanguage();
  const { formatAmount } = useFormats();
  const { onTop, inAll } = usePriceWords();
  const operatorFact = useOperatorFact();
  const { request, journey, nights, advice } = shortlist;
  const price = examplePriceOf(journey);
  const stays = shortlist.stays.flatMap((stay) => {
    const property = properties.find(({ id }) => id === stay.property);
    return property ? [{ ...stay, property }] : [];
  });
  if (!price || stays.length === 0) return null;
  const further = onTop(price);
  return (
    <Section tone="afternoon" width="wide" labelledBy="shortlist">
      <Stack gap="large">
        <Heading level={2} id="shortlist">{t`What an enquiry brings: a sample shortlist`}</Heading>
        <Columns>
          <Stack gap="medium">
            <Text size="large">{translate(request, locale)}</Text>
            <Text>{translate(advice, locale)}</Text>
            {further && <Text tone="muted">{t`Total: the price plus ${further}.`}</Text>}
          </Stack>
          {stays.map(({ property, amount = price.amount, pro, con }) => {
            const stay = formatAmount({ amount, currency: price.currency });
            return (
              <Stack gap="small" key={property.id}>
                <Heading level={3} size="small">
                  {property.name ?? translate(property.kind, locale)}
                </Heading>
                <FactList
                  layout="table"
                  items={[
                    ...operatorFact(t`For`, pro),
                    ...operatorFact(t`Against`, con),
                    { label: t`Price`, value: t`${stay} for ${nights} nights` },
                    ...(further ? [{ label: t`Total`, value: inAll(price, amount) }] : []),
                  ]}
                />
              </Stack>
            );
          })}
        </Columns>
      </Stack>
    </Section>
  );
}
