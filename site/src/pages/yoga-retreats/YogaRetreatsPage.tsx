import { Heading, Section } from '@elevate/ui';
import { Trans } from '@lingui/react/macro';

export default function YogaRetreatsPage() {
  return (
    <Section>
      <Heading level={1}>
        <Trans>YogaRetreats</Trans>
      </Heading>
    </Section>
  );
}
