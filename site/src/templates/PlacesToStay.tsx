import { examplePriceOf, type Property, propertiesOf } from '@elevate/brand/operator';
import type { JourneyId } from '@elevate/enquiry';
import { translate } from '@elevate/languages';
import { CardGrid, Heading, type PictureSource, ProfileCard, Section, Stack } from '@elevate/ui';
import { useLingui } from '@lingui/react/macro';
import { useFormats } from '../language/formats.ts';
import { useLanguage } from '../language/LanguageProvider.tsx';
import { useOperatorFact } from './useOperatorFact.ts';
import { usePhotograph } from './usePhotograph.ts';
import { usePriceWords } from './usePriceFacts.tsx';

interface PlacesToStayProps {
  journey: JourneyId;
  /** A small drawing for each, where it has no photograph. */
  vignettes?: readonly PictureSource[] | undefined;
}

/** The operator's properties for a journey; nothing where there are none. */
export function PlacesToStay({ journey, vignettes = [] }: PlacesToStayProps) {
  const { t } = useLingui();
  const properties = propertiesOf(journey);
  if (properties.length === 0) return null;
  return (
    <Section tone="tinted" labelledBy="places" width="wide">
      <Stack gap="large">
        <Heading level={2} id="places">
          {properties.length === 1 ? t`A place to stay` : t`Places to stay`}
        </Heading>
        <CardGrid align="start">
          {properties.map((property, index) => (
            <PropertyCard
              key={property.id}
              journey={journey}
              property={property}
              vignette={vignettes[index]}
            />
          ))}
        </CardGrid>
      </Stack>
    </Section>
  );
}

interface PropertyCardProps {
  journey: JourneyId;
  property: Property;
  vignette: PictureSource | undefined;
}

function PropertyCard({ journey, property, vignette }: PropertyCardProps) {
  const { t } = useLingui();
  const { locale } = useLanguage();
  const { formatAmount, formatDate } = useFormats();
  const photographProps = usePhotograph();
  const operatorFact = useOperatorFact();
  const { inAll } = usePriceWords();
  const { name, rooms, from, photograph, checked } = property;
  const kind = translate(property.kind, locale);
  const amount = from && formatAmount(from);
  const per = from && translate(from.per, locale);
  const cost = from?.isWholeStay ? `${amount} ${per}` : t`from ${amount} ${per}`;
  const price = from?.isWholeStay ? examplePriceOf(journey) : undefined;
  // What comes on top is in the currency of the journey's own price.
  const total = price?.onTop && price.currency === from?.currency && inAll(price, from.amount);
  return (
    <ProfileCard
      title={name ?? kind}
      headingLevel={3}
      meta={translate(property.place, locale)}
      text={name === undefined ? undefined : kind}
      facts={[
        { label: t`Rooms`, value: String(rooms) },
        ...operatorFact(t`Your room`, property.room),
        ...operatorFact(t`Team`, property.staff),
        ...(from ? [{ label: t`Price`, value: cost }] : []),
        ...operatorFact(t`Gentle stay`, property.gentleStay),
      ]}
      further={{
        label: t`More about the place`,
        items: [
          ...(total ? [{ label: t`Estimated total`, value: total }] : []),
          ...operatorFact(t`Cooling, heating`, property.climate),
          ...operatorFact(t`Noise`, property.noise),
          ...operatorFact(t`Hospital`, property.hospital),
          ...(checked === undefined
            ? []
            : [{ label: t`Checked`, value: formatDate(checked).text }]),
        ],
      }}
      vignette={vignette}
      {...(photograph && photographProps(photograph))}
    />
  );
}
