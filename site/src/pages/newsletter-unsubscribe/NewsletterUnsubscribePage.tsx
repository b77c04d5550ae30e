import { brand } from '@elevate/brand';
import { ErrorPage, LinkButton, TextLink } from '@elevate/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { unsubscribe } from '../../shell/backend.ts';
import { PageHead } from '../../shell/PageHead.tsx';
import { MailedLinkButton } from '../../templates/MailedLinkButton.tsx';
import { useMailedLink } from '../../templates/useMailedLink.ts';

/** Where the link at the foot of a letter leads: its button unsubscribes, opening it does not. */
export default function NewsletterUnsubscribePage() {
  const { t } = useLingui();
  return (
    <>
      <PageHead
        isUnlisted
        title={t`Unsubscribe from our letter`}
        description={t`One press of a button, and our letter comes no more.`}
        keywords={t`newsletter, unsubscribe, travel advice India`}
      />
      <Leaving />
    </>
  );
}

function Leaving() {
  const { t } = useLingui();
  const link = useMailedLink('newsletter-unsubscribe', unsubscribe);
  const mail = <TextLink href={`mailto:${brand.email}`}>{brand.email}</TextLink>;
  const home = (
    <LinkButton href="/">
      <Trans>Return to Home</Trans>
    </LinkButton>
  );

  switch (link.stage) {
    case 'ready':
    case 'busy':
      return (
        <ErrorPage
          title={t`Shall we stop writing to you?`}
          text={t`Press the button, and our team takes your address off the letter's list. You need not say why.`}
          action={
            <MailedLinkButton link={link} label={t`Unsubscribe`} busyLabel={t`Unsubscribing...`} />
          }
        />
      );
    case 'done':
      return (
        <ErrorPage
          title={t`We take you off the list`}
          text={t`Your wish is with our team. Should a letter be on its way already, please bear with us: it is the last one.`}
          action={home}
        />
      );
    case 'missing':
      return (
        <ErrorPage
          title={t`Please open the link in our mail`}
          text={
            <Trans>
              It stands at the foot of our mail and tells this page which address is to be taken
              off. A line to {mail} is enough as well.
            </Trans>
          }
          action={home}
        />
      );
    case 'expired':
    case 'broken':
    default:
      return (
        <ErrorPage
          title={t`This link is not complete`}
          text={
            <Trans>
              A mail program may have cut it off. Open it from the mail once more, or write a line
              to {mail}: that is enough.
            </Trans>
          }
          action={home}
        />
      );
  }
}
