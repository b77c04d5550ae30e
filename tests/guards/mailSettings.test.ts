import { expect, it } from 'vitest';
import { mailSettings } from '../../scripts/mailSettings.mjs';

const smtpUrl = 'smtps://user:password@mail.elevate-your-journey.com';
const ours = 'hello@elevate-your-journey.com';
const sample = 'hello@example.com';

const warning = (env: Record<string, string>, brandAddress: string) =>
  mailSettings({ SMTP_URL: smtpUrl, ...env }, brandAddress).warning;

it('a mailbox takes mail to and from placeholders', () => {
  expect(mailSettings({}, sample)).toEqual({
    smtpUrl: undefined,
    teamEmail: sample,
    fromEmail: sample,
  });
  expect(mailSettings({ SMTP_URL: '', TEAM_EMAIL: ours, FROM_EMAIL: '' }, sample)).toEqual({
    smtpUrl: undefined,
    teamEmail: ours,
    fromEmail: sample,
  });
});

it('a real mail server is used with real addresses, given or the brand’s', () => {
  expect(mailSettings({ SMTP_URL: smtpUrl, TEAM_EMAIL: ours }, ours)).toEqual({
    smtpUrl,
    teamEmail: ours,
    fromEmail: ours,
  });
});

it('and with placeholders it says so', () => {
  expect(warning({}, sample)).toContain(`TEAM_EMAIL=${sample} FROM_EMAIL=${sample}.`);
  expect(warning({ TEAM_EMAIL: ours }, sample)).toContain(`: FROM_EMAIL=${sample}.`);
  expect(warning({ FROM_EMAIL: sample }, ours)).toContain('FROM_EMAIL');
});
