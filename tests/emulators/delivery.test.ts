import { initializeApp } from 'firebase/app';
import { getFunctions, httpsCallableFromURL } from 'firebase/functions';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startMailbox, stopMailbox, waitForMail } from '../support/mailbox.ts';
import { entrances, team, visitor } from './calls.ts';

beforeAll(() => startMailbox());
afterAll(stopMailbox);

it('the Firebase SDK sends an enquiry with httpsCallable, and reads the errors', async () => {
  const functions = getFunctions(initializeApp({ projectId: 'demo-elevate' }));
  const send = httpsCallableFromURL(functions, `${entrances.functions}/send-contact-email`);
  const enquiry = visitor();
  expect((await send(enquiry)).data).toMatchObject({ accepted: true });
  expect((await waitForMail(({ replyTo }) => replyTo.includes(enquiry.email))).to).toEqual([team]);
  await waitForMail(({ to }) => to.includes(enquiry.email));
  await expect(send({ ...enquiry, name: '' })).rejects.toMatchObject({
    code: 'functions/invalid-argument',
    message: expect.stringContaining('Name is required') as string,
    details: { issues: [{ field: 'name', code: 'name-required', message: 'Name is required' }] },
  });
});

it('another site gets no answer to a preflight', async () => {
  const response = await fetch(`${entrances.functions}/send-contact-email`, {
    method: 'OPTIONS',
    headers: { origin: 'https://example.net', 'access-control-request-method': 'POST' },
  });
  expect(response.status).toBe(405);
  expect(response.headers.has('access-control-allow-origin')).toBe(false);
});
