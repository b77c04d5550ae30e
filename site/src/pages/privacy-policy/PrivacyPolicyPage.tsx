import { Heading, Section } from '@elevate/ui';
import { Trans } from '@lingui/react/macro';

export default function PrivacyPolicyPage() {
  return (
    <Section>
      <Heading level={1}>
        <Trans>PrivacyPolicy</Trans>
      </Heading>
    </Section>
  );
}
