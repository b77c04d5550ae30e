/**
 * Sends mail by SMTP: the only module of the functions that speaks it
 * (docs/contributing/change-the-mail-provider.md lists what else a change of provider concerns).
 */
import { createTransport } from 'nodemailer';
import { errorCode } from './log.ts';
import { type Meaning, refusalOf } from './refusals.ts';
import { mailServerUrl } from './settings.ts';

interface Mailbox {
  /** Empty if unknown. */
  name: string;
  address: string;
}

/** A mail as the provider gets it. */
export interface OutgoingMail {
  from: Mailbox;
  /** The return path (RFC 5321, section 4.4): where a server reports that it could not deliver the mail. */
  bounceTo: string;
  to: Mailbox;
  replyTo: Mailbox;
  subject: string;
  html?: string | undefined;
  text: string;
  /** A text file. Its name is ours. */
  attachment?: { filename: string; content: string } | undefined;
  /** In angle brackets, as `inReplyTo`. */
  messageId: string;
  inReplyTo?: string | undefined;
  /** Further headers: ASCII, in one line each. */
  headers: Readonly<Record<string, string>>;
}

/** Why a mail was not sent. */
export class DeliveryError extends Error {
  override name = 'DeliveryError';
  /** Safe to log: it holds none of the server's words, because servers quote addresses. */
  readonly code: string;
  /** Undefined if no reply to the recipient or to the mail is the cause, but the server or our login. */
  readonly refusal: Meaning | undefined;

  constructor(code: string, refusal?: Meaning) {
    super(code);
    this.code = code;
    this.refusal = refusal;
  }
}

const isLoopback = (host: string) => ['127.0.0.1', '[::1]', 'localhost'].includes(host);

/**
 * Options of nodemailer from a URL. `smtps:` uses TLS from the start. `smtp:` requires STARTTLS, except
 * on this machine. Certificates are always checked; no part of the URL switches that off.
 */
export function serverOptions(url: string) {
  const { protocol, hostname, port, username, password } = new URL(url.trim());
  const isSecure = protocol === 'smtps:';
  return {
    host: hostname.replace(/^\[|\]$/g, ''),
    port: port ? Number(port) : isSecure ? 465 : 587,
    secure: isSecure,
    requireTLS: !isSecure && !isLoopback(hostname),
    ignoreTLS: !isSecure && isLoopback(hostname),
    ...(username && {
      auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
    }),
  };
}

/** Milliseconds for each step: DNS, connection, greeting, each answer. */
const stepTimeouts = {
  dnsTimeout: 5_000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 12_000,
};

/**
 * Milliseconds for all steps. A usual mail waits for nine answers, 133 s at most. But nodemailer tries
 * every address of a host, and answers that arrive byte by byte never reach a step's time-out.
 */
export const sendTimeout = 150_000;

/**
 * Only a reply to RCPT or DATA is about the recipient or the content (RFC 5321, section 4.2.1). A reply
 * to AUTH or MAIL is about our password or our sender address, which the operator can correct.
 */
function asDeliveryError(error: unknown): DeliveryError {
  const { responseCode, command, response } = error as Record<string, unknown>;
  const cause = errorCode(error);
  const step = typeof command === 'string' ? command.split(' ')[0] : undefined;
  const code = [cause, responseCode, step].filter(Boolean).join(' ');
  if (typeof response !== 'string' || (step !== 'RCPT' && step !== 'DATA')) {
    return new DeliveryError(code);
  }
  // Of nodemailer's errors only this one follows the whole mail.
  const stage = cause === 'EMESSAGE' ? 'CONTENT' : step;
  const { name, meaning } = refusalOf({ stage, response });
  return new DeliveryError(`${code}: ${name}`, meaning);
}

/**
 * Text for a header, in which nothing that was typed begins an encoded word (RFC 2047): a mail program
 * would decode it into other words, addresses or lines.
 */
const headerText = (text: string) => text.replaceAll('=?', '= ?');

const headerMailbox = ({ name, address }: Mailbox) => ({ name: headerText(name), address });

/**
 * Folds a header (RFC 5322, section 2.2.3) between the addresses of List-Unsubscribe only. Nodemailer
 * would fold within an address, which mail programs cannot read.
 */
const folded = (value: string) => value.replaceAll('>, <', '>,\r\n <');

/** Sends a mail. @throws `DeliveryError` */
export async function sendMail(
  { from, bounceTo, to, replyTo, subject, inReplyTo, headers, attachment, ...mail }: OutgoingMail,
  timeout = sendTimeout,
): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const timedOut = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new DeliveryError('ETIMEDOUT')), timeout);
  });
  const send = async () => {
    const transport = createTransport({ ...serverOptions(mailServerUrl.value()), ...stepTimeouts });
    try {
      const sending = transport.sendMail({
        ...mail,
        envelope: { from: bounceTo, to: to.address },
        from: headerMailbox(from),
        to: headerMailbox(to),
        replyTo: headerMailbox(replyTo),
        subject: headerText(subject),
        ...(attachment && { attachments: [attachment] }),
        ...(inReplyTo && { inReplyTo, references: inReplyTo }),
        headers: Object.fromEntries(
          Object.entries(headers).map(([name, value]) => [
            name,
            { prepared: true, value: folded(value) },
          ]),
        ),
        // Nothing a visitor typed may name a file or an address to load.
        disableFileAccess: true,
        disableUrlAccess: true,
      });
      await Promise.race([sending, timedOut]);
    } finally {
      transport.close();
    }
  };
  try {
    await send();
  } catch (error) {
    throw error instanceof DeliveryError ? error : asDeliveryError(error);
  } finally {
    clearTimeout(timer);
  }
}
