import { brand } from '@elevate/brand';
import { translate } from '@elevate/languages';
import { FactList } from '@elevate/ui';
import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '../../language/LanguageProvider.tsx';
import { BrandMailLink, BrandPhoneLink } from '../../shell/BrandLinks.tsx';

/**
 * The provider's identification that German law requires (section 5 DDG, section 18(2) MStV, section 36 VSBG), and what
 * it is under package travel law.
 */
export function Provider() {
  const { t } = useLingui();
  const { locale } = useLanguage();
  const { provider } = brand;
  return (
    <>
      <h2 id="provider">{t`Provider`}</h2>
      <p>{t`Information under section 5 of the German Digital Services Act (DDG)`}</p>
      <FactList
        items={[
          { label: t`Name`, value: provider.legalName },
          { label: t`Represented by`, value: provider.representative },
          {
            label: t`Address`,
            value: (
              <>
                {provider.street}
                <br />
                {provider.city}
                <br />
                {translate(provider.country, locale)}
              </>
            ),
          },
          { label: t`Register entry`, value: provider.register },
          { label: t`VAT identification number`, value: provider.vatId },
          { label: t`Email`, value: <BrandMailLink /> },
          { label: t`Phone`, value: <BrandPhoneLink /> },
          { label: t`Responsible for the content (section 18(2) MStV)`, value: provider.editor },
          {
            label: t`Consumer dispute resolution (section 36 VSBG)`,
            value: translate(provider.disputeResolution, locale),
          },
          { label: t`Package travel`, value: translate(brand.packageTravel, locale) },
        ]}
      />
    </>
  );
}
