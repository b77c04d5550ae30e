import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brandPlaceholders } from '@elevate/brand';
import { isExample, type OperatorRecord, operatorRecords } from '@elevate/brand/operator';
import { locales } from '@elevate/languages';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { deliveryLimits } from '../../functions/src/limits.ts';
import { deployProblems, secretProblems } from '../../scripts/checkDeploy.ts';

const root = join(import.meta.dirname, '../..');
const project = 'elevate-production';
const brand = { email: 'hello@elevate-your-journey.com' };
const today = new Date('2026-03-01T12:00:00Z');

/** docs/facts.md with one row, in the section 'Law'. */
const factChecked = (day: string, section = 'Law') =>
  `## ${section}\n\n| id | source | checked |\n| -- | ------ | ------- |\n| gdpr | https://eur-lex.europa.eu | ${day} |\n`;

/** The settings without a default. */
const mailboxes = 'BOUNCE_EMAIL=bounces@elevate-your-journey.com\nSMOKE_EMAIL=smoke@mailbox.org\n';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'deploy-'));
  cpSync(join(root, 'firebase.json'), join(folder, 'firebase.json'));
  write('docs/facts.md', factChecked('2026-02-28'));
  write('functions/.env', mailboxes);
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (file: string, text: string) => {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
};
/** An operator whose records are all real, or none. */
const records: readonly OperatorRecord[] = [
  { file: 'packages/brand/src/operator/prices.ts', id: 'spa', record: { checked: '2026-03-01' } },
];
const problems = () => deployProblems({ project, folder, brand, records, today });

