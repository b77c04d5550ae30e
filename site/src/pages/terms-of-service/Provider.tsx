import { brand } from '@elevate/brand';
import { translate } from '@elevate/languages';
import { FactList, TextLink } from '@elevate/ui';
import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '../../language/LanguageProvider.tsx';
import { BrandMailLink } from '../../shell/BrandMailLink.tsx';

/**
 * The provider's identification that German law requires (section 5 DDG, section 18(2) MStV, section 36 VSBG), and what
 * it is under package travel law.
 */
export function Provider() {
  const { t } = useLingui();
  const { locale } = useLanguage();
  const {
    legalName,
    representative,
    street,
    city,
    country,
    register,
    vatId,
    editor,
    disputeResolution,
  } = brand.provider;
  return (
    <>
      <h2 id="provider">{t`Provider`}</h2>
      <p>{t`Information under section 5 of the German Digital Services Act (DDG)`}</p>
      <FactList
        items={[
          { label: t`Name`, value: legalName },
          { label: t`Represented by`, value: representative },
          {
            label: t`Address`,
            value: (
              <>
                {street}
                <br />
                {city}
                <br />
                {translate(country, locale)}
              </>
            ),
          },
          { label: t`Register entry`, value: register },
          { label: t`VAT identification number`, value: vatId },
          { label: t`Email`, value: <BrandMailLink /> },
          {
            label: t`Phone`,
            value: <TextLink href={brand.phone.uri}>{brand.phone.display}</TextLink>,
          },
          { label: t`Responsible for the content (section 18(2) MStV)`, value: editor },
          {
            label: t`Consumer dispute resolution (section 36 VSBG)`,
            value: translate(disputeResolution, locale),
          },
          { label: t`Package travel`, value: translate(brand.packageTravel, locale) },
        ]}
      />
    </>
  );
}
