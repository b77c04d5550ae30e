import { brand } from '@elevate/brand';
import { Button, ErrorPage, TextLink } from '@elevate/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { Component, type ReactNode, useTransition } from 'react';
import { type Site, SiteContext } from '../SiteContext.ts';

/** Shows a way on where a page could not be loaded or shown; navigation and footer stay as they are. */
export class PageErrorBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  static override contextType = SiteContext;
  declare context: Site | undefined;
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch() {
    // Whoever comes to this page again, by a link or by the button, gets another try.
    this.context?.pages.forgetFailures();
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return <PageFailure onRetry={() => this.setState({ hasFailed: false })} />;
  }
}

function PageFailure({ onRetry }: { onRetry: () => void }) {
  const { t } = useLingui();
  const [isPending, startTransition] = useTransition();
  return (
    <ErrorPage
      title={t`This page did not arrive`}
      text={
        <Trans>
          The connection may have been lost on the way. Load the page again, or write to us at{' '}
          <TextLink href={`mailto:${brand.email}`}>{brand.email}</TextLink>.
        </Trans>
      }
      action={
        // Until it has come, or failed once more, this stays.
        <Button onPress={() => startTransition(onRetry)} isBusy={isPending}>
          <Trans>Load the page again</Trans>
        </Button>
      }
    />
  );
}
