import { expect, it } from 'vitest';
import { mailSettings } from '../../scripts/mailSettings.mjs';

const smtpUrl = 'smtps://user:password@mail.elevate-your-journey.com';
const ours = 'hello@elevate-your-journey.com';
const sample = 'hello@example.com';

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

it('and with no other', () => {
  expect(() => mailSettings({ SMTP_URL: smtpUrl }, sample)).toThrow(
    `Still placeholders: TEAM_EMAIL=${sample} FROM_EMAIL=${sample}.`,
  );
  expect(() => mailSettings({ SMTP_URL: smtpUrl, TEAM_EMAIL: ours }, sample)).toThrow(
    `Still placeholders: FROM_EMAIL=${sample}.`,
  );
  expect(() => mailSettings({ SMTP_URL: smtpUrl, FROM_EMAIL: sample }, ours)).toThrow('FROM_EMAIL');
});
