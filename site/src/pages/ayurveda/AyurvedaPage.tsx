import { Heading, Section } from '@elevate/ui';
import { Trans } from '@lingui/react/macro';

export default function AyurvedaPage() {
  return (
    <Section>
      <Heading level={1}>
        <Trans>Ayurveda</Trans>
      </Heading>
    </Section>
  );
}
