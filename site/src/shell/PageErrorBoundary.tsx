import { brand } from '@elevate/brand';
import { Button, Heading, Section, Stack, Text, TextLink } from '@elevate/ui';
import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { Component, type ReactNode } from 'react';

/** Shows a way on where a page could not be loaded or shown; navigation and footer stay as they are. */
export class PageErrorBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? <PageFailure /> : this.props.children;
  }
}

function PageFailure() {
  useLingui(); // renders again when the language changes
  return (
    <Section>
      <Stack gap="medium" align="start">
        <Heading level={1}>
          <Trans>This page did not arrive</Trans>
        </Heading>
        <Text>
          <Trans>
            The connection may have been lost on the way. Load the page again, or write to us at{' '}
            <TextLink href={`mailto:${brand.email}`}>{brand.email}</TextLink>.
          </Trans>
        </Text>
        <Button onPress={() => location.reload()}>
          <Trans>Load the page again</Trans>
        </Button>
      </Stack>
    </Section>
  );
}
