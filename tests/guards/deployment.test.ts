import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { contentSecurityPolicy } from '../../scripts/contentSecurityPolicy.mjs';
import { type DeploymentOptions, deploy } from '../../scripts/deployment.mjs';

// Every step is a process of its own.
vi.setConfig({ testTimeout: 60_000 });

const root = join(import.meta.dirname, '../..');
const project = 'elevate-production';
const brand = {
  email: 'hello@elevate-your-journey.com',
  origin: 'https://www.elevate-your-journey.com',
};

/** Stands for firebase-tools: notes what it was asked, fails where it is told to, shows the log. */
const firebase = `#!${process.execPath}
const { appendFileSync, existsSync, readFileSync } = require('node:fs');
const [folder, ...args] = [__dirname, ...process.argv.slice(2)];
appendFileSync(folder + '/asked', args.join(' ') + '\\n');
if (existsSync(folder + '/fails') && args.join(' ').includes(readFileSync(folder + '/fails', 'utf8'))) process.exit(2);
if (args[0] === 'functions:secrets:access') console.log(JSON.parse(readFileSync(folder + '/secrets.json', 'utf8'))[args[1]]);
if (args[0] === 'functions:log') process.stdout.write(readFileSync(folder + '/log.json', 'utf8'));
`;

let folder: string;
let log: Record<string, unknown>[];
/** What the site is sent, by address, and what it says in the end. */
let posts: { address: string; data: Record<string, string> }[];
let site: () => Response;
/** What the site says to a link that is none, as a status. */
let brokenLink: number;
/** What becomes of a mail once it is queued. */
let delivery: Record<string, unknown>[];

const accepted = () => Response.json({ result: { accepted: true } });

function writeLog(...lines: Record<string, unknown>[]) {
  log.push(...lines);
  const entries = [
    { textPayload: 'Default STARTUP TCP probe succeeded' },
    ...log.map((jsonPayload) => ({ jsonPayload })),
  ];
  const text = JSON.stringify({ status: 'success', result: entries.toReversed() });
  writeFileSync(join(folder, 'log.json'), text);
}

const secrets = {
  SMTP_URL: 'smtps://user:password@mail.elevate-your-journey.com',
  SUBMISSION_KEY: 'a'.repeat(64),
  TOKEN_KEY: `${'b'.repeat(64)},${'c'.repeat(64)}`,
};
const writeSecrets = (change: Partial<typeof secrets> = {}) =>
  writeFileSync(join(folder, 'secrets.json'), JSON.stringify({ ...secrets, ...change }));

