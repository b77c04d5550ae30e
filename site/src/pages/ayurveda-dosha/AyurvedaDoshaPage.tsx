import { Heading, Section } from '@elevate/ui';
import { Trans } from '@lingui/react/macro';

export default function AyurvedaDoshaPage() {
  return (
    <Section>
      <Heading level={1}>
        <Trans>AyurvedaDosha</Trans>
      </Heading>
    </Section>
  );
}
