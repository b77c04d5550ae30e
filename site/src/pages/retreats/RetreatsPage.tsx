import { Heading, Section } from '@elevate/ui';
import { Trans } from '@lingui/react/macro';

export default function RetreatsPage() {
  return (
    <Section>
      <Heading level={1}>
        <Trans>Retreats</Trans>
      </Heading>
    </Section>
  );
}
