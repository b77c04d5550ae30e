import { callNames, confirmationDays } from '@elevate/enquiry';
import { LinkButton, MessagePage } from '@elevate/ui';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { invoke } from '../../shell/backend.ts';
import { PageHead } from '../../shell/PageHead.tsx';
import { SiteNewsletterForm } from '../../shell/SiteNewsletterForm.tsx';
import { MailedLinkButton } from '../../templates/MailedLinkButton.tsx';
import { useMailedLink } from '../../templates/useMailedLink.ts';

/** The target of the mail that asks to confirm a subscription: its button confirms, opening it does not. */
export default function NewsletterConfirmPage() {
  const { t } = useLingui();
  return (
    <>
      <PageHead
        isUnlisted
        title={t`Confirm your subscription`}
        description={t`Confirm your address with one click, and our newsletter reaches you once a month: a place, a practice and a recipe from India. Unsubscribe at any time.`}
        keywords={t`newsletter, confirm subscription, travel advice India`}
      />
      <Confirmation />
    </>
  );
}

function Confirmation() {
  const { t } = useLingui();
  const link = useMailedLink(async (token) => {
    await invoke(callNames.confirmation, { token });
  });
  const again = <SiteNewsletterForm id="newsletter-again" />;

  switch (link.stage) {
    case 'ready':
    case 'busy':
      return (
        <MessagePage
          title={t`One press, and you are subscribed`}
          text={
            <Trans>
              Press the button, and we will write to you once a month: one place, one practice, one
              thing to cook. If it was not you who asked for it, close this page. We will not add
              your address to our list.
            </Trans>
          }
          action={
            <MailedLinkButton
              id="confirm"
              link={link}
              label={t`Confirm subscription`}
              busyLabel={t`Confirming...`}
            />
          }
        />
      );
    case 'done':
      return (
        <MessagePage
          title={t`Good to have you with us`}
          text={t`Your address is confirmed. Once a month we write to you: one place, one practice, one thing to cook. Our welcome email is on its way; the link to unsubscribe is at the end of it.`}
          action={
            <LinkButton href="/blog">
              <Trans>Read our articles</Trans>
            </LinkButton>
          }
        />
      );
    case 'missing':
      return (
        <MessagePage
          title={t`Please open the link in our email`}
          text={
            <Trans>
              Without it we do not know whose subscription to confirm. If you have already pressed
              the button, you are done.
            </Trans>
          }
          action={
            <LinkButton href="/">
              <Trans>Return to Home</Trans>
            </LinkButton>
          }
        />
      );
    case 'expired':
      return (
        <MessagePage
          title={t`This link is too old`}
          text={t`It worked for ${plural(confirmationDays, { 7: 'seven', other: '#' })} days. If you did not confirm in that time, enter your address again and we will send you a new one.`}
          action={again}
        />
      );
    case 'broken':
    default:
      return (
        <MessagePage
          title={t`This link is incomplete`}
          text={t`Your email program may have cut it off. Open it from the email once more, or enter your address here, and we will send you a new one.`}
          action={again}
        />
      );
  }
}
