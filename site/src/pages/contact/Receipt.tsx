import { answerHours, type JourneyId } from '@elevate/enquiry';
import { dateFormat } from '@elevate/languages/formats';
import { Chips, SentPanel } from '@elevate/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useLanguage } from '../../language/LanguageProvider.tsx';
import { useJourneyItems } from '../../saved/useJourneyItems.ts';
import { BrandMailLink } from '../../shell/BrandLinks.tsx';

export interface SentEnquiry {
  /** Missing where the functions are of the previous release. */
  reference?: string;
  /** No mail confirms it. @default false */
  isUnacknowledged?: boolean;
  about: readonly JourneyId[];
  /** Milliseconds since 1970. */
  sentAt: number;
}

/** What follows a sent enquiry: its reference, and by when we answer, in the reader's own time zone. */
export function Receipt({ reference, isUnacknowledged = false, about, sentAt }: SentEnquiry) {
  const { t } = useLingui();
  const { locale } = useLanguage();
  const answeredBy = new Date(sentAt + answerHours * 3_600_000);
  const text = (format: Intl.DateTimeFormatOptions) =>
    dateFormat(locale, format).format(answeredBy);
  const day = text({ weekday: 'long', day: 'numeric', month: 'long' });
  const time = text({ hour: 'numeric', minute: '2-digit' });
  const mail = <BrandMailLink />;
  const items = useJourneyItems(about);
  return (
    <SentPanel
      title={reference === undefined ? t`What happens next` : t`Your reference: ${reference}`}
    >
      <p>
        <Trans>
          An adviser reads your enquiry and answers by{' '}
          <strong>
            {day}, {time}
          </strong>
          , your time.
        </Trans>
      </p>
      {items.length > 0 && <Chips label={t`You asked about`} items={items} />}
      <p>
        {isUnacknowledged && (
          <Trans>
            This time, no email will confirm your enquiry. Is there something to add? Write to{' '}
            {mail} and give your reference.
          </Trans>
        )}
        {!isUnacknowledged && reference === undefined && (
          <Trans>
            Is there something to add? Reply to the email that confirms your enquiry, or write to{' '}
            {mail}.
          </Trans>
        )}
        {!isUnacknowledged && reference !== undefined && (
          <Trans>
            Is there something to add? Reply to the email that confirms your enquiry, or write to{' '}
            {mail} and give your reference.
          </Trans>
        )}
      </p>
    </SentPanel>
  );
}
