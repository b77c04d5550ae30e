import { brand } from '@elevate/brand';
import { locales, sourceLocale } from '@elevate/languages';
import type { Organization, TravelAgency } from 'schema-dts';
import { StructuredData } from '../../shell/StructuredData.tsx';

const organizationId = `${brand.origin}/#organization`;

/** Structured data of the brand (docs/product.md, section 2, 'Shared layout'). */
export function BrandData({ description }: { description: string }) {
  const reachedAt = {
    name: brand.name,
    url: `${brand.origin}/`,
    email: brand.email,
    telephone: brand.phone.uri.replace('tel:', ''),
  };
  return (
    <>
      <StructuredData<Organization>
        data={{
          '@context': 'https://schema.org',
          '@type': 'Organization',
          '@id': organizationId,
          ...reachedAt,
          legalName: brand.provider.legalName,
          slogan: brand.tagline,
          sameAs: Object.values(brand.social),
        }}
      />
      <StructuredData<TravelAgency>
        data={{
          '@context': 'https://schema.org',
          '@type': 'TravelAgency',
          '@id': `${brand.origin}/#agency`,
          ...reachedAt,
          description,
          parentOrganization: { '@id': organizationId },
          address: {
            '@type': 'PostalAddress',
            streetAddress: brand.provider.street,
            addressLocality: brand.provider.city,
            addressCountry: brand.provider.country[sourceLocale],
          },
          knowsLanguage: [...locales],
        }}
      />
    </>
  );
}
