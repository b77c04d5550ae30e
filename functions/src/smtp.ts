import { createTransport } from 'nodemailer';
import { errorCode } from './log.ts';

const isLoopback = (host: string) => ['127.0.0.1', '[::1]', 'localhost'].includes(host);

/**
 * Where a mail server is, read from its URL. `smtps:` speaks TLS from the first byte; `smtp:` must
 * change to it (STARTTLS) before anything is said, save on this very machine. Certificates are
 * checked, and nothing in the URL can switch that off.
 */
export function smtpServer(url: string) {
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

/**
 * Time-outs in ms of an attempt's steps: name, connection, greeting, then each answer. A usual
 * attempt waits for nine (EHLO, STARTTLS, the handshake, EHLO, AUTH, MAIL, RCPT, DATA, the content),
 * so for 133 s at the worst. A server of several addresses is tried at each, and one that lets its
 * answers trickle meets no time-out at all: `attemptLimit` is what ends any attempt.
 */
const timeouts = {
  dnsTimeout: 5_000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 12_000,
};

/** Milliseconds after which an attempt has failed; the function's own time-out is later. */
export const attemptLimit = 150_000;

/** Waits for an attempt. @throws ETIMEDOUT when it takes longer than `limit` milliseconds */
export async function inTime<T>(attempt: Promise<T>, limit: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(
      () => reject(Object.assign(new Error('too late'), { code: 'ETIMEDOUT' })),
      limit,
    );
  });
  try {
    return await Promise.race([attempt, late]);
  } finally {
    clearTimeout(timer);
  }
}

export const openTransport = (url: string) => createTransport({ ...smtpServer(url), ...timeouts });

export interface DeliveryFailure {
  /** Fit for a log: nodemailer's code, the server's number, the command; never the server's words. */
  code: string;
  /**
   * What the server refuses: this recipient or this content, 'for good' or 'for now'. Undefined where
   * the failure is the server's or ours, and would have met any other mail too.
   */
  refusal?: 'for good' | 'for now' | undefined;
}

/** Replies that are about the server or our account wherever they come: RFC 5321 and RFC 4954. */
const notAboutTheMail = new Set([421, 530, 535]);

/**
 * What went wrong, without a word of what the server said: servers quote addresses. Only a reply to
 * RCPT or DATA is about the recipient or the content (RFC 5321, section 4.2.1). One to AUTH or MAIL
 * is about us: a password or a sender that an operator corrects.
 */
export function deliveryFailure(error: unknown): DeliveryFailure {
  const { responseCode, command } = error as { responseCode?: unknown; command?: unknown };
  const reply = typeof responseCode === 'number' ? responseCode : undefined;
  const step = typeof command === 'string' ? command.split(' ')[0] : undefined;
  const isRefusal =
    reply !== undefined &&
    reply >= 400 &&
    !notAboutTheMail.has(reply) &&
    (step === 'RCPT' || step === 'DATA');
  return {
    code: [errorCode(error), reply, step].filter(Boolean).join(' '),
    refusal: isRefusal ? (reply >= 500 ? 'for good' : 'for now') : undefined,
  };
}
