import { pictures } from '@elevate/artwork';
import { LinkButton, MessagePage, type MessagePageProps } from '@elevate/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { BrandMailLink } from '../../shell/BrandLinks.tsx';
import { unsubscribe } from '../../shell/backend.ts';
import { PageHead } from '../../shell/PageHead.tsx';
import { MailedLinkButton } from '../../templates/MailedLinkButton.tsx';
import { type MailedLinkStage, useMailedLink } from '../../templates/useMailedLink.ts';

/** The target of the unsubscribe link in the welcome email: its button unsubscribes, opening it does not. */
export default function NewsletterUnsubscribePage() {
  const { t } = useLingui();
  const link = useMailedLink(unsubscribe);
  const mail = <BrandMailLink />;
  const home = <LinkButton href="/">{t`Return to Home`}</LinkButton>;
  const ready = {
    title: t`Unsubscribe from our newsletter?`,
    text: t`Click the button, and our team takes your address off the list within two days. You don't have to give a reason.`,
    action: (
      <MailedLinkButton
        id="unsubscribe"
        link={link}
        label={t`Unsubscribe`}
        busyLabel={t`Unsubscribing...`}
      />
    ),
  };
  const broken = {
    title: t`This link is incomplete`,
    text: (
      <Trans>
        Your email program may have cut it off. Open it from the email again, or write to {mail} and
        we'll take your address off the list.
      </Trans>
    ),
    action: home,
  };
  const messages: Readonly<Record<MailedLinkStage, MessagePageProps>> = {
    ready,
    busy: ready,
    done: {
      title: t`You'll be off the list within two days`,
      text: t`Our team removes your address by hand. If a newsletter still reaches you before then, it's the last one.`,
      action: home,
    },
    missing: {
      title: t`Please open the link in our email`,
      text: (
        <Trans>
          It's at the end of our welcome email. Without it, we don't know which address to remove.
          If you've already unsubscribed, there's nothing left to do. You can also write to {mail}.
        </Trans>
      ),
      action: home,
    },
    expired: broken,
    broken,
  };
  return (
    <>
      <PageHead
        isUnlisted
        title={t`Unsubscribe from our newsletter`}
        description={t`Unsubscribe from our monthly newsletter. Our team takes your address off the list by hand, within two days, and you needn't give us a reason.`}
        keywords={t`newsletter, unsubscribe, travel advice India`}
      />
      <MessagePage picture={pictures.contact} {...messages[link.stage]} />
    </>
  );
}
