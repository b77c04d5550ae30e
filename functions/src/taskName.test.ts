import { expect, it, vi } from 'vitest';
import { submissionTaskName } from './taskName.ts';

vi.stubEnv('SUBMISSION_KEY', 'key');

const forTeam = { call: 'send-contact-email', recipient: 'team' } as const;
const fields = ['Anna', 'anna@example.org', '', 'Hello', ''];
const name = submissionTaskName(forTeam, 'id', fields);
const nameWithoutId = submissionTaskName(forTeam, undefined, fields);

it('is the same for the same fields, however they are spaced or composed', () => {
  const spaced = ['Anna', 'anna@example.org', '', ' Hello\r\n', ''];
  expect(submissionTaskName(forTeam, 'id', spaced)).toBe(name);
  expect(submissionTaskName(forTeam, undefined, spaced)).toBe(nameWithoutId);
  expect(submissionTaskName(forTeam, 'id', ['e\u0301'])).toBe(
    submissionTaskName(forTeam, 'id', ['\u00e9']),
  );
});

it.each([
  [{ ...forTeam, call: 'send-newsletter-email' }, 'id', fields],
  [{ ...forTeam, recipient: 'visitor' }, 'id', fields],
  [forTeam, 'other', fields],
  [forTeam, undefined, fields],
  [forTeam, 'id', ['Anna', 'anna@example.org', 'Hello', '', '']],
  [forTeam, 'id', ['Annaanna@example.org', '', '', 'Hello', '']],
] as const)('is another for another call, recipient, id or field', (context, id, other) => {
  expect(submissionTaskName(context, id, other)).not.toBe(name);
});

it('depends on the key', () => {
  vi.stubEnv('SUBMISSION_KEY', 'other');
  expect(submissionTaskName(forTeam, 'id', fields)).not.toBe(name);
});

it('is one that Cloud Tasks allows', () => {
  expect(name).toMatch(/^[0-9a-f]{64}$/);
});
