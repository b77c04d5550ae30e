import { brand } from '@elevate/brand';
import { TextLink } from '@elevate/ui';

/** The brand's phone number, as a link that calls it. */
export const BrandPhoneLink = () => (
  <TextLink href={brand.phone.uri}>{brand.phone.display}</TextLink>
);
