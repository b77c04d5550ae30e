import { Heading, Section } from '@elevate/ui';
import { Trans } from '@lingui/react/macro';

export default function ForestBathingPage() {
  return (
    <Section>
      <Heading level={1}>
        <Trans>ForestBathing</Trans>
      </Heading>
    </Section>
  );
}
