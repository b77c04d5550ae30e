import { Heading, Section } from '@elevate/ui';
import { Trans } from '@lingui/react/macro';

export default function SpaWellnessPage() {
  return (
    <Section>
      <Heading level={1}>
        <Trans>SpaWellness</Trans>
      </Heading>
    </Section>
  );
}
