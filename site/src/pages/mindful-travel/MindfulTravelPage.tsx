import { Heading, Section } from '@elevate/ui';
import { Trans } from '@lingui/react/macro';

export default function MindfulTravelPage() {
  return (
    <Section>
      <Heading level={1}>
        <Trans>MindfulTravel</Trans>
      </Heading>
    </Section>
  );
}
