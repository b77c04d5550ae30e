import { simpleParser } from 'mailparser';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { queueNames } from '../../functions/src/mailTask.ts';
import { type MailServer, startMailServer } from '../../functions/testing/mailServer.ts';
import { quoted } from '../support/mailbox.ts';
import { call, expectAccepted, personalLogLines, queueTask, team, visitor } from './calls.ts';

const enquiries = 40;
const inFlight = 4;

// Not the mailbox, which returns all its mails at every request.
let server: MailServer;
beforeAll(async () => {
  server = await startMailServer(undefined, 1025);
  // The emulator starts a process for each call and each mail in flight. They are started step by step,
  // because all at once are too much for a machine.
  for (let width = 1; width <= inFlight; width *= 2) {
    const answers = Array.from({ length: width }, () => call('send-contact-email', visitor()));
    for (const answer of answers) await expectAccepted(answer);
    await vi.waitUntil(() => server.taken.length === 4 * width - 2, { timeout: 120_000 });
  }
}, 240_000);
afterAll(() => server.stop());

it(`${enquiries} enquiries, ${inFlight} at a time, are ${2 * enquiries} mails, once each`, async () => {
  server.taken.length = 0;
  const sent = Array.from({ length: enquiries }, () =>
    visitor({ submissionId: crypto.randomUUID() }),
  );
  const waiting = [...sent];
  const sendOn = async () => {
    for (let enquiry = waiting.pop(); enquiry; enquiry = waiting.pop()) {
      await expectAccepted(call('send-contact-email', enquiry));
    }
  };
  await Promise.all(Array.from({ length: inFlight }, sendOn));

  await expect
    .poll(() => server.taken.length, { timeout: 200_000, interval: 500 })
    .toBeGreaterThanOrEqual(2 * enquiries);
  const toVisitors = server.accepted().filter((address) => address !== team);
  expect(toVisitors.toSorted()).toEqual(sent.map(({ email }) => email).toSorted());

  const toTeam = server.taken.filter(({ to }) => to.includes(team));
  const told = await Promise.all(
    toTeam.map(async ({ source }) => {
      const { replyTo, text = '' } = await simpleParser(source);
      const email = replyTo?.value[0]?.address ?? '';
      const { message = '?' } = sent.find((enquiry) => enquiry.email === email) ?? {};
      return { email, isWhole: text.includes(quoted(message)) };
    }),
  );
  expect(told.toSorted((one, other) => one.email.localeCompare(other.email))).toEqual(
    sent
      .map(({ email }) => ({ email, isWhole: true }))
      .toSorted((one, other) => one.email.localeCompare(other.email)),
  );
  const ids = server.taken.map(({ messageId }) => messageId);
  expect(new Set(ids).size).toBe(2 * enquiries);
}, 240_000);

it("a visitor's enquiry does not wait for the mails of a flood", async () => {
  server.taken.length = 0;
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
