import { brand } from '@elevate/brand';
import { NewsletterForm, Text, TextLink, useToasts } from '@elevate/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useLanguage } from '../language/LanguageProvider.tsx';
import { useDraft } from '../SiteContext.ts';
import { invoke, prepare } from './backend.ts';
import { PartErrorBoundary } from './PartErrorBoundary.tsx';
import { ReloadButton } from './ReloadButton.tsx';
import { isMendedByLoading, useFailureWords } from './useFailureWords.ts';
import { useIssueWords } from './useIssueWords.ts';
import { WithoutScripts } from './WithoutScripts.tsx';

interface SiteNewsletterFormProps {
  /** The form's id, its own on the page. */
  id: string;
  /** @default 'default' */
  tone?: 'default' | 'inverse';
}

/** The newsletter's form with its words, its schema and its call, for the footer and the page's block. */
export function SiteNewsletterForm({ id, tone = 'default' }: SiteNewsletterFormProps) {
  const mail = (
    <TextLink href={`mailto:${brand.email}`} tone={tone}>
      {brand.email}
    </TextLink>
  );
  const byMail = (
    <Text size="small" tone={tone}>
      <Trans>To receive our letter, write a line to {mail}.</Trans>
    </Text>
  );
  return (
    <PartErrorBoundary fallback={byMail}>
      <WithoutScripts>{byMail}</WithoutScripts>
      <Subscription id={id} tone={tone} mail={mail} />
    </PartErrorBoundary>
  );
}

interface SubscriptionProps extends Required<SiteNewsletterFormProps> {
  mail: ReactNode;
}

function Subscription({ id, tone, mail }: SubscriptionProps) {
  const { t } = useLingui();
  const { locale } = useLanguage();
  const failureWords = useFailureWords();
  const { preload } = useToasts();
  const issueWords = useIssueWords();
  const { draft, keepDraft } = useDraft<string>(id);

  return (
    <NewsletterForm
      id={id}
      tone={tone}
      {...(draft !== undefined && { initialValue: draft })}
      onValueChange={keepDraft}
      onFirstUse={() => {
        preload();
        prepare();
        import('./validateSubscription.ts').catch(() => {
          // Asked for again when it is needed.
        });
      }}
      validate={async (email) => {
        const { validateSubscription } = await import('./validateSubscription.ts');
        const code = validateSubscription(email);
        return code && issueWords(code);
      }}
      failureText={(error) => (
        <>
          {failureWords(error)} <Trans>Try again, or write a line to {mail}.</Trans>
          {isMendedByLoading(error) && (
            <>
              {' '}
              <ReloadButton size="small" tone={tone === 'inverse' ? 'inverse' : 'secondary'}>
                <Trans>Load the page again</Trans>
              </ReloadButton>
            </>
          )}
        </>
      )}
      onSubmit={(email, submission) =>
        invoke('send-newsletter-email', { email, locale, ...submission })
      }
      words={{
        label: t`Email address for our letter`,
        placeholder: t`you@example.com`,
        hint: t`Once a month. First we send you an email in which you confirm; without your yes, nothing follows.`,
        submit: t`Subscribe`,
        submitting: t`Subscribing...`,
        invalid: { title: t`Invalid Email` },
        subscribed: {
          title: t`Successfully Subscribed!`,
          description: t`Thank you for subscribing. You'll receive our monthly wellness inspiration.`,
        },
        failed: { title: t`Error`, description: t`Failed to subscribe. Please try again.` },
      }}
    />
  );
}
