import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { type AddressObject, type HeaderLines, simpleParser } from 'mailparser';

/** Where the mailbox of the stack is (scripts/stack.ts), and the one that a test starts. */
const mailboxUrl = 'http://127.0.0.1:1080';
const smtpPort = 1025;

/** A mail as a mail program shows it, with its raw headers. */
export interface Mail {
  id: string;
  subject: string;
  /** Addresses only. */
  to: string[];
  replyTo: string[];
  from: string[];
  headerLines: HeaderLines;
  text: string;
  html: string;
}

const addresses = (field: AddressObject | AddressObject[] | undefined) =>
  [field ?? []].flat().flatMap(({ value }) => value.flatMap(({ address }) => address ?? []));

const read = new Map<string, Mail>();

async function readMail(id: string): Promise<Mail> {
  const known = read.get(id);
  if (known) return known;
  // From the raw mail, because the list has no Reply-To.
  const response = await fetch(`${mailboxUrl}/api/email/${id}/source`);
  const mail = await simpleParser(Buffer.from(await response.arrayBuffer()));
  const parsed: Mail = {
    id,
    subject: mail.subject ?? '',
    to: addresses(mail.to),
    replyTo: addresses(mail.replyTo),
    from: addresses(mail.from),
    headerLines: mail.headerLines,
    text: mail.text ?? '',
    html: mail.html || '',
  };
  read.set(id, parsed);
  return parsed;
}

/** Every mail in the mailbox, in the order of arrival. */
export async function listMails(): Promise<Mail[]> {
  const response = await fetch(`${mailboxUrl}/api/email`);
  const mails = (await response.json()) as { id: string }[];
  return Promise.all(mails.map(({ id }) => readMail(id)));
}

export const mailsTo = async (address: string): Promise<Mail[]> =>
  (await listMails()).filter(({ to }) => to.includes(address));

/** A raw header, unfolded. */
export const headerOf = ({ headerLines }: Mail, name: string): string | undefined =>
  headerLines
    .find(({ key }) => key === name)
    ?.line.slice(name.length + 1)
    .replace(/\r?\n[ \t]+/g, ' ')
    .trim();

/**
 * Waits for a mail.
 * @param within milliseconds: long enough for a retry
 * @throws with the subjects of the mails that came
 */
export async function waitForMail(
  isWanted: (mail: Mail) => boolean,
  within = 30_000,
): Promise<Mail> {
  const end = Date.now() + within;
  for (;;) {
    const mails = await listMails();
    const found = mails.find(isWanted);
    if (found) return found;
    if (Date.now() > end) {
      throw new Error(
        `The mail has not come. What has: ${mails.map(({ subject }) => subject).join('; ') || 'nothing'}`,
      );
    }
    await sleep(200);
  }
}

let running: ChildProcess | undefined;

/** Starts another mailbox, for tests that stop the mail server. */
export async function startMailbox(): Promise<void> {
  const binary = fileURLToPath(new URL('../../node_modules/.bin/maildev', import.meta.url));
  const options = {
    ip: '127.0.0.1',
    smtp: smtpPort,
    'web-ip': '127.0.0.1',
    web: new URL(mailboxUrl).port,
  };
  const args = Object.entries(options).flatMap(([name, value]) => [`--${name}`, String(value)]);
  const child = spawn(process.execPath, [binary, '--silent', ...args], { stdio: 'ignore' });
  running = child;
  for (;;) {
    const isUp = await fetch(`${mailboxUrl}/api/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isUp) return;
    if (child.exitCode !== null) throw new Error('The mailbox did not start: is its port taken?');
    await sleep(100);
  }
}

/** Stops the mailbox that `startMailbox` started, and deletes its mails. */
export async function stopMailbox(): Promise<void> {
  const child = running;
  running = undefined;
  if (!child || child.exitCode !== null) return;
  const exited = once(child, 'exit');
  child.kill('SIGTERM');
  await exited;
}
