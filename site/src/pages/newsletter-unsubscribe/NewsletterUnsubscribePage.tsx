import { LinkButton, MessagePage } from '@elevate/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { BrandMailLink } from '../../shell/BrandMailLink.tsx';
import { unsubscribe } from '../../shell/backend.ts';
import { PageHead } from '../../shell/PageHead.tsx';
import { MailedLinkButton } from '../../templates/MailedLinkButton.tsx';
import { useMailedLink } from '../../templates/useMailedLink.ts';

/** The page of the link in a letter's footer. Its button unsubscribes; opening the page does not. */
export default function NewsletterUnsubscribePage() {
  const { t } = useLingui();
  return (
    <>
      <PageHead
        isUnlisted
        title={t`Unsubscribe from our newsletter`}
        description={t`Stop our monthly newsletter with one click. Our team removes your address from the list within two days, and you don't need to give us a reason.`}
        keywords={t`newsletter, unsubscribe, travel advice India`}
      />
      <Leaving />
    </>
  );
}

function Leaving() {
  const { t } = useLingui();
  const link = useMailedLink(unsubscribe);
  const mail = <BrandMailLink />;
  const home = (
    <LinkButton href="/">
      <Trans>Return to Home</Trans>
    </LinkButton>
  );

  switch (link.stage) {
    case 'ready':
    case 'busy':
      return (
        <MessagePage
          title={t`Shall we stop writing to you?`}
          text={t`Press the button, and our team removes your address from our list. You need not say why.`}
          action={
            <MailedLinkButton
              id="unsubscribe"
              link={link}
              label={t`Unsubscribe`}
              busyLabel={t`Unsubscribing...`}
            />
          }
        />
      );
    case 'done':
      return (
        <MessagePage
          title={t`We take you off the list`}
          text={t`Our team removes your address within two days. If a letter still reaches you until then, it is the last one.`}
          action={home}
        />
      );
    case 'missing':
      return (
        <MessagePage
          title={t`Please open the link in our email`}
          text={
            <Trans>
              You find it at the end of our welcome email; without it we do not know which address
              to remove. If you have already pressed the button, you are done. A line to {mail} is
              enough as well.
            </Trans>
          }
          action={home}
        />
      );
    case 'expired':
    case 'broken':
    default:
      return (
        <MessagePage
          title={t`This link is incomplete`}
          text={
            <Trans>
              Your email program may have cut it off. Open it from the email once more, or write a
              line to {mail}: that is enough.
            </Trans>
          }
          action={home}
        />
      );
  }
}
