import { Heading, Section } from '@elevate/ui';
import { Trans } from '@lingui/react/macro';

export default function TermsOfServicePage() {
  return (
    <Section>
      <Heading level={1}>
        <Trans>TermsOfService</Trans>
      </Heading>
    </Section>
  );
}
