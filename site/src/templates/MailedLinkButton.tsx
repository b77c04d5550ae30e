import { brand } from '@elevate/brand';
import { Button, FormNote, Stack, TextLink } from '@elevate/ui';
import { Trans } from '@lingui/react/macro';
import { useFailureWords } from '../shell/useFailureWords.ts';
import { WithoutScripts } from '../shell/WithoutScripts.tsx';
import type { useMailedLink } from './useMailedLink.ts';

interface MailedLinkButtonProps {
  link: ReturnType<typeof useMailedLink>;
  label: string;
  busyLabel: string;
}

/** The button of a page that a mail's link leads to, and what stands beside it where it did not work. */
export function MailedLinkButton({ link, label, busyLabel }: MailedLinkButtonProps) {
  const failureWords = useFailureWords();
  const { stage, error, button, press } = link;
  const mail = <TextLink href={`mailto:${brand.email}`}>{brand.email}</TextLink>;
  return (
    <Stack gap="small" align="center">
      <Button
        ref={button}
        onPress={() => void press()}
        isBusy={stage === 'busy'}
        busyLabel={busyLabel}
      >
        {label}
      </Button>
      {error !== undefined && (
        <FormNote tone="error">
          {failureWords(error)}{' '}
          <Trans>Your link stays good: try again, or write to us at {mail}.</Trans>
        </FormNote>
      )}
      <WithoutScripts>
        <FormNote tone="error">
          <Trans>
            This button works with scripts, and here they are switched off or did not arrive. Please
            write to us at {mail}.
          </Trans>
        </FormNote>
      </WithoutScripts>
    </Stack>
  );
}
