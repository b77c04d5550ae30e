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
  stage?: Reply['stage'];
  /** The basic code (RFC 5321, section 4.2.3). */
  code?: RegExp;
  /** Subject and detail of the enhanced status code (RFC 3463); empty without one, or if it is X.0.0. */
  status?: RegExp;
  /** In any line, addresses apart. */
  words?: RegExp;
}

const words = {
  // Not 'limit' alone: 'the score exceeds the limit' is a spam filter's.
  ourQuota:
    /\b(?:daily|hourly|monthly|send|sending|rate|relay|submission|tenant) (?:\w+ ){0,2}(?:limit|quota|rate|threshold)\b|\btoo many (?:messages|e?mails|recipients)\b|\bcredits exceeded\b|\bmax (?:\w+ ){1,3}per hour\b/i,
  sender:
    /\bsender (?:address|domain|verify|identity|rejected|denied|unknown|is not allowed|has no)\b|\b(?:invalid|unknown|unverified|local) sender\b|\babsender|\bemetteur|\bexp\S{1,2}diteur|\bremitente|\bmittente|\b(?:mail )?from (?:address|header|must)\b|\bsend ?as|STOREDRV\.Submission|\bverification failed for\b|\bnot (?:allowed|authori[sz]ed|permitted) to send\b|\bsending domain\b|\bor A\/AAAA\b|\brequest failed; mailbox unavailable/i,
  relaying:
    /\brelay(?:ing)? (?:\w+ ){0,3}(?:denied|disallowed|prohibited|permitted|allowed|rejected)\b|\b(?:unable|not (?:allowed|configured|permitted)) to relay\b|\brcpthosts\b|\bnot allowed to this address\b/i,
  spam: /\bspam|\bvirus|\bcontent\b|\bmessage refused\b|\bmail rejete|\bmail rejected\b|\bquarantined\b/i,
  account:
    /authenticat|\bAUTH first\b|\bnot (?:yet )?(?:verified|activated)\b|\bsandbox\b|\bauthori[sz]ed recipients\b|\bnot authori[sz]ed to perform\b|\bconfiguration set\b|\byour (?:\w+ )?account\b|\baccount (?:\w+ ){0,3}suspended\b/i,
  address:
    /\bno such (?:user|mailbox|recipient|address)\b|\b(?:user|mailbox|recipient) (?:\w+ )?unknown\b|\bunknown user\b|\buser doesn't have an? \S+ account\b|\bmailbox (?:not found|is disabled)\b|\bdisabled or discontinued\b|\baccount or domain may not exist\b|\brecipient account is blocked\b|\brecipient address rejected: access denied\b/i,
  reputation:
    /\bblock(?:ed|list)|\bblack ?list|\bdenylist|\bspamhaus\b|\b(?:DNS)?[BR]L\b|\bpolicy\b|\bprohibition\b|\breputation\b|\bspam\b|\baccess denied\b|\bHELO\b|\bIP address\b|\breverse\b/i,
  recipientsLimit: /\breceiving mail (?:too quickly|at a rate)|\bmessages they can receive\b/i,
  // In English, German, French, Spanish and Italian. An accent may be of any character set.
  recipient:
    /\b(?:mailbox|user|recipient|address|account|no such|unknown(?! error)|does not exist|unrouteable)\b|\badress|\bempf\S{1,2}nger|\bpostfach|\bbenutzer|\bunbekannt|\bexistiert nicht\b|\bdestinata|\butilisateur|\binconnu|\bn'existe pas\b|\busuario|\bdirecci|\bdesconocid|\bno existe\b|\butente\b|\bcasella\b|\bindirizzo\b|\bsconosciut|\binesistente\b|\bnon esiste\b/i,
};

/**
 * The first row that fits is what a refusal means. All that is said of a row has to fit. Above each, the
 * specification, or the provider who answers so without one.
 */
