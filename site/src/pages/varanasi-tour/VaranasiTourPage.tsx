import { Heading, Section } from '@elevate/ui';
import { Trans } from '@lingui/react/macro';

export default function VaranasiTourPage() {
  return (
    <Section>
      <Heading level={1}>
        <Trans>VaranasiTour</Trans>
      </Heading>
    </Section>
  );
}
