import { expect, it } from 'vitest';
import { changeAnswer } from './changeAnswer.ts';

const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();

it('keeps the other answers', () => {
  expect(changeAnswer({ month: 'open' }, 'travellers', '2')).toEqual({
    month: 'open',
    travellers: '2',
  });
});

it('takes an answer back', () => {
  expect(changeAnswer({ month: 'open', travellers: '2' }, 'month', '')).toEqual({
    travellers: '2',
  });
});

it("adds the browser's time zone to a call", () => {
  expect(changeAnswer({}, 'reply', 'phone')).toEqual({ reply: 'phone', timeZone });
});

it.each(['email', ''])('takes back what is for a call only: %o', (reply) => {
  const call = { reply: 'phone', dayPart: 'evening', timeZone: 'Asia/Tokyo' } as const;
  expect(changeAnswer(call, 'reply', reply)).toEqual(reply === '' ? undefined : { reply });
});
