import { afterEach, expect, it } from 'vitest';
import { quoted, startMailbox, stopMailbox } from '../support/mailbox.ts';
import { call, deliveredOnce, expectAccepted, visitor, watchLog } from './calls.ts';

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
