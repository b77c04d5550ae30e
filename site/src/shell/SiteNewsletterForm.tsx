import { callNames, emailIssue, limits } from '@elevate/enquiry';
import { NewsletterForm, Text } from '@elevate/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { NewsletterFormId } from '../drafts.ts';
import { useLanguage } from '../language/LanguageProvider.tsx';
import { useDraft } from '../useDraft.ts';
import { BrandMailLink } from './BrandLinks.tsx';
import { invoke, prepareAppCheck } from './backend.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { NoScriptFallback } from './NoScriptFallback.tsx';
import { ReloadButton } from './ReloadButton.tsx';
import { needsReload, useFailureMessage } from './useFailureMessage.ts';
import { useIssueMessage } from './useIssueMessage.ts';

interface SiteNewsletterFormProps {
  /** Unique on the page. */
  id: NewsletterFormId;
  /** @default 'default' */
  tone?: 'default' | 'inverse';
}

/** The newsletter form with its words, validation and call, for the footer and for pages. */
export function SiteNewsletterForm({ id, tone = 'default' }: SiteNewsletterFormProps) {
  const mail = <BrandMailLink />;
  return (
    <ErrorBoundary
      fallback={() => (
        <Text size="small">
          <Trans>
            The newsletter form isn't working right now. To subscribe, email us at {mail}.
          </Trans>
        </Text>
      )}
    >
      <NoScriptFallback tone={tone}>
        <Text size="small">
          <Trans>
            The newsletter form needs JavaScript, which is switched off or didn't load. To
            subscribe, email us at {mail}.
          </Trans>
        </Text>
      </NoScriptFallback>
      <Subscription id={id} tone={tone} mail={mail} />
    </ErrorBoundary>
  );
}

interface SubscriptionProps extends Required<SiteNewsletterFormProps> {
  mail: ReactNode;
}

function Subscription({ id, tone, mail }: SubscriptionProps) {
  const { t } = useLingui();
  const { locale } = useLanguage();
  const failureMessage = useFailureMessage();
  const issueMessage = useIssueMessage();
  const { draft, keepDraft } = useDraft(id);

  return (
    <NewsletterForm
      id={id}
      draft={draft}
      onDraftChange={keepDraft}
      onFirstUse={prepareAppCheck}
      maxLength={limits.email}
      validate={(email) => {
        const code = emailIssue(email);
        return code && issueMessage(code);
      }}
      failureText={(error) => (
        <>
          {failureMessage(error)} <Trans>Try again, or email us at {mail}.</Trans>
          {needsReload(error) && (
            <>
              {' '}
              <ReloadButton size="small" tone={tone === 'inverse' ? 'primary' : 'secondary'}>
                <Trans>Reload the page</Trans>
              </ReloadButton>
            </>
          )}
        </>
      )}
      onSubmit={(email, submission) =>
        invoke(callNames.subscription, { email, locale, ...submission })
      }
      labels={{
        label: t`Email address for our newsletter`,
        placeholder: t`you@example.com`,
        ...(tone === 'default' && { description: t`We'll email you a link to confirm.` }),
        submit: t`Subscribe`,
        submitting: t`Subscribing...`,
        toasts: {
          invalid: { title: t`Invalid Email` },
          sent: {
            title: t`Successfully Subscribed!`,
            description: t`Thank you for subscribing. You'll receive our monthly wellness inspiration.`,
          },
          failed: { title: t`Error`, description: t`Failed to subscribe. Please try again.` },
        },
      }}
    />
  );
}
