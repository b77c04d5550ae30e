import { Heading, Section } from '@elevate/ui';
import { Trans } from '@lingui/react/macro';

export default function GoldenTriangleTourPage() {
  return (
    <Section>
      <Heading level={1}>
        <Trans>GoldenTriangleTour</Trans>
      </Heading>
    </Section>
  );
}
