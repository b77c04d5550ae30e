import { brand } from '@elevate/brand';
import { TextLink, type TextLinkProps } from '@elevate/ui';

export function BrandMailLink(props: Pick<TextLinkProps, 'tone'>) {
  return (
    <TextLink href={`mailto:${brand.email}`} {...props}>
      {brand.email}
    </TextLink>
  );
}
