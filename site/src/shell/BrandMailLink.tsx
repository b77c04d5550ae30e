import { brand } from '@elevate/brand';
import { TextLink } from '@elevate/ui';

export function BrandMailLink() {
  return <TextLink href={`mailto:${brand.email}`}>{brand.email}</TextLink>;
}
