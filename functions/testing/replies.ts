import type { Fault, Step } from './mailServer.ts';

/** What mail servers answer to a step, by the name of its row. */
const transcripts: Record<string, string[]> = {
  'our quota': [
    'RCPT 550 5.4.5 Daily user sending quota exceeded. m8-20020a17',
    'RCPT 450 \nRequested mail action not taken: mailbox unavailable\nMail send limit exceeded.',
    'CONTENT 454 Throttling failure: Daily message quota exceeded.',
    "CONTENT 554 5.1.90 You've reached your daily limit for message recipients",
    'CONTENT 550 5.7.705 Access denied, tenant has exceeded threshold',
  ],
  "our sender's status": [
    'RCPT 501 5.1.7 Bad address',
    'CONTENT 550 5.1.8 Access denied, bad outbound sender',
    'CONTENT 554 5.2.252 SendAsDenied; hello@example.com not allowed to send as us@example.org',
  ],
  'our sender': [
    'RCPT 550 5.1.0 <us@example.org>: Sender address rejected: User unknown',
    'RCPT 550 Verification failed for <us@example.org>\nNo Such User Here\nSender verify failed',
    'CONTENT 550 5.7.60 SMTP; Client does not have permissions to send as this sender',
    'CONTENT 554 5.2.0 STOREDRV.Submission.Exception:SendAsDeniedException; Failed to process',
    'CONTENT 550 The from address does not match a verified Sender Identity.',
    'CONTENT 550 Domain example.org is not allowed to send: please contact support',
  ],
  relaying: [
    'RCPT 554 5.7.1 <anna@example.org>: Relay access denied',
    'RCPT 554 <anna@example.org>: Recipient address rejected: Relay access denied',
  ],
  spam: ['CONTENT 550 5.7.520 Message blocked because it contains content identified as spam'],
  "our account's status": [
    'CONTENT 550 5.7.26 This mail has been blocked because the sender is\n5.7.26 unauthenticated.',
    'CONTENT 550 5.7.28 There is an unusual rate of unsolicited mail from your IP address. spam',
    'RCPT 451 4.7.500 Server busy. Please try again later',
  ],
  length: [
    'CONTENT 552 5.3.4 Message size exceeds fixed limit',
    'CONTENT 552 5.2.3 too long for this mailbox',
  ],
  "the recipient's limit": [
    'RCPT 550 5.2.1 The user is receiving mail at a rate that\n5.2.1 prevents more messages',
  ],
  address: [
    "RCPT 550 5.1.1 The email account that you tried to reach does not exist. Please try\n5.1.1 double-checking the recipient's email address",
    'RCPT 556 5.1.10 <anna@example.org>: Recipient address rejected: Domain has a null MX',
    'RCPT 550 #5.1.0 Address rejected.',
    'RCPT 552 5.2.2 The email account that you tried to reach is over quota.',
    'RCPT 550 5.1.1 <daily.sending.quota@example.org>: User unknown',
  ],
  'address, for now': ['RCPT 450 4.2.0 <anna@example.org>: Recipient address rejected: Greylisted'],
  'address at Exchange Online': [
    'RCPT 550 5.4.1 Recipient address rejected: Access denied. AS(201806281)',
  ],
  'our account': [
    'CONTENT 554 Message rejected: Email address is not verified. The following identities failed',
    'RCPT 503 AUTH first',
    'RCPT 550 SMTP authentication is required.',
    'RCPT 550 Account suspended',
    'CONTENT 554 5.7.1 Sandbox subdomains are for test purposes only.',
  ],
  'address in words': [
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
    'RCPT 550 Service unavailable; Client host [192.0.2.1] blocked using Spamhaus',
    'RCPT 550 Administrative prohibition',
  ],
  quota: ['RCPT 550 Quota exceeded'],
  'address without a status': [
    'RCPT 550 Unrouteable address',
    'RCPT 550 Invalid Recipient - https://community.example/docs/DOC-1369#550',
    'RCPT 550 5.5.0 Requested action not taken: mailbox unavailable',
    'RCPT 553 mailbox name not allowed',
    'RCPT 501 malformed address',
  ],
  system: [
    'CONTENT 554 5.3.0 a fault of the system',
    'RCPT 452 4.3.1 Insufficient system storage',
    'RCPT 550 5.4.1 no answer from host',
  ],
  content: [
    'CONTENT 554 5.7.1 Message refused: the spam score exceeds the limit',
    'CONTENT 550 5.7.1 Our system has detected that this message is\n5.7.1 likely unsolicited mail.',
    'CONTENT 554 Transaction failed',
  ],
  other: [
    'RCPT 550 5.7.1 Message rejected',
    'RCPT 554 Transaction failed',
    'CONTENT 451 local error in processing',
  ],
};

const read = (transcript: string): [Step, Fault] => {
  const space = transcript.indexOf(' ');
  return [transcript.slice(0, space) as Step, transcript.slice(space + 1) as Fault];
};

export const replies = Object.fromEntries(
  Object.entries(transcripts).map(([name, ofRow]) => [name, ofRow.map(read)]),
);