describe('a deploy', () => {
  it('is accepted with the defaults and the two mailboxes', () => {
    expect(problems()).toEqual([]);
  });

  it('is accepted with an unchanged copy of the example', () => {
    cpSync(join(root, 'functions/.env.example'), join(folder, `functions/.env.${project}`));
    expect(problems()).toEqual([]);
  });

  it('is accepted with settings of its own, which override those for every project', () => {
    write(
      'functions/.env',
      `${mailboxes}TEAM_EMAIL=hello@example.com\nFUNCTIONS_REGION=us-central1\n`,
    );
    write(
      `functions/.env.${project}`,
      'TEAM_EMAIL="team@elevate-your-journey.com" # ours\nFUNCTIONS_REGION=europe-west3\n',
    );
    expect(problems()).toEqual([]);
  });

  it.each(['.env', `.env.${project}`])('is refused with sample addresses in %s', (file) => {
    write(`functions/${file}`, "TEAM_EMAIL=hello@example.com\nFROM_EMAIL='hello@example.org'\n");
    expect(problems()).toEqual([
      `functions/${file}: FROM_EMAIL is still a placeholder`,
      `functions/${file}: TEAM_EMAIL is still a placeholder`,
    ]);
  });

  const noOrigin = 'is no `https://host` without a slash at the end';
  it.each([
    ['TEAM_MAIL=team@elevate-your-journey.com', 'is no setting: functions/.env.example lists them'],
    ['TEAM_EMAIL=', 'is no mail address'],
    ['FROM_EMAIL=Elevate Your Journey', 'is no mail address'],
    ['SITE_ORIGIN=https://www.example.com', 'is still a placeholder'],
    ['SITE_ORIGIN=https://elevate-your-journey.com/', noOrigin],
    ['SITE_ORIGIN=http://elevate-your-journey.com', noOrigin],
    ['TEAM_LOCALE=xx', `is none of ${locales.join(', ')}`],
    ['TEAM_TIME_ZONE=Berlin', 'is no time zone (Europe/Berlin is one)'],
    ['QUEUE_MIN_BACKOFF_SECONDS=half a minute', 'is no whole number above 0'],
    ['CALLS_PER_INSTANCE=0', 'is no whole number above 0'],
    ['VISITOR_MAILS_PER_DAY=', 'is no whole number above 0'],
    [
      'SMTP_URL=smtps://user:password@mail.elevate-your-journey.com',
      'is a secret: firebase functions:secrets:set SMTP_URL, and take it out of this file',
    ],
  ])('is refused with %s', (line, problem) => {
    write(`functions/.env.${project}`, line);
    const [name] = line.split('=');
    expect(problems()).toEqual([`functions/.env.${project}: ${name} ${problem}`]);
  });

  const team = 'TEAM_EMAIL=team@elevate-your-journey.com';
  const sameMailbox = "BOUNCE_EMAIL is the team's mailbox, which cannot report itself";
  const sameDomain = 'SMOKE_EMAIL is at a domain of our own: it shows nothing of mail to visitors';
  it.each([
    ['', 'BOUNCE_EMAIL', 'BOUNCE_EMAIL is missing: functions/.env.example says what it is'],
    ['', 'SMOKE_EMAIL', 'SMOKE_EMAIL is missing: functions/.env.example says what it is'],
    [`${team}\nBOUNCE_EMAIL=team@elevate-your-journey.com`, '', sameMailbox],
    [`${team}\nBOUNCE_EMAIL=Team+bounces@elevate-your-journey.com`, '', sameMailbox],
    [`${team}\nSMOKE_EMAIL=smoke@Elevate-Your-Journey.com`, '', sameDomain],
    ['FROM_EMAIL=post@mailbox.org', '', sameDomain],
  ])('is refused with %j, without the line of %j', (lines, without, problem) => {
    const kept = mailboxes.split('\n').filter((line) => !without || !line.startsWith(without));
    write('functions/.env', [...kept, lines].join('\n'));
    expect(problems()).toEqual([problem]);
  });

  it('is refused if the queue sends more mails at once than its instances take', () => {
    const maxConcurrent = deliveryLimits.concurrency * deliveryLimits.maxInstances - 1;
    write(`functions/.env.${project}`, `QUEUE_MAX_CONCURRENT_DISPATCHES=${maxConcurrent}\n`);
    expect(problems()).toEqual([]);
    write(`functions/.env.${project}`, `QUEUE_MAX_CONCURRENT_DISPATCHES=${maxConcurrent + 1}\n`);
    expect(problems()).toEqual([
      `QUEUE_MAX_CONCURRENT_DISPATCHES is ${maxConcurrent + 1}: at most ${maxConcurrent}, which is what the instances can hold (deliveryLimits in functions/src/limits.ts)`,
    ]);
  });

  it('is refused if the rewrites name another region than the settings', () => {
    write(`functions/.env.${project}`, 'FUNCTIONS_REGION=us-central1\n');
    expect(problems()).toEqual(
      [
        'send-contact-email',
        'send-newsletter-email',
        'newsletter-confirm',
        'newsletter-unsubscribe',
      ].map(
        (name) =>
          `firebase.json: /functions/${name} is passed to europe-west3, and FUNCTIONS_REGION (functions/.env.${project}) is us-central1`,
      ),
    );
  });

  it('is refused if only the region of the rewrites has changed', () => {
    const { hosting } = JSON.parse(readFileSync(join(folder, 'firebase.json'), 'utf8')) as {
      hosting: object;
    };
    const rewrites = [{ source: '/a', function: { region: 'us-central1' } }];
    write('firebase.json', JSON.stringify({ hosting: { ...hosting, rewrites } }));
    expect(problems()).toEqual([
      'firebase.json: /a is passed to us-central1, and FUNCTIONS_REGION (functions/src/settings.ts) is europe-west3',
    ]);
  });

  it('is refused with sample testimonials', () => {
    write('site/src/pages/home/sampleTestimonials.ts', '');
    expect(problems()).toEqual([expect.stringContaining('sampleTestimonials.ts: put what')]);
  });

  it.each([
    ['', 'has not been checked'],
    ['2025-02-28', 'was checked on 2025-02-28, more than a year ago'],
    ['2026-03-02', "was checked on '2026-03-02', which is no day up to today, such as 2026-03-01"],
    ['1 March', "was checked on '1 March', which is no day up to today, such as 2026-03-01"],
  ])('is refused with a fact about law that was checked on %j', (day, problem) => {
    write('docs/facts.md', factChecked(day));
    expect(problems()).toEqual([
      `docs/facts.md:5: \`gdpr\` ${problem}: compare its pages with https://eur-lex.europa.eu`,
    ]);
  });

  it.each([
    ['a fact that was checked a year ago to the day', factChecked('2025-03-01')],
    ['a fact about seasons that nobody has checked', factChecked('', 'Seasons')],
  ])('is accepted with %s', (_, list) => {
    write('docs/facts.md', list);
    expect(problems()).toEqual([]);
  });

  it('is refused with an example among the records', () => {
    const example: OperatorRecord = {
      file: 'packages/brand/src/operator/advisers.ts',
      id: 'yoga',
      record: {},
    };
    const mixed = [...records, example];
    expect(deployProblems({ project, folder, brand, records: mixed, today })).toEqual([
      'packages/brand/src/operator/advisers.ts: `yoga` is an example: enter what is real, or delete it',
    ]);
  });

  it('is refused with placeholders in the brand', () => {
    const placeholder = { email: 'hello@example.com' };
    expect(deployProblems({ project, folder, brand: placeholder, records, today })).toEqual([
      'packages/brand/src/brand.ts: `email` is still a placeholder',
    ]);
  });
});

