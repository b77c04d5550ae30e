/**
 * Settings of the functions. The operator sets them in `.env.<project id>` (see `.env.example`), and the
 * secrets with `firebase functions:secrets:set`.
 */
import { brand } from '@elevate/brand';
import { confirmationDays } from '@elevate/enquiry';
import { isLocale, type Locale, locales, sourceLocale } from '@elevate/languages';
import { defineInt, defineSecret, defineString, select } from 'firebase-functions/params';
import { day } from './time.ts';

/** Region of the functions and the queues. After a change, delete those of the old region by hand. */
export const region = defineString('FUNCTIONS_REGION', {
  default: 'europe-west3',
  description: 'Region of the functions and of their queues (europe-west3 is Frankfurt).',
});

/**
 * The accounts that the functions run as: those that the public can call, and those of the queues, which alone
 * may read the login of the mail server (decision 15). Each signs the tasks that it queues in its own
 * name. `name@` is an account of the deploy's own project, which the operator creates once
 * (docs/operations.md).
 */
export const accounts = { calls: 'elevate-calls@', delivery: 'elevate-delivery@' } as const;

export const teamEmail = defineString('TEAM_EMAIL', {
  default: brand.email,
  description: 'The mailbox that enquiries and subscriptions arrive in.',
});

export const fromEmail = defineString('FROM_EMAIL', {
  default: brand.email,
  description: 'The sender of every mail; the mail server must be allowed to send for its domain.',
});

/** Without a default, because the team's own mailbox is the one whose failures it must hear of. */
export const bounceEmail = defineString('BOUNCE_EMAIL', {
  description: "Where mails that cannot be delivered return to: not the team's mailbox.",
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

/** Mails of a queue that are on their way to the mail server at the same time. */
export const maxConcurrentDispatches = defineInt('QUEUE_MAX_CONCURRENT_DISPATCHES', {
  default: 4,
  description:
    'Mails of one of three queues that are on their way to the mail server at the same time.',
});

/** The settings of `mailsPerDay` and their defaults (docs/operations/costs.md#what-a-flood-costs). */
export const dailyCaps = {
  // 4 in a second.
  TEAM_MAILS_PER_DAY: 345_600,
  // 30 in a minute.
  FLOOD_MAILS_PER_DAY: 43_200,
  // 6 in a minute.
  VISITOR_MAILS_PER_DAY: 8_640,
} as const;

const dailyCap = (name: keyof typeof dailyCaps) => Number(process.env[name] ?? dailyCaps[name]);

/**
 * The most mails that each queue starts in a day, attempts that fail included. Spread over the day: Cloud
 * Tasks starts some at once after a pause (ten at a rate of 0.25 a second), then one after the other.
 *
 * Read from the environment, where firebase-tools puts the settings when it reads the functions: a rate
 * below one in a second is no parameter of firebase-functions, which are whole numbers.
 */
export const mailsPerDay = {
  team: dailyCap('TEAM_MAILS_PER_DAY'),
  flood: dailyCap('FLOOD_MAILS_PER_DAY'),
  visitor: dailyCap('VISITOR_MAILS_PER_DAY'),
};

export const callsPerInstance = defineInt('CALLS_PER_INSTANCE', {
  default: 60,
  description:
    'Calls of one kind that are usual for one instance in ten minutes; those beyond may be a flood.',
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
 * Minutes to wait after each refusal of a mail to a visitor, the last again and again. The first is longer
 * than most greylisting (RFC 6647, section 4).
 */
export const refusalPauses = [5, 15, 60, 4 * 60] as const;

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

/**
 * Key of the task names and of the smoke enquiry's mark: 32 random bytes. With a new key, submissions of
 * the last day are unknown.
 */
export const submissionKey = defineSecret('SUBMISSION_KEY');

/**
 * Keys of the tokens in links and of the codes in mails to the team: 32 random bytes each, newest first,
 * with commas between. The first makes tokens, all open them. Remove an old key when links made with it
 * may stop working.
 */
export const tokenKey = defineSecret('TOKEN_KEY');
