/**
 * Sends mail by SMTP: the only module of the functions that speaks it
 * (docs/contributing/change-the-mail-provider.md lists what else a change of provider concerns).
 */
import { createTransport } from 'nodemailer';
import { errorCode } from './log.ts';
import { mailServerUrl } from './settings.ts';

interface Mailbox {
  /** Empty if unknown. */
  name: string;
  address: string;
}

/** A mail as the provider gets it. */
export interface OutgoingMail {
  from: Mailbox;
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

/**
 * What a server refuses: this content, for good ('content'), or this recipient, for good ('permanent'), or
 * either for now ('temporary'). Undefined if the cause is the server or our account, so that any other
 * mail would have failed too.
 */
type Refusal = 'content' | 'permanent' | 'temporary';

/** Why a mail was not sent. */
export class DeliveryError extends Error {
  override name = 'DeliveryError';
  /** Safe to log: it holds none of the server's words, because servers quote addresses. */
  readonly code: string;
  readonly refusal: Refusal | undefined;

  constructor(code: string, refusal?: Refusal) {
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

/** Replies about the server or our account at any step (RFC 5321, RFC 4954). */
const accountReplies = new Set([421, 530, 535]);

/**
 * Words for a limit of our account, in replies whose code could also be about the content. Not 'limit' or
 * 'exceeds' alone, which replies of spam filters contain ('the score exceeds the limit').
 */
const quotaWords =
  /\bquota\b|\b(?:daily|hourly|monthly|sending|rate|relay|submission|tenant) (?:\w+ ){0,2}(?:limit|rate|threshold)|\btoo many (?:messages|e?mails|recipients)\b/i;

/**
 * What a 5xx reply to a whole mail refuses, by its enhanced status code (RFC 3463): the recipient (5.1.x,
 * 5.2.x), or nothing of this mail but the system or a quota (5.3.x, 5.4.x), or else the content: its
 * length (5.2.3, 5.3.4), its form (5.5.x, 5.6.x), a policy (5.7.x) or no code at all. Some servers report
 * a quota as 5.7.x or without a code, so there the words decide.
 */
function permanentRefusal(response: string): Refusal | undefined {
  const [, subject, detail] = /^\d{3}[ -]5\.(\d{1,3})\.(\d{1,3})\b/.exec(response) ?? [];
  const status = `${subject}.${detail}`;
  if (status === '2.3' || status === '3.4') return 'content';
  if (subject === '1' || subject === '2') return 'permanent';
  if (subject === '3' || subject === '4') return undefined;
  // Without a code 552 is about the recipient's storage (RFC 5321, section 4.2.3).
  if (subject === undefined && response.startsWith('552')) return 'permanent';
  return (subject === undefined || subject === '7') && quotaWords.test(response)
    ? undefined
    : 'content';
}

/**
 * Only a reply to RCPT or DATA is about the recipient or the content (RFC 5321, section 4.2.1). A reply
 * to AUTH or MAIL is about our password or our sender address, which the operator can correct.
 */
function asDeliveryError(error: unknown): DeliveryError {
  const { responseCode, command, response } = error as Record<string, unknown>;
  const reply = typeof responseCode === 'number' ? responseCode : undefined;
  const step = typeof command === 'string' ? command.split(' ')[0] : undefined;
  const cause = errorCode(error);
  const code = [cause, reply, step].filter(Boolean).join(' ');
  const isRefusal =
    reply !== undefined &&
    reply >= 400 &&
    !accountReplies.has(reply) &&
    (step === 'RCPT' || step === 'DATA');
  if (!isRefusal) return new DeliveryError(code);
  if (reply < 500) return new DeliveryError(code, 'temporary');
  // Of nodemailer's errors only this one follows the whole mail.
  const isOfWholeMail = cause === 'EMESSAGE';
  return new DeliveryError(code, isOfWholeMail ? permanentRefusal(String(response)) : 'permanent');
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
  { from, to, replyTo, subject, inReplyTo, headers, attachment, ...mail }: OutgoingMail,
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
