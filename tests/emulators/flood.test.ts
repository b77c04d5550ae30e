import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { queueNames } from '../../functions/src/mailTask.ts';
import { type MailServer, startMailServer } from '../../functions/testing/mailServer.ts';
import { call, expectAccepted, personalLogLines, queueTask, team, visitor } from './calls.ts';

// Not the mailbox, which returns all its mails at every request.
let server: MailServer;
beforeAll(async () => {
  server = await startMailServer(undefined, 1025);
  // The emulator starts a process for each function, which takes longer than the flood.
  await expectAccepted(call('send-contact-email', visitor()));
  await vi.waitUntil(() => server.taken.length === 2, { timeout: 60_000 });
  server.taken.length = 0;
});
afterAll(() => server.stop());

it("a visitor's enquiry does not wait for the mails of a flood", async () => {
  const flood = 12;
  for (let index = 0; index < flood; index += 1) {
    await queueTask(queueNames.flood, `flood-${index}`, {
      mail: 'enquiry-for-team',
      enquiry: visitor(),
      receivedAt: Date.now(),
      marks: ['flood'],
    });
  }
  const enquiry = visitor();
  await expectAccepted(call('send-contact-email', enquiry));

  // The emulator starts one mail of a flood in a second (functions/.env.demo-elevate).
  await expect.poll(() => server.taken.length, { timeout: 120_000, interval: 500 }).toBe(flood + 2);
  const toTeam = server.taken.filter(({ to }) => to.includes(team));
  const order = toTeam.map(({ source }) => source.includes('X-Elevate-Marks: flood'));
  expect(order.filter(Boolean)).toHaveLength(flood);
  expect(order.indexOf(false)).toBeLessThan(flood);
}, 240_000);

it('the log holds no personal data', async () => {
  expect(await personalLogLines()).toEqual([]);
});
