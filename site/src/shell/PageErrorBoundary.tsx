import { brand } from '@elevate/brand';
import { Button, MessagePage } from '@elevate/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useLayoutEffect, useTransition } from 'react';
import { PartUnavailableError } from '../parts/PartLoader.ts';
import { BrandMailLink } from './BrandLinks.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { moveFocus, pageHeading } from './moveFocus.ts';
import { ReloadButton } from './ReloadButton.tsx';
import { useFailureCleanup } from './useFailureCleanup.ts';

interface PageErrorBoundaryProps {
  locale: string;
  children: ReactNode;
}

/**
 * Replaces a page that could not be loaded or failed to render with a message. Navigation and footer stay.
 */
export function PageErrorBoundary({ locale, children }: PageErrorBoundaryProps) {
  const onCatch = useFailureCleanup();
  return (
    <ErrorBoundary
      locale={locale}
      onCatch={onCatch}
      onRetried={focusHeading}
      fallback={(error, retry) =>
        error instanceof PartUnavailableError ? <PageUnavailable onRetry={retry} /> : <PageBroken />
      }
    >
      {children}
    </ErrorBoundary>
  );
}

/** After another try, unless the focus is in header or footer. */
function focusHeading() {
  const { activeElement, body } = document;
  if (activeElement === body || activeElement?.closest('main')) moveFocus(pageHeading());
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
        <Button onPress={() => startTransition(onRetry)} isBusy={isPending}>{t`Try again`}</Button>
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
      action={<ReloadButton>{t`Reload the page`}</ReloadButton>}
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