const noKey = 'no key of 32 characters or more, nor several with commas between';
const noServer = 'no `smtps://user:password@host` of a mail server';

it.each([
  ['TOKEN_KEY', 'abc123', noKey],
  ['TOKEN_KEY', `${'b'.repeat(64)},abc123`, noKey],
  ['TOKEN_KEY', '', noKey],
  ['SUBMISSION_KEY', 'abc123', 'shorter than 32 characters'],
  ['SMTP_URL', 'mail.elevate-your-journey.com', noServer],
  ['SMTP_URL', 'https://mail.elevate-your-journey.com', noServer],
  ['SMTP_URL', 'smtps://user:password@mail.example.com', noServer],
  ['SMTP_URL', 'smtps://mail.elevate-your-journey.com', noServer],
  ['SMTP_URL', 'smtps://user:50%off@mail.elevate-your-journey.com', noServer],
])('the secret %s is refused as %j, which the message does not quote', (name, value, problem) => {
  const secrets = {
    SMTP_URL: 'smtps://user:password@mail.elevate-your-journey.com',
    SUBMISSION_KEY: 'a'.repeat(64),
    TOKEN_KEY: `${'b'.repeat(64)},${'c'.repeat(64)}`,
  };
  expect(secretProblems(secrets)).toEqual([]);
  expect(secretProblems({ ...secrets, [name]: value })).toEqual([
    `the secret ${name} is ${problem}: firebase functions:secrets:set ${name}`,
  ]);
});

it('the check before a deploy exits with 1 and a line for each problem', () => {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/checkDeploy.ts'], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, GCLOUD_PROJECT: 'demo-elevate' },
  });
  expect(status).toBe(1);
  expect(stderr).toContain('This must not be deployed yet:\n- ');
  expect(stderr).toContain('- demo-elevate is a demo project');
  for (const path of brandPlaceholders()) {
    expect(stderr).toContain(`- packages/brand/src/brand.ts: \`${path}\` is still a placeholder`);
  }
  for (const { file, id } of operatorRecords.filter(({ record }) => isExample(record))) {
    expect(stderr).toContain(`- ${file}: \`${id}\` is an example`);
  }
  // The emulators' own settings, which must not be deployed.
  expect(stderr).toContain('- functions/.env.demo-elevate: TEAM_EMAIL is still a placeholder');
}, 60_000);
