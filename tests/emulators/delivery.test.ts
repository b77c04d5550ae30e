import { initializeApp } from 'firebase/app';
import { getFunctions, httpsCallableFromURL } from 'firebase/functions';
import { expect, it, vi } from 'vitest';
import { startMailServer } from '../../functions/testing/mailServer.ts';
import { entrances, team, visitor } from './calls.ts';

it('the Firebase SDK sends an enquiry with httpsCallable, and reads the errors', async () => {
  const server = await startMailServer(undefined, 1025);
  try {
    const functions = getFunctions(initializeApp({ projectId: 'demo-elevate' }));
    const send = httpsCallableFromURL(functions, `${entrances.functions}/send-contact-email`);
    const enquiry = visitor();
    expect((await send(enquiry)).data).toMatchObject({ accepted: true });
    const recipients = () => server.taken.flatMap(({ to }) => to);
    await vi.waitFor(
      () => expect(recipients()).toEqual(expect.arrayContaining([team, enquiry.email])),
      { timeout: 30_000 },
    );
    await expect(send({ ...enquiry, name: '' })).rejects.toMatchObject({
      code: 'functions/invalid-argument',
      message: expect.stringContaining('Name is required') as string,
      details: { issues: [{ field: 'name', code: 'name-required', message: 'Name is required' }] },
    });
  } finally {
    await server.stop();
  }
});
