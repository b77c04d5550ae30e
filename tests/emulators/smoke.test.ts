import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { expect, inject, it, vi } from 'vitest';
import { startMailServer } from '../../functions/testing/mailServer.ts';
import { type LogLine, sendSmokeEnquiry } from '../../scripts/smokeEnquiry.ts';
import { read } from '../support/repository.ts';
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
  const { SUBMISSION_KEY: key = '' } = parseEnv(read('functions/.secret.local'));
  const server = await startMailServer(undefined, 1025);
  try {
    await sendSmokeEnquiry({ origin, team, visitor, key, readLog, patience: 30_000, pause: 200 });
    const marked = server.taken.filter(({ source }) =>
      /^X-Elevate-Mail: smoke-enquiry [0-9a-f]{32}\r$/m.test(source),
    );
    expect(new Set(marked.flatMap(({ to }) => to))).toEqual(new Set([team, visitor]));
    expect(marked).toHaveLength(2);
  } finally {
    await server.stop();
  }
});
