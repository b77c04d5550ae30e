import { Heading, Section } from '@elevate/ui';
import { Trans } from '@lingui/react/macro';

export default function WeightLossRetreatsPage() {
  return (
    <Section>
      <Heading level={1}>
        <Trans>WeightLossRetreats</Trans>
      </Heading>
    </Section>
  );
}
