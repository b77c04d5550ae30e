import { describe, expect, it } from 'vitest';
import { submissionTasks } from './submission.ts';

const minute = 60_000;
const submission = {
  call: 'send-contact-email',
  recipient: 'team',
  fields: ['Anna', 'anna@example.org', '', 'Hello', ''],
  key: 'key',
} as const;
const start = Date.UTC(2026, 0, 1);

const idOf = (change: object) => submissionTasks({ ...submission, ...change, now: start }).id;

/** A queue that remembers names, and what the functions do with it. */
function queue() {
  const names = new Set<string>();
  return (change: object, now: number): 'mail' | 'repeated' => {
    const { id, marker } = submissionTasks({ ...submission, ...change, now });
    if (names.has(id)) return 'repeated';
    names.add(id);
    if (marker) names.add(marker);
    return 'mail';
  };
}

describe('the same submissionId', () => {
  it('is one mail, whenever it comes and whatever its fields', () => {
    const send = queue();
    expect(send({ submissionId: 'a' }, start)).toBe('mail');
    expect(send({ submissionId: 'a', fields: ['Anna V.'] }, start + 60 * minute)).toBe('repeated');
    expect(send({ submissionId: 'b' }, start)).toBe('mail');
  });

  it('leaves no marker', () => {
    expect(submissionTasks({ ...submission, submissionId: 'a', now: start })).not.toHaveProperty(
      'marker',
    );
  });
});

describe('the same fields', () => {
  // Offsets of the first submission within its window, the boundaries included.
  it.each([0, 1, 5 * minute, 10 * minute - 1])('first sent %i ms into a window', (offset) => {
    const first = start + offset;
    for (let later = 0; later <= 10 * minute; later += minute / 2) {
      const send = queue();
      expect(send({}, first)).toBe('mail');
      expect(send({}, first + later), `${later} ms later`).toBe('repeated');
    }
    const send = queue();
    expect(send({}, first)).toBe('mail');
    expect(send({}, first + 20 * minute)).toBe('mail');
  });

  it('are a mail again after twenty minutes, however often they were sent in between', () => {
    const send = queue();
    const sent = [];
    for (let now = start; now < start + 120 * minute; now += minute) {
      if (send({}, now) === 'mail') sent.push((now - start) / minute);
    }
    expect(sent.length).toBeGreaterThan(1);
    for (const [index, at] of sent.entries()) {
      const gap = at - (sent[index - 1] ?? at - 20);
      expect(gap).toBeGreaterThan(10);
      expect(gap).toBeLessThanOrEqual(20);
    }
  });

  it('are the same however they are spaced or composed, and not across calls or recipients', () => {
    const id = idOf({});
    expect(idOf({ fields: ['Anna', 'anna@example.org', '', ' Hello\r\n', ''] })).toBe(id);
    expect(idOf({ fields: ['e\u0301'] })).toBe(idOf({ fields: ['\u00e9'] }));
    for (const change of [
      { call: 'send-newsletter-email' },
      { recipient: 'visitor' },
      { key: 'other' },
      { fields: ['Anna', 'anna@example.org', 'Hello', '', ''] },
      { fields: ['Annaanna@example.org', '', '', 'Hello', ''] },
      { submissionId: id },
    ]) {
      expect(idOf(change)).not.toBe(id);
    }
  });
});

it('names tasks as Cloud Tasks allows, and tells nothing of the fields', () => {
  const { id, marker } = submissionTasks({ ...submission, now: start });
  expect(id).toMatch(/^[0-9a-f]{64}$/);
  expect(marker).toMatch(/^[0-9a-f]{64}$/);
});
