import { journeys } from '@elevate/enquiry';
import { journeyTitle } from '@elevate/enquiry/journeyTitles';
import { ButtonGroup, Heading, LinkButton, ProsAndCons, Stack, Text, TextLink } from '@elevate/ui';
import type { MessageDescriptor } from '@lingui/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { enquiryHref } from '../../../journeys.ts';
import { drawbacksOf, objectionTo, strengthOf } from './reasons.ts';
import { type Answers, adviseOn } from './rules.ts';

interface AdviceProps {
  answers: Answers;
}

/** The advice in a sentence, for a screen reader. */
export function AdviceSummary({ answers }: AdviceProps) {
  const { i18n } = useLingui();
  const { suggested, advisedAgainst } = adviseOn(answers);
  const [first, second] = suggested.map((category) => journeyTitle(category, i18n));
  const against = journeyTitle(advisedAgainst.category, i18n);
  return (
    <Trans>
      {first} and {second} could suit you. We'd advise against {against}.
    </Trans>
  );
}

/** Two kinds of retreat with their pros and cons, and one that we advise against. */
export function FinderAdvice({ headingId, answers }: AdviceProps & { headingId: string }) {
  const { t, i18n } = useLingui();
  const { suggested, advisedAgainst } = adviseOn(answers);
  const text = (message?: MessageDescriptor) => (message ? i18n._(message) : '');
  return (
    <Stack gap="medium">
      <Heading level={3} id={headingId}>{t`Two that could suit you`}</Heading>
      <Text>
        <Trans>
          Only your answers decide. The commission that our partners pay us plays no part.
        </Trans>
      </Text>
      <ProsAndCons
        headingLevel={4}
        labels={{ pro: t`For`, con: t`Against` }}
        items={[
          ...suggested.map((category) => {
            const title = journeyTitle(category, i18n);
            return {
              label: t`Could suit you`,
              title,
              pro: text(strengthOf(category, answers)),
              con: drawbacksOf(category, answers)
                .map((message) => i18n._(message))
                .join(' '),
              link: { href: journeys[category].path, label: t`More about ${title}` },
            };
          }),
          {
            label: t`We'd advise against`,
            title: journeyTitle(advisedAgainst.category, i18n),
            con: text(objectionTo(advisedAgainst, answers)),
          },
        ]}
      />
      {answers.aim === 'exhausted' && (
        <Text>
          <Trans>
            Exhausted for a while? Read what{' '}
            <TextLink href="/ayurveda#exhausted-or-burned-out">a gentle stay</TextLink> can be, what
            a Panchakarma is not, and what to ask the clinic.
          </Trans>
        </Text>
      )}
      <Text>
        <Trans>
          This isn't medical advice. Ask your doctor before you book if you are ill, pregnant or
          take medicines regularly. If you have, or have had, an eating disorder, choose a stay in
          which neither weight nor fasting plays a part.
        </Trans>
      </Text>
      <ButtonGroup>
        <LinkButton href={enquiryHref(suggested, answers.nights)}>{t`Send an enquiry`}</LinkButton>
      </ButtonGroup>
      <Text size="small" tone="muted">
        <Trans>
          The form then names these two kinds and your nights, and none of your other answers.
        </Trans>
      </Text>
    </Stack>
  );
}
