/**
 * What a refusal by the mail server means, as one table. In doubt the fault is ours: a visitor's mail then
 * waits, and the operator hears of it. Only after the whole mail, in doubt, it is the content
 * (docs/decisions/0029-what-a-refusal-means.md).
 */

/**
 * 'recipient': this address, for good. 'recipient, for now': this address, and later it may be accepted.
 * 'content': this text. 'ours': our account, our sender address, our reputation or the server, so that
 * mails to others are refused too.
 */
export type Meaning = 'recipient' | 'recipient, for now' | 'content' | 'ours';

/** A reply of 400 or above. */
export interface Reply {
  /** What it answers: RCPT, the command DATA, or the whole mail after it. */
  stage: 'RCPT' | 'DATA' | 'CONTENT';
  /** All its lines, each with its code. */
  response: string;
}

interface Refusal {
  /** Ends the code in the log. */
  name: string;
  meaning: Meaning;
  /** The specification, or the provider who answers so without one. */
  source: string;
  stage?: Reply['stage'];
  /** The basic code (RFC 5321, section 4.2.3). */
  code?: RegExp;
  /** Subject and detail of the enhanced status code (RFC 3463); empty without one, or if it is X.0.0. */
  status?: RegExp;
  /** In any line, addresses apart. */
  words?: RegExp;
}

