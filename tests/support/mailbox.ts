import { setTimeout as sleep } from 'node:timers/promises';
import { type AddressObject, simpleParser } from 'mailparser';

/** Where the mailbox of the stack is (scripts/stack.ts). */
const mailboxUrl = 'http://127.0.0.1:1080';

/** A mail as a mail program shows it. */
interface Mail {
  id: string;
  subject: string;
  /** Addresses only. */
  to: string[];
  replyTo: string[];
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

/**
 * Waits for a mail.
 * @throws with the subjects of the mails that came
 */
export async function waitForMail(isWanted: (mail: Mail) => boolean): Promise<Mail> {
  // Long enough for a retry.
  const end = Date.now() + 30_000;
  for (;;) {
    const mails = await listMails();
    const found = mails.find(isWanted);
    if (found) return found;
    if (Date.now() > end) {
      const subjects = mails.map(({ subject }) => subject).join('; ');
      throw new Error(`The mail has not come. What has: ${subjects || 'nothing'}`);
    }
    await sleep(200);
  }
}
