import type { Fault, Step } from './mailServer.ts';

/** What mail servers answer to a step, by the name of its row. */
const transcripts: Record<string, string[]> = {
  'our quota': [
    'RCPT 550 Domain example.org has exceeded the max emails per hour (100/100) allowed.',
    'RCPT 450 4.2.1 Peak SMTP relay limit exceeded for customer.',
    'RCPT 450 \nRequested mail action not taken: mailbox unavailable\nMail send limit exceeded.',
    'CONTENT 454 Throttling failure: Daily message quota exceeded.',
    'CONTENT 550 5.7.705 Access denied, tenant has exceeded threshold',
  ],
  "our sender's status": [
    'RCPT 501 5.1.7 Bad address',
    'CONTENT 550 5.1.8 Access denied, bad outbound sender',
    'CONTENT 554 5.2.252 SendAsDenied; hello@example.com not allowed to send as us@example.org',
  ],
  'our sender': [
    'RCPT 501 5.1.0 Emetteur invalide. Invalid Sender. OFR004_104',
    'RCPT 553 Mail from must equal authorized user',
    'RCPT 550 Sender has no A, AAAA, or MX DNS records: unknown address',
    'RCPT 550 mailbox unavailable\ninvalid DNS MX or A/AAAA resource record',
    'RCPT 550 Absenderadresse nicht erlaubt',
    'CONTENT 550 not local sender over smtp',
    'RCPT 553 5.7.1 <us@example.org>: Sender address rejected: not owned by user info',
    'RCPT 550 Verification failed for <us@example.org>\nNo Such User Here\nSender verify failed',
    'CONTENT 550 5.7.60 SMTP; Client does not have permissions to send as this sender',
    'CONTENT 550 Domain example.org is not allowed to send: please contact support',
  ],
  relaying: [
    'RCPT 550 Please turn on SMTP Authentication.\nhost.example is not permitted to relay',
    'RCPT 501 RCPT TO not accepted: 5.7.1 This system is not configured to relay mail',
    "RCPT 553 sorry, that domain isn't in my list of allowed rcpthosts (#5.7.1)",
    'RCPT 550 Delivery is not allowed to this address.',
    'CONTENT 553 Relaying disallowed as us@example.org',
    'RCPT 550 5.7.64 TenantAttribution; Relay Access Denied',
    'RCPT 554 <anna@example.org>: Recipient address rejected: Relay access denied',
  ],
  spam: [
    'CONTENT 552 5.2.0 F77u1Y Message Refused. A URL in the content of your message was found',
    'CONTENT 550 5.2.1 Content Filter agent quarantined this message',
    'CONTENT 554 5.3.0 Spam message rejected',
    'CONTENT 554 5.5.2 virus found',
    'CONTENT 552 rejected due to content judged to be spam',
    'CONTENT 550 5.7.520 Message blocked because it contains content identified as spam',
  ],
  "our account's status": [
    'RCPT 530 5.7.57 Client not authenticated to send mail',
    'CONTENT 550 5.7.28 There is an unusual rate of unsolicited mail from your IP address. spam',
    'CONTENT 550 5.7.501 Access denied, spam abuse detected',
  ],
  length: [
    'CONTENT 552 5.3.4 Message size exceeds fixed limit',
    'CONTENT 552 5.2.3 too long for this mailbox',
  ],
  "the recipient's limit": [
    'RCPT 550 5.2.1 The user is receiving mail at a rate that\n5.2.1 prevents more messages',
  ],
  address: [
    'RCPT 550 sorry, no mailbox here by that name (#5.1.1)',
    'RCPT 556 5.1.10 <anna@example.org>: Recipient address rejected: Domain has a null MX',
    'RCPT 552 5.2.2 The email account that you tried to reach is over quota.',
    'RCPT 550 5.1.1 <daily.sending.quota@example.org>: User unknown',
  ],
  'address, for now': [
    'RCPT 450 4.2.0 <anna@example.org>: Recipient address rejected: Greylisted',
    'RCPT 450 4.1.2 <anna@example.org>: Recipient address rejected: Domain not found',
  ],
  'our account': [
    'RCPT 550 Please turn on SMTP Authentication in your user settings',
    'CONTENT 554 Access denied: User `arn` is not authorized to perform `ses:SendRawEmail`',
    'CONTENT 554 Transaction failed: Configuration set does not exist',
    'CONTENT 554 Message rejected: Email address is not verified. The following identities failed',
    'RCPT 503 AUTH first',
    'RCPT 550 Account suspended',
    'CONTENT 554 5.7.1 Sandbox subdomains are for test purposes only.',
  ],
  'address in words': [
    'RCPT 550 5.4.1 Recipient address rejected: Access denied. AS(201806281)',
    'RCPT 550 5.5.0 Le compte est bloque. The recipient account is blocked. LPN007_426',
    'RCPT 550 The account\nor domain may not exist, they may be blacklisted',
    'CONTENT 554 delivery error: dd This account has been disabled or discontinued [#102].',
    'RCPT 554 5.7.1 <anna@example.org>: Recipient address rejected: User unknown',
    "CONTENT 554 delivery error: dd This user doesn't have a yahoo.com account",
  ],
  greylisting: [
    'RCPT 450 4.7.1 <anna@example.org>: Greylisted for 300 seconds',
    'RCPT 451 Temporarily rejected. Try again later.',
  ],
  'mailbox, for now': ['RCPT 450 Requested mail action not taken: mailbox unavailable'],
  mailbox: [
    'CONTENT 552 Requested mail action aborted: exceeded storage allocation',
    'RCPT 552 Quota exceeded',
  ],
  'our reputation': [
    'RCPT 550 HELO should be a FQDN or address literal',
    'RCPT 550 Your address 192.0.2.1 is in a black list',
    'RCPT 550 Service unavailable; Client host [192.0.2.1] blocked using Spamhaus',
    'RCPT 550 Administrative prohibition',
  ],
  quota: ['RCPT 550 Quota exceeded'],
  'address without a status': [
    'RCPT 550 #5.1.0 Address rejected.',
    'RCPT 550 Empfaenger unbekannt',
    'RCPT 550 Utilisateur inconnu',
    'RCPT 550 Invalid Recipient - https://community.example/docs/DOC-1369#550',
    'RCPT 550 5.5.0 Requested action not taken: mailbox unavailable',
    'RCPT 553 mailbox name not allowed',
    'RCPT 501 malformed address',
  ],
  system: ['CONTENT 554 5.3.0 a fault of the system', 'RCPT 550 5.4.1 no answer from host'],
  content: [
    'CONTENT 550 5.7.900 Rejected by a rule of the organisation',
    'CONTENT 554 5.7.1 Message refused: the spam score exceeds the limit',
    'CONTENT 552 5.7.0 This message was blocked because its content presents a security issue.',
    'CONTENT 550 too many links',
    'CONTENT 554 Transaction failed',
  ],
  other: [
    'RCPT 550 5.5.0 Service unavailable',
    'RCPT 550 5.2.0 Mail rejete. Mail rejected. ofr_506',
    'RCPT 451 4.7.1 Service unavailable - try again later',
    'CONTENT 451 Temporarily rejected. Try again later.',
    'RCPT 550 5.7.1 Message rejected',
    'RCPT 554 Transaction failed',
  ],
};

const read = (transcript: string): [Step, Fault] => {
  const space = transcript.indexOf(' ');
  return [transcript.slice(0, space) as Step, transcript.slice(space + 1) as Fault];
};

export const replies = Object.fromEntries(
  Object.entries(transcripts).map(([name, ofRow]) => [name, ofRow.map(read)]),
);
