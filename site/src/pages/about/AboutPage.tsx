import { Heading, Section } from '@elevate/ui';
import { Trans } from '@lingui/react/macro';

export default function AboutPage() {
  return (
    <Section>
      <Heading level={1}>
        <Trans>About</Trans>
      </Heading>
    </Section>
  );
}
