import { brand } from '@elevate/brand';
import { TextLink } from '@elevate/ui';

/** The brand's address, as a link that begins a mail. */
export const BrandMailLink = () => (
  <TextLink href={`mailto:${brand.email}`}>{brand.email}</TextLink>
);

/** The brand's phone number, as a link that calls it. */
export const BrandPhoneLink = () => (
  <TextLink href={brand.phone.uri}>{brand.phone.display}</TextLink>
);