export const refusals: readonly Refusal[] = [
  // Gmail (5.4.5, 4.2.1), Exchange Online (5.1.90, 5.7.705), IONOS, Amazon SES
  { name: 'our quota', meaning: 'ours', words: words.ourQuota },
  // RFC 3463: X.1.7, X.1.8; Exchange Online: 5.2.25x
  { name: "our sender's status", meaning: 'ours', status: /^(?:1\.[78]|2\.25\d)$/ },
  // Postfix, Exim and IONOS, which answer to RCPT what they refuse in MAIL; Exchange Online
  { name: 'our sender', meaning: 'ours', words: words.sender },
  // RFC 5321, section 3.6.2; Postfix, Exim, Mailgun, Proofpoint, Exchange Online (5.7.64)
  { name: 'relaying', meaning: 'ours', words: words.relaying },
  // Exchange Online (5.2.1, 5.7.350, 5.7.520), Comcast (5.2.0), sendmail (5.3.0), which name no content in the status
  {
    name: 'spam',
    meaning: 'content',
    stage: 'CONTENT',
    code: /^5/,
    status: /^(?:2\.[01]|3\.0|5\.\d+|7\.(?:350|520))?$/,
    words: words.spam,
  },
  // RFC 4954 and RFC 5248: 5.7.8 to 5.7.14; RFC 7372: 5.7.20 to 5.7.26; RFC 7505: 5.7.27; Gmail; Exchange Online,
  // where 5.7.900 and above are rules of the recipient's organisation
  { name: "our account's status", meaning: 'ours', status: /^7\.(?:[3489]|\d\d|[1-8]\d\d)$/ },
  // RFC 3463: X.2.3, X.3.4; RFC 1870, section 6
  { name: 'length', meaning: 'content', code: /^5/, status: /^(?:2\.3|3\.4)$/ },
  // Gmail: X.2.1, also with 550; Exchange Online: 5.2.121, 5.2.122
  { name: "the recipient's limit", meaning: 'recipient, for now', words: words.recipientsLimit },
  // RFC 3463: X.1.x (addressing), X.2.x (mailbox); RFC 7505: 5.1.10 (null MX). X.1.0 and X.2.0 say no more than
  // a basic code
  { name: 'address', meaning: 'recipient', code: /^5/, status: /^[12]\.[1-9]/ },
  // RFC 3463: X.1.x, X.2.x
  { name: 'address, for now', meaning: 'recipient, for now', code: /^4/, status: /^[12]\./ },
  // RFC 4954, section 6, without a status; Amazon SES, Mailgun, Brevo, SendGrid, SMTP2GO
  { name: 'our account', meaning: 'ours', words: words.account },
  // Postfix (554 5.7.1), Exchange Online (550 5.4.1), cPanel, La Poste; Yahoo and qmail, after the mail
  { name: 'address in words', meaning: 'recipient', code: /^5/, words: words.address },
  // RFC 6647, section 2.1
  {
    name: 'greylisting',
    meaning: 'recipient, for now',
    stage: 'RCPT',
    code: /^45/,
    status: /^(?:7\.1)?$/,
    words: /\bgr[ae]y-?list|(?<!unavailable\W+)\btry again\b/i,
  },
  // RFC 5321, section 4.2.3: 450
  {
    name: 'mailbox, for now',
    meaning: 'recipient, for now',
    stage: 'RCPT',
    code: /^450$/,
    status: /^$/,
  },
  // RFC 5321, section 4.2.3: 552; RFC 7504, section 4: 556
  { name: 'mailbox', meaning: 'recipient', code: /^55[26]$/, status: /^(?:2\.0)?$/ },
  // RFC 5321, section 7.9; Exim, Mimecast, Yahoo, without 5.7.x
  { name: 'our reputation', meaning: 'ours', stage: 'RCPT', words: words.reputation },
  // Providers that name a quota, and not whose, in 5.7.x or without a status
  { name: 'quota', meaning: 'ours', words: /\bquota\b/i },
  // RFC 5321, section 4.3.2: what answers RCPT; Outlook.com: 5.5.0. Only if it speaks of the recipient, because
  // providers refuse us with the same codes
  {
    name: 'address without a status',
    meaning: 'recipient',
    stage: 'RCPT',
    code: /^(?:501|55[013])$/,
    status: /^(?:[125]\.0)?$/,
    words: words.recipient,
  },
  // RFC 3463: X.3.x (system), X.4.x (network)
  { name: 'system', meaning: 'ours', status: /^[34]\./ },
  // RFC 5321, section 4.2.5; RFC 3463: X.5.x, X.6.x, X.7.x
  { name: 'content', meaning: 'content', stage: 'CONTENT', code: /^5/ },
  // RFC 5321, section 4.2.1: a fault of the server
  { name: 'other', meaning: 'ours' },
];

/** The row of the table that a reply falls under. */
export function refusalOf({ stage, response }: Reply): Refusal {
  const code = response.slice(0, 3);
  // Some lines of a reply may be without the status. Some servers put a '#' before it; qmail ends with it, in brackets.
  const [, found = ''] = /(?:^\d{3}[ -]|\()#?[45]\.(\d{1,3}\.\d{1,3})\b/m.exec(response) ?? [];
  const status = found === '0.0' ? '' : found;
  // Lines are wrapped anywhere, and a quoted address may have any words in it.
  const said = response
    .replaceAll(/^\d{3}[ -](?:#?\d\.\d{1,3}\.\d{1,3}\b)?/gm, '')
    .replaceAll(/<[^<>\s]*>|\S+@\S+/g, '')
    .replaceAll(/\s+/g, ' ');
  // The last row fits everything.
  return refusals.find(
    (refusal) =>
      (refusal.stage ?? stage) === stage &&
      (refusal.code?.test(code) ?? true) &&
      (refusal.status?.test(status) ?? true) &&
      (refusal.words?.test(said) ?? true),
  ) as Refusal;
}
