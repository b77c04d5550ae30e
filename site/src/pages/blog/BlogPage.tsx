import { Heading, Section } from '@elevate/ui';
import { Trans } from '@lingui/react/macro';

export default function BlogPage() {
  return (
    <Section>
      <Heading level={1}>
        <Trans>Blog</Trans>
      </Heading>
    </Section>
  );
}
