import { pictures } from '@elevate/artwork';
import { callNames, confirmationDays } from '@elevate/enquiry';
import { LinkButton, MessagePage, type MessagePageProps } from '@elevate/ui';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { invoke } from '../../shell/backend.ts';
import { PageHead } from '../../shell/PageHead.tsx';
import { SiteNewsletterForm } from '../../shell/SiteNewsletterForm.tsx';
import { MailedLinkButton } from '../../templates/MailedLinkButton.tsx';
import { type MailedLinkStage, useMailedLink } from '../../templates/useMailedLink.ts';

/** The target of the mail that asks to confirm a subscription: its button confirms, opening it does not. */
export default function NewsletterConfirmPage() {
  const { t } = useLingui();
  const link = useMailedLink(async (token) => {
    await invoke(callNames.confirmation, { token });
  });
  const ready = {
    title: t`One click, and you're subscribed`,
    text: t`Click the button and you'll get our newsletter once a month: a place, a practice and a recipe from India. If you didn't ask for it, close this page, and we won't add your address to the list.`,
    action: (
      <MailedLinkButton
        id="confirm"
        link={link}
        label={t`Confirm subscription`}
        busyLabel={t`Confirming...`}
      />
    ),
  };
  const again = <SiteNewsletterForm id="newsletter-again" />;
  const messages: Readonly<Record<MailedLinkStage, MessagePageProps>> = {
    ready,
    busy: ready,
    done: {
      title: t`You're subscribed`,
      text: t`Thank you for confirming. Our welcome email is on its way, with a link to unsubscribe at the end. The newsletter follows once a month.`,
      action: <LinkButton href="/blog">{t`Read our articles`}</LinkButton>,
    },
    missing: {
      title: t`Please open the link in our email`,
      text: t`Without the link, we don't know whose subscription to confirm. If you've already confirmed, there's nothing left to do.`,
      action: <LinkButton href="/">{t`Return to Home`}</LinkButton>,
    },
    expired: {
      title: t`This link has expired`,
      text: t`It worked for ${plural(confirmationDays, { 7: 'seven', other: '#' })} days. Enter your address again and we'll send you a new one.`,
      action: again,
    },
    broken: {
      title: t`This link is incomplete`,
      text: t`Your email program may have cut it off. Open it from the email again, or enter your address here and we'll send you a new one.`,
      action: again,
    },
  };
  return (
    <>
      <PageHead
        isUnlisted
        title={t`Confirm your subscription`}
        description={t`Confirm your address with one click, and our newsletter reaches you once a month: a place, a practice and a recipe from India. Unsubscribe at any time.`}
        keywords={t`newsletter, confirm subscription, travel advice India`}
      />
      <MessagePage picture={pictures.contact} {...messages[link.stage]} />
    </>
  );
}