const enquiry = { call: 'send-contact-email', recipient: 'team' };

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'deployment-'));
  cpSync(join(root, 'firebase.json'), join(folder, 'firebase.json'));
  mkdirSync(join(folder, 'site'));
  writeFileSync(join(folder, 'site/publishedAddresses.json'), '["/old"]');
  writeFileSync(join(folder, 'firebase'), firebase, { mode: 0o755 });
  writeFileSync(join(folder, 'asked'), '');
  writeSecrets();
  log = [];
  posts = [];
  brokenLink = 400;
  site = accepted;
  delivery = [{ message: 'mail sent', mail: 'enquiry-for-team', task: 'ours', attempt: 1 }];
  // A visitor's enquiry of an hour ago, sent twice too.
  writeLog(
    { message: 'mail queued', ...enquiry, task: 'theirs' },
    { message: 'mail queued before', ...enquiry, task: 'theirs' },
    { message: 'mail sent', mail: 'enquiry-for-team', task: 'theirs', attempt: 1 },
  );
  vi.spyOn(console, 'log').mockReturnValue();
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (address, options) => {
    if ((address as string).endsWith('/functions/newsletter-unsubscribe')) {
      return new Response('', { status: brokenLink });
    }
    const { data } = JSON.parse((options as { body: string }).body) as {
      data: Record<string, string>;
    };
    const isAgain = posts.some((post) => post.data['submissionId'] === data['submissionId']);
    posts.push({ address: address as string, data });
    const answer = site();
    if (answer.ok && isAgain) {
      writeLog({ message: 'mail queued before', ...enquiry, task: 'ours' }, ...delivery);
    } else if (answer.ok) writeLog({ message: 'mail queued', ...enquiry, task: 'ours' });
    return answer;
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

const run = (options: Partial<DeploymentOptions> = {}) =>
  deploy({
    project,
    folder,
    brand,
    env: { ...process.env, PATH: folder + delimiter + process.env['PATH'] },
    patience: 0,
    pause: 0,
    ask: undefined,
    ...options,
  });

const allAsked = () => readFileSync(join(folder, 'asked'), 'utf8').split('\n').slice(0, -1);
/** What firebase-tools was asked once the secrets were read. */
const asked = () => allAsked().filter((line) => !line.startsWith('functions:secrets:access'));
const deploys = ['functions', 'hosting'].map(
  (part) => `deploy --only ${part} --project elevate-production`,
);
const code = () => posts[0]?.data['name']?.replace('Smoke enquiry ', '') ?? '';

it('deploys the functions, then the site, and sends an enquiry that arrives', async () => {
  await run();
  expect(asked().slice(0, 2)).toEqual(deploys);
  expect(
    asked()
      .slice(2)
      .every((line) => line.startsWith('functions:log --json')),
  ).toBe(true);
  expect(posts.map(({ address }) => address)).toEqual([
    'https://www.elevate-your-journey.com/functions/send-contact-email',
    'https://www.elevate-your-journey.com/functions/send-contact-email',
  ]);
  expect(posts[0]?.data).toEqual({
    name: expect.stringMatching(/^Smoke enquiry [0-9A-F]{4}$/),
    email: brand.email,
    phone: '',
    message: expect.any(String),
    submissionId: expect.any(String),
  });
});

it('goes by the settings, where they say otherwise than the brand', async () => {
  mkdirSync(join(folder, 'functions'));
  writeFileSync(
    join(folder, `functions/.env.${project}`),
    'TEAM_EMAIL=team@elevate-your-journey.com\nSITE_ORIGIN=https://elevate-production.web.app\n',
  );
  await run();
  expect(posts[0]?.address).toBe('https://elevate-production.web.app/functions/send-contact-email');
  expect(posts[0]?.data['email']).toBe('team@elevate-your-journey.com');
});

it('deploys nothing where something stands against it', async () => {
  await expect(run({ brand: { ...brand, email: 'hello@example.com' } })).rejects.toThrow(
    'This must not be deployed yet:\n- packages/brand/src/brand.ts: `email` is still a placeholder',
  );
  expect(allAsked()).toEqual([]);
});

it.each([
  ['TOKEN_KEY', 'abc123', 'no key of 32 characters'],
  ['TOKEN_KEY', `${'b'.repeat(64)},abc123`, 'no key of 32 characters'],
  ['TOKEN_KEY', '', 'no key of 32 characters'],
  ['SUBMISSION_KEY', 'abc123', 'shorter than 32 characters'],
  ['SMTP_URL', 'mail.elevate-your-journey.com', 'no `smtps://'],
  ['SMTP_URL', 'https://mail.elevate-your-journey.com', 'no `smtps://'],
  ['SMTP_URL', 'smtps://user:password@mail.example.com', 'no `smtps://'],
])('deploys nothing where the secret %s is %j', async (name, value, problem) => {
  writeSecrets({ [name]: value });
  const failure: unknown = await run().catch((error: unknown) => error);
  expect(String(failure)).toContain(`the secret ${name} is ${problem}`);
  expect(String(failure)).not.toContain(value || '""');
  expect(asked()).toEqual([]);
});

it('deploys nothing where a secret cannot be read', async () => {
  writeFileSync(join(folder, 'fails'), 'functions:secrets:access TOKEN_KEY');
  await expect(run()).rejects.toThrow('The secret TOKEN_KEY cannot be read');
  expect(asked()).toEqual([]);
});

it('fails where links in mails cannot be opened, as their key is unfit', async () => {
  brokenLink = 500;
  await expect(run()).rejects.toThrow('does not refuse a broken link with 400: answer 500');
});

it.each(['--only functions', '--only hosting'])('ends where %s fails', async (step) => {
  writeFileSync(join(folder, 'fails'), step);
  await expect(run()).rejects.toThrow('ended with 2');
  expect(asked()).toEqual(deploys.slice(0, step.endsWith('functions') ? 1 : 2));
  expect(posts).toEqual([]);
});

it('fails where the log cannot be read', async () => {
  writeFileSync(join(folder, 'fails'), 'functions:log');
  await expect(run()).rejects.toThrow('the role Logs Viewer');
});

it.each<[string, () => Response, string]>([
  ['refuses', () => new Response('', { status: 403 }), 'answer 403'],
  ['is another one', () => new Response('<!doctype html>'), "an answer that is not the functions'"],
  [
    'cannot be reached',
    () => {
      throw new TypeError('fetch failed', { cause: { code: 'ENOTFOUND' } });
    },
    'ENOTFOUND',
  ],
])('fails where the site %s', async (_case, answer, problem) => {
  site = answer;
  await expect(run()).rejects.toThrow(`does not take the smoke enquiry: ${problem}`);
});

it('waits until the rights of a first deploy hold', async () => {
  const answers = [new Response('', { status: 403 }), new Response('', { status: 403 })];
  site = () => answers.shift() ?? accepted();
  await run({ patience: 30_000 });
  expect(posts).toHaveLength(4);
});

it('fails where the mail server takes nothing, and says what it says', async () => {
  const failure = { mail: 'enquiry-for-team', task: 'ours', code: 'EAUTH 535 AUTH' };
  delivery = [{ message: 'mail waits', ...failure, attempt: 1 }];
  await expect(run()).rejects.toThrow('The mail server does not take the smoke enquiry: EAUTH 535');
});

it.each<[string, Record<string, unknown>[]]>([
  ['nothing is delivered', []],
  ['only another mail is', [{ message: 'mail sent', mail: 'enquiry-for-team', task: 'new' }]],
  [
    'only the acknowledgement is',
    [{ message: 'mail sent', mail: 'enquiry-acknowledgement', task: 'ours' }],
  ],
])('fails where %s', async (_case, lines) => {
  delivery = lines;
  await expect(run()).rejects.toThrow('their log says nothing of its delivery');
});

it('asks whoever is there for what only the mailbox shows', async () => {
  const ask = vi.fn<() => Promise<string>>(async () => ` ${code().toLowerCase()}`);
  await run({ ask });
  expect(ask).toHaveBeenCalledOnce();
});

it('fails where the mail was not seen there', async () => {
  await expect(run({ ask: async () => '' })).rejects.toThrow('was not seen at hello@elevate');
});

it('with App Check a person sends the enquiry, in a browser', async () => {
  const checked = { ...brand, appCheck: { siteKey: 'key' } };
  const config = join(folder, 'firebase.json');
  writeFileSync(
    config,
    readFileSync(config, 'utf8').replace(contentSecurityPolicy(false), contentSecurityPolicy(true)),
  );
  await expect(run({ brand: checked })).rejects.toThrow('Deploy from a terminal');

  let name = '';
  const ask = async (question: string) => {
    const sent = /under the name\n'(.+)'/.exec(question)?.[1];
    if (sent === undefined) return name.split(' ').at(-1) ?? '';
    name = sent;
    writeLog({ message: 'mail queued', ...enquiry, task: 'ours' }, ...delivery);
    return '';
  };
  await run({ brand: checked, ask });
  expect(posts).toEqual([]);
});
