import { brand } from '@elevate/brand';
import { Button, MessagePage, TextLink } from '@elevate/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { Component, type ReactNode, useEffect, useLayoutEffect, useTransition } from 'react';
import { PageNotArrived } from '../routes/visitPage.ts';
import { type Site, SiteContext } from '../SiteContext.ts';
import { LoadAgainButton } from './LoadAgainButton.tsx';
import { moveFocus, pageHeading } from './moveFocus.ts';
import { copyPrerendered, noteTaken, Prerendered, type PrerenderedCopy } from './Prerendered.tsx';

interface Failure {
  error: unknown;
  /** The page as the server sent it, if that is what was to be brought to life. */
  prerendered: PrerenderedCopy | undefined;
}

/**
 * Shows a way on where a page could not be loaded or shown; navigation and footer stay as they are, and
 * lead away from it.
 */
export class PageErrorBoundary extends Component<
  { children: ReactNode },
  { failure?: Failure | undefined }
> {
  static override contextType = SiteContext;
  declare context: Site | undefined;
  override state: { failure?: Failure | undefined } = {};

  static getDerivedStateFromError(error: unknown): { failure: Failure } {
    return { failure: { error, prerendered: copyPrerendered('main') } };
  }

  override componentDidMount() {
    noteTaken('main');
  }

  override componentDidCatch() {
    // Whoever comes to this page again, by a link or by the button, gets another try.
    this.context?.pages.forgetFailures();
  }

  override render() {
    const { failure } = this.state;
    if (!failure) return this.props.children;
    if (failure.error instanceof PageNotArrived) {
      return <PageMissing onRetry={() => this.setState({ failure: undefined })} />;
    }
    if (failure.prerendered) return <Prerendered copy={failure.prerendered} />;
    return <PageBroken />;
  }
}

const mail = <TextLink href={`mailto:${brand.email}`}>{brand.email}</TextLink>;

function PageMissing({ onRetry }: { onRetry: () => void }) {
  const { t } = useLingui();
  const [isPending, startTransition] = useTransition();

  useEffect(() => {
    const retry = () => startTransition(onRetry);
    addEventListener('online', retry);
    return () => removeEventListener('online', retry);
  }, [onRetry]);

  return (
    <FailurePage
      title={t`This page did not arrive`}
      text={
        <Trans>
          The connection may have been lost on the way. Load the page again, or write to us at{' '}
          {mail}.
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

function PageBroken() {
  const { t } = useLingui();

  // Whoever was on the page when it broke is led to what stands there now.
  useLayoutEffect(() => moveFocus(pageHeading()), []);

  return (
    <FailurePage
      title={t`This page cannot be shown`}
      text={
        <Trans>
          The fault is ours; the other pages work. Load this one again, or write to us at {mail}.
        </Trans>
      }
      action={
        <LoadAgainButton>
          <Trans>Load the page again</Trans>
        </LoadAgainButton>
      }
    />
  );
}

interface FailurePageProps {
  title: string;
  text: ReactNode;
  action: ReactNode;
}

function FailurePage({ title, text, action }: FailurePageProps) {
  return (
    <>
      <title>{`${title} | ${brand.name}`}</title>
      <MessagePage title={title} text={text} action={action} />
    </>
  );
}
