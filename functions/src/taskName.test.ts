import { afterAll, describe, expect, it, vi } from 'vitest';
import { addressTaskName, submissionTaskName } from './taskName.ts';

vi.stubEnv('SUBMISSION_KEY', 'key');
afterAll(() => void vi.unstubAllEnvs());

const forTeam = { call: 'send-contact-email', recipient: 'team' } as const;
const fields = ['Anna', 'anna@example.org', '', 'Hello', ''];
const name = submissionTaskName(forTeam, 'id', fields);
const nameWithoutId = submissionTaskName(forTeam, undefined, fields);

describe('the name of a submission', () => {
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
    vi.stubEnv('SUBMISSION_KEY', 'key');
  });

  it('is one that Cloud Tasks allows', () => {
    expect(name).toMatch(/^[0-9a-f]{64}$/);
  });
});

const addressName = (time: number, email = 'anna@example.org') =>
  addressTaskName(forTeam, email, time);

it('the name of a mail to an address is the same for half an hour', () => {
  const start = Date.UTC(2026, 0, 1);
  const minutes = 60 * 1000;
  expect(addressName(start + 29 * minutes)).toBe(addressName(start));
  expect(addressName(start + 30 * minutes)).not.toBe(addressName(start));
  expect(addressName(start, 'anna+1@example.org')).not.toBe(addressName(start));
});
