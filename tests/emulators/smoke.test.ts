import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { expect, inject, it, vi } from 'vitest';
import { type LogLine, sendSmokeEnquiry } from '../../scripts/smokeEnquiry.ts';
import { headerOf, mailsTo, startMailbox, stopMailbox, waitForMail } from '../support/mailbox.ts';
import { team } from './calls.ts';

/** The functions' own lines in what the emulators print. */
const readLog = async () =>
  readFileSync(inject('logFile'), 'utf8')
    .split('\n')
    .flatMap((line) => {
      const json = /\{"severity".*\}/.exec(line)?.[0];
      return json ? [JSON.parse(json) as LogLine] : [];
    });

const origin = 'http://127.0.0.1:5005';
const visitor = 'smoke@mailbox.example';

it('the smoke enquiry is followed from the site to the mailbox, where a rule can tell it', async () => {
  vi.spyOn(console, 'log').mockReturnValue();
  const secrets = join(import.meta.dirname, '../../functions/.secret.local');
  const { SUBMISSION_KEY: key = '' } = parseEnv(readFileSync(secrets, 'utf8'));
  await startMailbox();
  try {
    await sendSmokeEnquiry({ origin, team, visitor, key, readLog, patience: 30_000, pause: 200 });
    const acknowledgement = await waitForMail(({ to }) => to.includes(visitor));
    const sent = (await mailsTo(team)).filter(({ text }) => text.includes('Smoke enquiry'));
    expect(sent).toHaveLength(1);
    for (const mail of [...sent, acknowledgement]) {
      expect(headerOf(mail, 'x-elevate-mail')).toMatch(/^smoke-enquiry [0-9a-f]{32}$/);
    }
  } finally {
    await stopMailbox();
  }
});
