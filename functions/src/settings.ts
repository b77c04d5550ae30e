/**
 * Settings of the functions. The operator sets them in `.env.<project id>` (see `.env.example`), and the
 * secrets with `firebase functions:secrets:set`.
 */
import { brand } from '@elevate/brand';
import { confirmationDays } from '@elevate/enquiry';
import { isLocale, type Locale, locales, sourceLocale } from '@elevate/languages';
import { defineInt, defineSecret, defineString, select } from 'firebase-functions/params';
import { day } from './time.ts';

/** Region of the functions and the queue. After a change, delete those of the old region by hand. */
export const region = defineString('FUNCTIONS_REGION', {
  default: 'europe-west3',
  description: 'Region of the functions and of their queue (europe-west3 is Frankfurt).',
});

/**
 * The account that the functions run as. firebase-tools lets an account fill the queue and call its
 * function only if it is named here. `name@` is an account of the deploy's own project, which the
 * operator creates once (docs/operations.md).
 */
export const serviceAccount = 'elevate-functions@';

export const teamEmail = defineString('TEAM_EMAIL', {
  default: brand.email,
  description: 'The mailbox that enquiries and subscriptions arrive in.',
});

export const fromEmail = defineString('FROM_EMAIL', {
  default: brand.email,
  description: 'The sender of every mail; the mail server must be allowed to send for its domain.',
});

export const teamLocaleSetting = defineString('TEAM_LOCALE', {
  default: sourceLocale,
  input: select([...locales]),
  description: "The language of the team's mails. Visitors get theirs.",
});

export const teamLocale = (): Locale => {
  const value = teamLocaleSetting.value();
  return isLocale(value) ? value : sourceLocale;
};

export const teamTimeZone = defineString('TEAM_TIME_ZONE', {
  default: 'Europe/Berlin',
  description: "The time zone of the times in the team's mails (an IANA name).",
});

export const siteOrigin = defineString('SITE_ORIGIN', {
  default: brand.origin,
  description: 'Scheme and host that the links in mails lead to: the site, as Hosting serves it.',
});

/** Limits of the queue. Lower them if the mail server refuses too many connections. */
export const queueLimits = {
  maxConcurrentDispatches: defineInt('QUEUE_MAX_CONCURRENT_DISPATCHES', {
    default: 12,
    description: 'Mails that are on their way to the mail server at the same time.',
  }),
  maxDispatchesPerSecond: defineInt('QUEUE_MAX_DISPATCHES_PER_SECOND', {
    default: 8,
    description: 'Tasks that start in one second: more than all calls together can queue.',
  }),
};

export const callsPerInstance = defineInt('CALLS_PER_INSTANCE', {
  default: 60,
  description:
    'Calls of one kind that one instance takes in ten minutes; what comes beyond is asked to wait, ' +
    'enquiries beyond five times as many.',
});

/** When the queue repeats a mail that failed. */
export const queueRetries = {
  // Practically unlimited: a mail to the team is never given up. (-1 means unlimited to Cloud Tasks, but
  // 'no retry' to the emulator.) Cloud Tasks deletes a task after 31 days in any case.
  maxAttempts: 1_000_000,
  maxDoublings: 16,
  minBackoffSeconds: defineInt('QUEUE_MIN_BACKOFF_SECONDS', {
    default: 30,
    description: 'Seconds before the first retry of a mail; they double with every further one.',
  }),
  maxBackoffSeconds: defineInt('QUEUE_MAX_BACKOFF_SECONDS', {
    default: 3600,
    description: 'Most seconds between two attempts.',
  }),
};

/**
 * Minutes to wait after each temporary refusal of a visitor's address. The first is longer than most
 * greylisting. After the last refusal the mail is given up.
 */
export const refusalPauses = [5, 15, 60, 4 * 60, 12 * 60] as const;

/**
 * Milliseconds from the form to giving up an unsent mail to a visitor, who no longer waits for it. The
 * days in which a link works start when its mail is composed, so that they are as many as the mail says.
 */
export const visitorMailLifetime = confirmationDays * day;

/**
 * Milliseconds for which a mail to the team is held that the mail server refuses for its content. Cloud
 * Tasks schedules a task 30 days ahead at most.
 */
export const heldMailLifetime = 29 * day;

/** Address and login of the mail server (smtp.ts). */
export const mailServerUrl = defineSecret('SMTP_URL');

/** Key of the task names: 32 random bytes. With a new key, submissions of the last hour are unknown. */
export const submissionKey = defineSecret('SUBMISSION_KEY');

/**
 * Keys of the tokens in links: 32 random bytes each, newest first, with commas between. The first makes
 * tokens, all open them. Remove an old key when links made with it may stop working.
 */
export const tokenKey = defineSecret('TOKEN_KEY');
