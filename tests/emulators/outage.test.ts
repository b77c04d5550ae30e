import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, it } from 'vitest';
import { type Fault, type Step, startMailServer } from '../../functions/testing/mailServer.ts';
import { quoted, startMailbox, stopMailbox } from '../support/mailbox.ts';
import {
  call,
  deliveredOnce,
  expectAccepted,
  personalLogLines,
  team,
  visitor,
  watchLog,
} from './calls.ts';

afterEach(stopMailbox);

it('with the mail server down an enquiry is accepted, and arrives when it is back', async () => {
  const logged = watchLog();
  const enquiry = visitor({ locale: 'de' });
  await expectAccepted(call('send-contact-email', enquiry));
  await expectAccepted(call('send-contact-email', enquiry));
  await logged(
    /"severity":"WARNING","message":"mail waits","mail":"enquiry-for-team".*"attempt":2/,
  );
  await logged(
    /"severity":"ERROR","message":"mail waits long","mail":"enquiry-for-team","task":"[0-9a-f]{64}","attempt":3/,
  );
  await startMailbox();
  const { toTeam } = await deliveredOnce(enquiry.email);
  expect(toTeam.text).toContain(quoted(enquiry.message));
});

// The emulator ignores the delays, which are hours in production.
it('a visitor whose address is refused temporarily is tried six times, without an error in the log', async () => {
  const enquiry = visitor();
  const logged = watchLog();
  let attempts = 0;
  const server = await startMailServer((step, address) => {
    if (step !== 'RCPT' || address !== enquiry.email) return undefined;
    attempts += 1;
    return `450 4.2.0 <${enquiry.email}> greylisted`;
  }, 1025);
  try {
    await expectAccepted(call('send-contact-email', enquiry));
    await logged(
      /"severity":"WARNING","message":"mail waits","mail":"enquiry-acknowledgement","task":"[0-9a-f]{64}","attempt":5,/,
    );
    await logged(
      /"severity":"WARNING","message":"mail given up","mail":"enquiry-acknowledgement","task":"[0-9a-f]{64}","attempt":6,"code":"EENVELOPE 450 RCPT"/,
    );
    await expect.poll(server.accepted, { timeout: 30_000 }).toEqual([team]);
    await sleep(2500);
    expect(attempts).toBe(6);
  } finally {
    await server.stop();
  }
});

it('after several failures the team gets its mail, a second time with the same id only after a lost answer', async () => {
  const enquiry = visitor({ trap: 'Acme' });
  const faults: [Step, Fault][] = [
    ['RCPT', '450 4.2.1 later'],
    ['AUTH', '535 5.7.8 the password was changed'],
    ['CONTENT', 'take and drop'],
  ];
  const server = await startMailServer(
    (step) => (step === faults[0]?.[0] ? faults.shift()?.[1] : undefined),
    1025,
  );
  try {
    await expectAccepted(call('send-contact-email', enquiry));
    await expect.poll(server.accepted, { timeout: 50_000 }).toEqual([team, team]);
    await sleep(2500);
    expect(server.accepted()).toEqual([team, team]);
    const [first, second] = server.taken;
    expect(first?.messageId).toMatch(/^<[0-9a-f]{64}@example\.com>$/);
    expect(second?.messageId).toBe(first?.messageId);
  } finally {
    await server.stop();
  }
});

it('the log holds no personal data', async () => {
  expect(await personalLogLines()).toEqual([]);
});