/** The first row that fits is what a refusal means. All that is said of a row has to fit. */
export const refusals: readonly Refusal[] = [
  {
    name: 'our quota',
    meaning: 'ours',
    source: 'Gmail (5.4.5, 4.2.1), Exchange Online (5.1.90, 5.7.705), IONOS, Amazon SES',
    // Not 'limit' alone: 'the score exceeds the limit' is a spam filter's.
    words:
      /\b(?:daily|hourly|monthly|send|sending|rate|relay|submission|tenant) (?:\w+ ){0,2}(?:limit|quota|rate|threshold)\b|\btoo many (?:messages|e?mails|recipients)\b|\bcredits exceeded\b/i,
  },
  {
    name: "our sender's status",
    meaning: 'ours',
    source: 'RFC 3463: X.1.7, X.1.8; Exchange Online: 5.2.25x',
    status: /^(?:1\.[78]|2\.25\d)$/,
  },
  {
    name: 'our sender',
    meaning: 'ours',
    source: 'Postfix, Exim, IONOS, which answer to RCPT what they refuse in MAIL; Exchange Online',
    words:
      /\bsender (?:address|domain|verify|identity)\b|\bfrom (?:address|header)\b|\bsend ?as|STOREDRV\.Submission|\bverification failed for\b|\bnot (?:allowed|authori[sz]ed|permitted) to send\b|\bsending domain\b/i,
  },
  {
    name: 'relaying',
    meaning: 'ours',
    source: 'RFC 5321, section 3.6.2; Postfix, Exim, Mailgun, Proofpoint, Exchange Online (5.7.64)',
    words:
      /\brelay(?:ing)? (?:\w+ ){0,3}(?:denied|prohibited|permitted|allowed|rejected)\b|\bunable to relay\b/i,
  },
  {
    name: 'spam',
    meaning: 'content',
    source: 'Exchange Online: 5.7.350, 5.7.520',
    stage: 'CONTENT',
    code: /^5/,
    words: /\b(?:detected|identified) as spam\b/i,
  },
  {
    name: "our account's status",
    meaning: 'ours',
    source:
      'RFC 4954, section 6, and RFC 5248: 5.7.8 to 5.7.14; RFC 7372: 5.7.20 to 5.7.26; RFC 7505: 5.7.27; Gmail; Exchange Online',
    status: /^7\.(?:[3489]|\d\d+)$/,
  },
  {
    name: 'length',
    meaning: 'content',
    source: 'RFC 3463: X.2.3, X.3.4; RFC 1870, section 6',
    code: /^5/,
    status: /^(?:2\.3|3\.4)$/,
  },
  {
    name: "the recipient's limit",
    meaning: 'recipient, for now',
    source: 'Gmail: X.2.1, also with 550; Exchange Online: 5.2.121, 5.2.122',
    words: /\breceiving mail (?:too quickly|at a rate)|\bmessages they can receive\b/i,
  },
  {
    name: 'address',
    meaning: 'recipient',
    source: 'RFC 3463: X.1.x (addressing), X.2.x (mailbox); RFC 7505: 5.1.10 (null MX)',
    code: /^5/,
    status: /^[12]\./,
  },
  {
    name: 'address, for now',
    meaning: 'recipient, for now',
    source: 'RFC 3463: X.1.x, X.2.x',
    code: /^4/,
    status: /^[12]\./,
  },
  {
    name: 'address at Exchange Online',
    meaning: 'recipient',
    source: 'Exchange Online: 5.4.1 for an unknown user; in RFC 3463 a host that does not answer',
    stage: 'RCPT',
    code: /^5/,
    status: /^4\.1$/,
    words: /\brecipient address rejected\b/i,
  },
  {
    name: 'our account',
    meaning: 'ours',
    source: 'RFC 4954, section 6, without a status; Amazon SES, Mailgun, Brevo, SendGrid, SMTP2GO',
    words:
      /\bunauthenticated\b|\bauthenticat(?:e|ion) (?:is )?(?:first|required|failed|failure)\b|\bmust be authenticated\b|\bAUTH first\b|\bnot (?:yet )?(?:verified|activated)\b|\bsandbox\b|\bauthori[sz]ed recipients\b|\byour (?:\w+ )?account\b|\baccount (?:\w+ ){0,3}suspended\b/i,
  },
  {
    name: 'address in words',
    meaning: 'recipient',
    source: 'Postfix (554 5.7.1 by a policy service); Yahoo and qmail, after the mail',
    code: /^5/,
    words:
      /\bno such (?:user|mailbox|recipient|address)\b|\b(?:user|mailbox|recipient) (?:\w+ )?unknown\b|\bunknown user\b|\buser doesn't have an? \S+ account\b/i,
  },
  {
    name: 'greylisting',
    meaning: 'recipient, for now',
    source: 'RFC 6647, section 2.1',
    code: /^45/,
    status: /^(?:7\.1)?$/,
    words: /\bgr[ae]y-?list|\btry again\b/i,
  },
  {
    name: 'mailbox, for now',
    meaning: 'recipient, for now',
    source: 'RFC 5321, section 4.2.3: 450',
    stage: 'RCPT',
    code: /^450$/,
    status: /^$/,
  },
  {
    name: 'mailbox',
    meaning: 'recipient',
    source: 'RFC 5321, section 4.2.3: 552; RFC 7504, section 4: 556',
    code: /^55[26]$/,
    status: /^$/,
  },
  {
    name: 'our reputation',
    meaning: 'ours',
    source: 'RFC 5321, section 7.9; Exim, Mimecast, Yahoo, without 5.7.x',
    stage: 'RCPT',
    words:
      /\bblock(?:ed|list)|\bblacklist|\bdenylist|\bspamhaus\b|\b(?:DNS)?[BR]L\b|\bpolicy\b|\bprohibition\b|\breputation\b|\bspam\b|\baccess denied\b/i,
  },
  {
    name: 'quota',
    meaning: 'ours',
    source: 'Providers that name a quota, and not whose, in 5.7.x or without a status',
    words: /\bquota\b/i,
  },
  {
    name: 'address without a status',
    meaning: 'recipient',
    source: 'RFC 5321, section 4.3.2: what answers RCPT; Outlook.com: 5.5.0',
    stage: 'RCPT',
    code: /^(?:501|55[013])$/,
    status: /^(?:5\.0)?$/,
  },
  {
    name: 'system',
    meaning: 'ours',
    source: 'RFC 3463: X.3.x (system), X.4.x (network)',
    status: /^[34]\./,
  },
  {
    name: 'content',
    meaning: 'content',
    source: 'RFC 5321, section 4.2.5; RFC 3463: X.5.x, X.6.x, X.7.x',
    stage: 'CONTENT',
    code: /^5/,
  },
  {
    name: 'other',
    meaning: 'ours',
    source: 'RFC 5321, section 4.2.1: a fault of the server',
  },
];

/** The row of the table that a reply falls under. */
export function refusalOf({ stage, response }: Reply): Refusal {
  const code = response.slice(0, 3);
  // Some lines of a reply may be without the status, and some servers put a '#' before it.
  const [, found = ''] = /^\d{3}[ -]#?[45]\.(\d{1,3}\.\d{1,3})\b/m.exec(response) ?? [];
  const status = found === '0.0' ? '' : found;
  // Lines are wrapped anywhere, and a quoted address may have any words in it.
  const words = response
    .replaceAll(/^\d{3}[ -](?:#?\d\.\d{1,3}\.\d{1,3}\b)?/gm, '')
    .replaceAll(/<[^<>\s]*>|\S+@\S+/g, '')
    .replaceAll(/\s+/g, ' ');
  const row = refusals.find(
    (refusal) =>
      (refusal.stage ?? stage) === stage &&
      (refusal.code?.test(code) ?? true) &&
      (refusal.status?.test(status) ?? true) &&
      (refusal.words?.test(words) ?? true),
  );
  // The last row fits everything.
  return row as Refusal;
}
