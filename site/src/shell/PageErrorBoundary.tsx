import { brand } from '@elevate/brand';
import { Button, MessagePage } from '@elevate/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { Component, type ReactNode, useEffect, useLayoutEffect, useTransition } from 'react';
import { PartUnavailableError } from '../parts/PartLoader.ts';
import { type Site, SiteContext } from '../SiteContext.ts';
import { BrandMailLink } from './BrandMailLink.tsx';
import { moveFocus, pageHeading } from './moveFocus.ts';
import { ReloadButton } from './ReloadButton.tsx';

interface PageErrorBoundaryProps {
  /** Another language is another try. */
  locale: string;
  children: ReactNode;
}

interface PageErrorBoundaryState {
  locale: string;
  error?: unknown;
}

/**
 * Replaces a page that could not be loaded or failed to render with a message. Navigation and footer stay.
 */
export class PageErrorBoundary extends Component<PageErrorBoundaryProps, PageErrorBoundaryState> {
  static override contextType = SiteContext;
  declare context: Site | undefined;
  override state: PageErrorBoundaryState = { locale: this.props.locale };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  static getDerivedStateFromProps(
    { locale }: PageErrorBoundaryProps,
    state: PageErrorBoundaryState,
  ): PageErrorBoundaryState | null {
    return locale === state.locale ? null : { locale, error: undefined };
  }

  override componentDidCatch() {
    // The next visit to this page, by a link or by the button, tries again.
    this.context?.partLoader.forgetFailures();
    // A page that failed to hydrate has not adopted it.
    this.context?.removePrerenderedHead();
  }

  override componentDidUpdate(_props: unknown, { error }: PageErrorBoundaryState) {
    // After another try the focus goes to the heading, unless it is in header or footer.
    if (error === undefined || error === this.state.error) return;
    const { activeElement, body } = document;
    if (activeElement === body || activeElement?.closest('main')) moveFocus(pageHeading());
  }

  override render() {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    if (error instanceof PartUnavailableError) {
      return <PageUnavailable onRetry={() => this.setState({ error: undefined })} />;
    }
    return <PageBroken />;
  }
}

const mail = <BrandMailLink />;

function PageUnavailable({ onRetry }: { onRetry: () => void }) {
  const { t } = useLingui();
  const [isPending, startTransition] = useTransition();

  useEffect(() => {
    const retry = () => startTransition(onRetry);
    addEventListener('online', retry);
    return () => removeEventListener('online', retry);
  }, [onRetry]);

  return (
    <FailurePage
      title={t`This page couldn't be loaded`}
      text={<Trans>You may have lost your connection. Try again, or email us at {mail}.</Trans>}
      action={
        // In a transition this page stays until the other one is loaded or has failed again.
        <Button onPress={() => startTransition(onRetry)} isBusy={isPending}>
          <Trans>Try again</Trans>
        </Button>
      }
    />
  );
}

function PageBroken() {
  const { t } = useLingui();

  // The element that had the focus is gone.
  useLayoutEffect(() => moveFocus(pageHeading()), []);

  return (
    <FailurePage
      title={t`This page isn't working`}
      text={
        <Trans>
          The error is on our side, and the other pages should still work. Reload this page, or
          email us at {mail}.
        </Trans>
      }
      action={
        <ReloadButton>
          <Trans>Reload the page</Trans>
        </ReloadButton>
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
