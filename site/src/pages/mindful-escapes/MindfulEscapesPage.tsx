import { Heading, Section } from '@elevate/ui';
import { Trans } from '@lingui/react/macro';

export default function MindfulEscapesPage() {
  return (
    <Section>
      <Heading level={1}>
        <Trans>MindfulEscapes</Trans>
      </Heading>
    </Section>
  );
}
