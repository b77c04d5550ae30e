import { pictures } from '@elevate/artwork';
import { advisers, shortlists } from '@elevate/brand/operator';
import { answerHours } from '@elevate/enquiry';
import {
  Columns,
  FactList,
  Faq,
  FormNote,
  Frieze,
  Heading,
  Picture,
  Section,
  Stack,
  Text,
  TextLink,
} from '@elevate/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { BrandMailLink, BrandPhoneLink } from '../../shell/BrandLinks.tsx';
import { ErrorBoundary } from '../../shell/ErrorBoundary.tsx';
import { PageHead } from '../../shell/PageHead.tsx';
import { PageTrail } from '../../shell/PageTrail.tsx';
import { useQuestions } from './questions.tsx';
import { SiteEnquiryForm } from './SiteEnquiryForm.tsx';

const { frieze } = pictures['yoga-retreats'];

export default function ContactPage() {
  const { t } = useLingui();
  const questions = useQuestions();
  const names = advisers.flatMap(({ name }) => name ?? []).join(' · ');
  return (
    <>
      <PageHead
        title={t`Contact: ask about a trip to India`}
        description={t`Planning a retreat or a tour in India? Tell us when, who's coming and why. We reply within ${answerHours} hours with questions or ideas, free of charge.`}
        keywords={t`contact, travel advice India, retreat advice, enquiry, wellness travel`}
      />
      <Section width="wide">
        <Columns template="mainAside">
          <Picture
            source={pictures.contact}
            alt=""
            shape="framed"
            isFirst
            sizes="(min-width: 87em) 22rem, (min-width: 56.25em) 25vw, 7rem"
          />
          <Stack gap="large">
            <Stack gap="small">
              <PageTrail current={t`Contact`} />
              <Heading level={1}>{t`Get In Touch`}</Heading>
              <Text size="large">
                <Trans>Ask us about a retreat or a tour in India. A few lines are enough.</Trans>
              </Text>
            </Stack>
            <ErrorBoundary
              fallback={() => (
                <FormNote>
                  <Trans>
                    The form isn't working right now. Please email us at the address on this page.
                  </Trans>
                </FormNote>
              )}
            >
              <SiteEnquiryForm />
            </ErrorBoundary>
          </Stack>
          <Stack gap="medium">
            <Heading level={2} size="standard">{t`How we answer`}</Heading>
            <FactList
              items={[
                ...(advisers.length > 0
                  ? [
                      {
                        label: t`Who answers`,
                        value: names || t`The adviser for your kind of trip`,
                      },
                    ]
                  : []),
                {
                  label: t`What you'll get`,
                  value:
                    shortlists.length > 0 ? (
                      <Trans>
                        Two or three questions, or a{' '}
                        <TextLink href="/about#shortlist">shortlist like this one</TextLink>
                      </Trans>
                    ) : (
                      t`Two or three questions, or a shortlist`
                    ),
                },
                { label: t`When`, value: t`Within ${answerHours} hours, in English or German` },
                { label: t`By phone`, value: t`You're welcome to ring; we ring only if asked` },
                { label: t`Our email`, value: <BrandMailLink /> },
                { label: t`Our phone`, value: <BrandPhoneLink /> },
              ]}
            />
          </Stack>
        </Columns>
      </Section>
      {frieze && <Frieze source={frieze} />}
      <Section tone="tinted" labelledBy="questions" width="wide">
        <Stack gap="large">
          <Heading level={2} id="questions">{t`Frequently asked questions`}</Heading>
          <Faq items={questions} />
        </Stack>
      </Section>
    </>
  );
}
