import { brand } from '@elevate/brand';
import { isLocale, type Locale } from '@elevate/languages';
import { defineInt, defineSecret, defineString, select } from 'firebase-functions/params';

/**
 * Every setting of the functions, with its default. An operator fills in `.env.<project id>` after
 * `.env.example`; the two secrets are set by `firebase functions:secrets:set`.
 */

/** Where functions and queue run. A change leaves the old ones behind: delete them by hand. */
export const region = defineString('FUNCTIONS_REGION', {
  default: 'europe-west3',
  description: 'Region of the functions and of their queue (europe-west3 is Frankfurt).',
});

/**
 * Whom the functions run as, and who may put tasks into the queue and start them: firebase-tools
 * grants both only to a named invoker. `name@` means the deploy's own project. The account is made
 * once by the operator (.env.example), who also lets it look for tasks (roles/cloudtasks.viewer): so
 * the repetition of a confirmation is known. The emulators ask for none.
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
  default: 'en',
  input: select(['en', 'de']),
  description: "The language of the team's mails. Visitors get theirs.",
});

export const teamLocale = (): Locale => {
  const value = teamLocaleSetting.value();
  return isLocale(value) ? value : 'en';
};

export const teamTimeZone = defineString('TEAM_TIME_ZONE', {
  default: 'Europe/Berlin',
  description: "The zone that times are given in in the team's mails (an IANA name).",
});

export const siteOrigin = defineString('SITE_ORIGIN', {
  default: brand.origin,
  description: 'Scheme and host that the links in mails lead to: the site, as Hosting serves it.',
});

/**
 * Limits of the queue. A mail server that refuses too many connections wants lower ones; higher ones
 * raise what a flood can cost (worstDay.ts).
 */
export const queueLimits = {
  maxConcurrentDispatches: defineInt('QUEUE_MAX_CONCURRENT_DISPATCHES', {
    default: 12,
    description: 'Mails that are on their way to the mail server at the same time.',
  }),
  maxDispatchesPerSecond: defineInt('QUEUE_MAX_DISPATCHES_PER_SECOND', {
    default: 8,
    description: 'Tasks that set off in one second: more than all calls together can queue.',
  }),
};

export const callsPerInstance = defineInt('CALLS_PER_INSTANCE', {
  default: 60,
  description:
    'Calls of one kind that one instance takes in ten minutes; what comes beyond is asked to wait, ' +
    'enquiries beyond five times as many.',
});

export const queueBackoff = {
  minBackoffSeconds: defineInt('QUEUE_MIN_BACKOFF_SECONDS', {
    default: 30,
    description: 'Seconds before the first retry of a mail; they double with every further one.',
  }),
  maxBackoffSeconds: defineInt('QUEUE_MAX_BACKOFF_SECONDS', {
    default: 3600,
    description: 'Most seconds between two attempts.',
  }),
};

/** `smtps://user:password@host` or `smtp://user:password@host:587`, percent-encoded. */
export const smtpUrl = defineSecret('SMTP_URL');

/** Key of the task ids; any 32 random bytes. A new one forgets which submissions were seen. */
export const submissionKey = defineSecret('SUBMISSION_KEY');

/**
 * Keys of the links in mails, 32 random bytes each; several stand beside each other with a comma, the
 * newest first. It makes the links, all open them: drop an old one when no link of its time matters.
 */
export const tokenKey = defineSecret('TOKEN_KEY');
