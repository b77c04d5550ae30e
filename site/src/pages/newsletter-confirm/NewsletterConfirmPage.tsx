import { ErrorPage, LinkButton } from '@elevate/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { invoke } from '../../shell/backend.ts';
import { PageHead } from '../../shell/PageHead.tsx';
import { SiteNewsletterForm } from '../../shell/SiteNewsletterForm.tsx';
import { MailedLinkButton } from '../../templates/MailedLinkButton.tsx';
import { useMailedLink } from '../../templates/useMailedLink.ts';

const name = 'newsletter-confirm';

/** Where the mail leads that asks to confirm a subscription: its button confirms, opening it does not. */
export default function NewsletterConfirmPage() {
  const { t } = useLingui();
  return (
    <>
      <PageHead
        isUnlisted
        title={t`Confirm your subscription`}
        description={t`One press of a button, and our letter comes once a month.`}
        keywords={t`newsletter, confirm subscription, travel advice India`}
      />
      <Confirmation />
    </>
  );
}

function Confirmation() {
  const { t } = useLingui();
  const link = useMailedLink(name, (token) => invoke(name, { token }));
  const again = <SiteNewsletterForm id="newsletter-again" />;

  switch (link.stage) {
    case 'ready':
    case 'busy':
      return (
        <ErrorPage
          title={t`Shall we write to you once a month?`}
          text={
            <Trans>
              Press the button, and our letter comes: about one place, one practice or one journey.
              If it was not you who asked for it, close this page, and your address goes on no list.
            </Trans>
          }
          action={
            <MailedLinkButton
              link={link}
              label={t`Confirm subscription`}
              busyLabel={t`Confirming...`}
            />
          }
        />
      );
    case 'done':
      return (
        <ErrorPage
          title={t`Good to have you with us`}
          text={t`Your subscription is confirmed. A welcome is on its way to you by mail; at its foot stands the link by which you can leave again.`}
          action={
            <LinkButton href="/blog">
              <Trans>Read our articles</Trans>
            </LinkButton>
          }
        />
      );
    case 'missing':
      return (
        <ErrorPage
          title={t`Please open the link in our mail`}
          text={
            <Trans>
              It tells this page whose subscription is to be confirmed. If you have pressed the
              button before, there is nothing left to do.
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
        <ErrorPage
          title={t`This link is too old`}
          text={t`It worked for seven days. Enter your address once more, and a new one comes by mail.`}
          action={again}
        />
      );
    case 'broken':
    default:
      return (
        <ErrorPage
          title={t`This link is not complete`}
          text={t`A mail program may have cut it off. Open it from the mail once more, or enter your address here, and a new one comes.`}
          action={again}
        />
      );
  }
}
