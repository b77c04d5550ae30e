import { Heading, Section } from '@elevate/ui';
import { Trans } from '@lingui/react/macro';

export default function RajasthanTourPage() {
  return (
    <Section>
      <Heading level={1}>
        <Trans>RajasthanTour</Trans>
      </Heading>
    </Section>
  );
}
