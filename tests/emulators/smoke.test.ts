import { readFileSync } from 'node:fs';
import { expect, inject, it, vi } from 'vitest';
import { type LogLine, sendSmokeEnquiry } from '../../scripts/smokeEnquiry.ts';
import { listMails, mailsTo, startMailbox, stopMailbox } from '../support/mailbox.ts';
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

it('the enquiry at the end of a deploy is followed from the site to the mailbox', async () => {
  vi.spyOn(console, 'log').mockReturnValue();
  await startMailbox();
  try {
    await sendSmokeEnquiry({ origin, team, readLog, patience: 30_000, pause: 200 });
    const sent = (await listMails()).filter(({ subject }) => subject.includes('Smoke enquiry'));
    expect(sent).toHaveLength(1);
    expect(await mailsTo(team)).toContainEqual(sent[0]);
  } finally {
    await stopMailbox();
  }
});
