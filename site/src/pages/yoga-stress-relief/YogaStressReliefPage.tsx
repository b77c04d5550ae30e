import { Heading, Section } from '@elevate/ui';
import { Trans } from '@lingui/react/macro';

export default function YogaStressReliefPage() {
  return (
    <Section>
      <Heading level={1}>
        <Trans>YogaStressRelief</Trans>
      </Heading>
    </Section>
  );
}
