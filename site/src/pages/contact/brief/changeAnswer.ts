import type { Brief } from '@elevate/enquiry';

type Question = keyof Brief;

/**
 * The answers after one has changed; '' takes an answer back. The time zone begins with the browser's when a call is
 * asked for. It goes with the call, and so does the part of the day.
 */
export function changeAnswer(answers: Brief, question: Question, value: string) {
  const changed: Partial<Record<Question, string>> = { ...answers, [question]: value };
  if (question === 'reply') {
    delete changed.dayPart;
    delete changed.timeZone;
    if (value === 'phone') {
      changed.timeZone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
    }
  }
  if (value === '') delete changed[question];
  return changed;
}
