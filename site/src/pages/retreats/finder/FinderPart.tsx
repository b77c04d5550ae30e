import { Button, RadioGroup, Stack, Text, VisuallyHidden } from '@elevate/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { moveFocus } from '../../../shell/moveFocus.ts';
import { AdviceSummary, FinderAdvice } from './FinderAdvice.tsx';
import { type Answers, choices, type FinderState, type Question } from './rules.ts';
import { useQuestions } from './useQuestions.ts';

export interface FinderPartProps {
  /** The state to begin with. */
  initialState: FinderState;
  onChange: (state: FinderState) => void;
  /** Whether the first question takes the focus. */
  hasFocus: boolean;
}

const headingId = 'finder-advice';

const isComplete = (answers: Partial<Answers>): answers is Answers =>
  (Object.keys(choices) as Question[]).every((question) => answers[question]);

/** Five questions, and the advice that follows from the answers (docs/product.md, section 2). */
export default function FinderPart({ initialState, onChange, hasFocus }: FinderPartProps) {
  const { t } = useLingui();
  const questions = useQuestions();
  const [{ answers, isShown }, setState] = useState(initialState);
  const [isChecked, setChecked] = useState(false);
  const [hasChanged, setChanged] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const shown = isShown && isComplete(answers) ? answers : undefined;

  useEffect(() => {
    if (hasFocus) form.current?.querySelector('input')?.focus({ preventScroll: true });
  }, [hasFocus]);

  const update = (state: FinderState) => {
    setState(state);
    onChange(state);
  };

  const choose = (question: Question, value: string) => {
    if (isShown) setChanged(true);
    update({ answers: { ...answers, [question]: value }, isShown: false });
  };

  const show = (event: SubmitEvent) => {
    event.preventDefault();
    const missing = questions.find(({ id }) => !answers[id]);
    flushSync(() => {
      setChecked(true);
      setChanged(false);
      update({ answers, isShown: !missing });
    });
    if (missing) {
      form.current?.querySelector<HTMLElement>(`[name=${missing.id}]`)?.focus();
    } else {
      const heading = document.getElementById(headingId);
      moveFocus(heading);
      heading?.scrollIntoView();
    }
  };

  return (
    <Stack gap="xlarge">
      {/* No id, so that nothing reads it as a draft; no completion, so that the history does not hold it. */}
      <form method="dialog" autoComplete="off" noValidate onSubmit={show} ref={form}>
        <Stack gap="large">
          {questions.map(({ id, ...question }) => (
            <RadioGroup
              {...question}
              key={id}
              name={id}
              isRequired
              value={answers[id] ?? ''}
              error={isChecked && !answers[id] ? t`Please choose an answer` : undefined}
              onChange={(value) => choose(id, value)}
            />
          ))}
          <Stack gap="small" align="start">
            <Button type="submit">{t`Show the two that suit me`}</Button>
            <output>
              {hasChanged && (
                <Text as="span" size="small" tone="muted">
                  <Trans>
                    You've changed an answer, so the two that suit you may be different.
                  </Trans>
                </Text>
              )}
              {shown && (
                <VisuallyHidden>
                  <AdviceSummary answers={shown} />
                </VisuallyHidden>
              )}
            </output>
          </Stack>
        </Stack>
      </form>
      {shown && <FinderAdvice headingId={headingId} answers={shown} />}
    </Stack>
  );
}
