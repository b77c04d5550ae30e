import { brand } from '@elevate/brand';
import { type Brief, parseBrief } from '@elevate/enquiry';

type Question = keyof Brief;

/**
 * The answers after one has changed; '' takes an answer back. The time zone begins with the browser's when a call is
 * asked for. It goes with the call, and so does the part of the day.
 */
export function changeAnswer(
  answers: Brief | undefined,
  question: Question,
  value: string,
): Brief | undefined {
  const changed: Partial<Record<Question, string>> = { ...answers, [question]: value };
  if (question === 'reply') {
    delete changed.dayPart;
    delete changed.timeZone;
    if (value === 'phone') {
      changed.timeZone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
    }
  }
  return parseBrief(changed, { bounds: brand.budget.bounds, now: Date.now() });
}

/** Adds what was chosen in the enquiry form before hydration. */
export const addChosen = (answers: Brief | undefined, root: ParentNode): Brief | undefined =>
  [...root.querySelectorAll<HTMLSelectElement>('#contact select')]
    .filter(({ value }) => value !== '')
    .reduce<Brief | undefined>(
      (chosen, { name, value }) => changeAnswer(chosen, name as Question, value),
      answers,
    );
