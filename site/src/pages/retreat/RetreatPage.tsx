import { Heading, Section } from '@elevate/ui';
import { Trans } from '@lingui/react/macro';

export default function RetreatPage() {
  return (
    <Section>
      <Heading level={1}>
        <Trans>Retreat</Trans>
      </Heading>
    </Section>
  );
}
