import { Button, FormNote, Stack, VisuallyHidden } from '@elevate/ui';
import { Trans } from '@lingui/react/macro';
import { BrandMailLink } from '../shell/BrandLinks.tsx';
import { NoScriptFallback } from '../shell/NoScriptFallback.tsx';
import { useFailureMessage } from '../shell/useFailureMessage.ts';
import type { useMailedLink } from './useMailedLink.ts';

interface MailedLinkButtonProps {
  /** Of the form, unique on the page. */
  id: string;
  link: ReturnType<typeof useMailedLink>;
  label: string;
  busyLabel: string;
}

/** The button of a page that a mail links to, and a note if it failed. In a form, so that an early click is a submit. */
export function MailedLinkButton({ id, link, label, busyLabel }: MailedLinkButtonProps) {
  const failureMessage = useFailureMessage();
  const { stage, error, form, press } = link;
  const mail = <BrandMailLink />;
  return (
    <form
      id={id}
      ref={form}
      method="dialog"
      onSubmit={(event) => {
        event.preventDefault();
        void press();
      }}
    >
      <Stack gap="small" align="center">
        <Button type="submit" isBusy={stage === 'busy'} busyLabel={busyLabel}>
          {label}
        </Button>
        <FormNote>
          {error !== undefined && (
            <>
              {failureMessage(error)}{' '}
              <Trans>Your link still works: try again, or email us at {mail}.</Trans>
            </>
          )}
        </FormNote>
        <VisuallyHidden isStatus>{stage === 'busy' && busyLabel}</VisuallyHidden>
        <NoScriptFallback>
          <FormNote>
            <Trans>
              This page needs JavaScript, which is switched off or didn't load. Please email us at{' '}
              {mail}.
            </Trans>
          </FormNote>
        </NoScriptFallback>
      </Stack>
    </form>
  );
}
