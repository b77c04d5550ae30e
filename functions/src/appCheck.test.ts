import { afterAll, describe, expect, it, vi } from 'vitest';
import { ask } from '../testing/request.ts';
import { confirmSubscription, unsubscribe } from './newsletter.ts';
import { sendContactEmail, sendNewsletterEmail } from './send.ts';

// The brand as an operator has it who switches App Check on.
vi.mock('@elevate/brand', async (original) => {
  const { brand, ...rest } = await original<typeof import('@elevate/brand')>();
  return { ...rest, brand: { ...brand, appCheck: { siteKey: 'key' } } };
});
vi.stubEnv('TOKEN_KEY', 'k'.repeat(64));
vi.stubEnv('CALLS_PER_INSTANCE', '60');
afterAll(() => void vi.unstubAllEnvs());

const headers = { 'content-type': 'application/json' };

describe('with App Check switched on in the brand', () => {
  it.each([
    ['send-contact-email', sendContactEmail],
    ['send-newsletter-email', sendNewsletterEmail],
    ['newsletter-confirm', confirmSubscription],
  ])('%s wants its token', async (_name, call) => {
    const answer = await ask(call, { headers, body: { data: {} } });
    expect(answer).toMatchObject({
      status: 401,
      body: { error: { status: 'UNAUTHENTICATED' } },
    });
  });

  it('a mail program unsubscribes without one', async () => {
    // It gets as far as the token of the mail, which is missing here.
    expect((await ask(unsubscribe, {})).status).toBe(400);
  });
});
