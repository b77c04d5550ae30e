import { brand } from '@elevate/brand';
import {
  answerHours,
  callNames,
  consentVersion,
  enquiryFormSchema,
  healthConsentVersion,
  limits,
} from '@elevate/enquiry';
import { Chips, EnquiryForm, FormNote, Stack, TextLink } from '@elevate/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useLanguage } from '../../language/LanguageProvider.tsx';
import { unsave, useSaved } from '../../saved/saved.ts';
import { useJourneyItems } from '../../saved/useJourneyItems.ts';
import { useSavedInAddress } from '../../saved/useSavedInAddress.ts';
import { invoke, prepareAppCheck } from '../../shell/backend.ts';
import { NoScriptFallback } from '../../shell/NoScriptFallback.tsx';
import { ReloadButton } from '../../shell/ReloadButton.tsx';
import { needsReload, useFailureMessage } from '../../shell/useFailureMessage.ts';
import { useIssueMessage } from '../../shell/useIssueMessage.ts';
import { useDraft } from '../../useDraft.ts';
import { Brief } from './Brief.tsx';
import { Receipt, type SentEnquiry } from './Receipt.tsx';
import { useBrief } from './useBrief.ts';

const formId = 'contact';

/** A link that opens the visitor's mail program with the message they typed. */
const mailWith = (message: string) =>
  `mailto:${brand.email}?body=${encodeURIComponent(message.toWellFormed())}`;

/** The enquiry form with its words, schema and call (docs/product.md, sections 5, 7 and 8). */
export function SiteEnquiryForm() {
  const { t } = useLingui();
  const { locale } = useLanguage();
  const issueMessage = useIssueMessage();
  const failureMessage = useFailureMessage();
  const { draft, keepDraft } = useDraft(formId);
  const about = useSaved() ?? [];
  const aboutItems = useJourneyItems(about);
  const { brief, setBrief } = useBrief();
  useSavedInAddress({
    nights: brief?.nights,
    onNightsNamed: (nights) => setBrief({ ...brief, nights }),
  });
  const [sent, setSent] = useState<SentEnquiry>();

  const remove = (id: string) => {
    unsave(about.filter((journey) => journey === id));
    // The focused button was the only one.
    if (about.length === 1) {
      document.querySelector<HTMLElement>(`#${formId} [name=name]`)?.focus();
    }
  };

  return (
    <Stack gap="large">
      {sent && <Receipt key={sent.sentAt} {...sent} />}
      <EnquiryForm
        id={formId}
        schema={enquiryFormSchema}
        limits={limits}
        draft={draft}
        about={
          <>
            <NoScriptFallback>
              <FormNote>
                <Trans>
                  This form needs JavaScript, which is switched off or didn't load. Please email us
                  at <TextLink href={`mailto:${brand.email}`}>{brand.email}</TextLink>.
                </Trans>
              </FormNote>
            </NoScriptFallback>
            {about.length > 0 && (
              <Chips
                label={t`Your enquiry is about`}
                items={aboutItems.map((item) => {
                  const title = item.label;
                  return { ...item, removeLabel: t`Remove: ${title}` };
                })}
                onRemove={remove}
              />
            )}
          </>
        }
        moreFields={(form) => <Brief {...form} answers={brief} onChange={setBrief} />}
        failureText={({ message }, error) => (
          <>
            {failureMessage(error)}{' '}
            <Trans>
              You can also{' '}
              <TextLink href={mailWith(message)}>send us your message by email</TextLink>.
            </Trans>
            {needsReload(error) && (
              <>
                {' '}
                <ReloadButton tone="secondary" size="small">
                  <Trans>Reload the page and keep what you've written</Trans>
                </ReloadButton>
              </>
            )}
          </>
        )}
        onDraftChange={keepDraft}
        onFirstUse={prepareAppCheck}
        onSubmit={async ({ furtherConsent, ...values }, submission) => {
          const topic = about.length > 0 && { about };
          const result = await invoke(callNames.enquiry, {
            ...values,
            ...topic,
            ...(brief && { brief }),
            consentVersion,
            ...(furtherConsent && { healthConsentVersion }),
            locale,
            ...submission,
          });
          unsave(about);
          setBrief(undefined);
          setSent({ ...result, about, sentAt: Date.now() });
        }}
        labels={{
          name: t`Name`,
          email: t`Email`,
          phone: t`Phone`,
          message: t`Message`,
          messageDescription: t`When, for how long, with whom, and what you're looking for.`,
          optional: t`optional`,
          consent: (
            // A change of these words, or of those below, is a new version (consent.test.ts).
            <Trans context="consent">
              I agree that you may use my details to answer my enquiry, as described in the{' '}
              <TextLink href="/privacy-policy">privacy policy</TextLink>. I can withdraw my consent
              at any time.
            </Trans>
          ),
          furtherConsent: (
            <Trans context="consent">
              Optional: if I mention my health, I expressly agree that you may use that too, but
              only to answer me. I can withdraw this at any time.
            </Trans>
          ),
          submit: t`Send Message`,
          submitting: t`Sending...`,
          issue: issueMessage,
          counter: (used, max) => t`${used} of ${max} characters`,
          pasteCut: t`The text you pasted was too long. We cut it off at ${limits.message} characters. Please check how it ends.`,
          toasts: {
            consentRequired: {
              title: t`Consent Required`,
              description: issueMessage('consent-required'),
            },
            invalid: { title: t`Validation Error` },
            sent: {
              title: t`Message Sent!`,
              description: t`Thank you for reaching out. We'll get back to you within ${answerHours} hours.`,
              isAnnouncedElsewhere: true,
            },
            failed: { title: t`Error`, description: t`Failed to send message. Please try again.` },
          },
        }}
      />
    </Stack>
  );
}
