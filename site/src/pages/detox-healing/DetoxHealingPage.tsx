import { Heading, Section } from '@elevate/ui';
import { Trans } from '@lingui/react/macro';

export default function DetoxHealingPage() {
  return (
    <Section>
      <Heading level={1}>
        <Trans>DetoxHealing</Trans>
      </Heading>
    </Section>
  );
}
