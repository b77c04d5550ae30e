/**
 * Runs before every deploy (firebase.json, `predeploy`): refuses a demo project, placeholders in the
 * brand or in the settings, settings that nothing reads or that cannot work, a region that Hosting
 * would not find, a policy (contentSecurityPolicy.mjs) of the other state of App Check, and testimonials
 * that nobody gave.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { maxTasksPerSecond } from '../functions/src/limits.ts';
import * as functionsSettings from '../functions/src/settings.ts';
import { isTokenKey } from '../functions/src/token.ts';
import {
  brandPlaceholders,
  isPlaceholder,
  brand as ownBrand,
} from '../packages/brand/src/brand.ts';
import { emailAddressPattern } from '../packages/enquiry/src/index.ts';
import { locales } from '../packages/languages/src/index.ts';
import { contentSecurityPolicy } from './contentSecurityPolicy.mjs';
import { root } from './toolchain.mjs';

const samples = 'site/src/pages/home/sampleTestimonials.ts';

/** Every setting of the functions by its name, the secrets among them. */
const declared = new Map(
  Object.values(functionsSettings)
    .flatMap((value) => [value, ...Object.values(value)])
    .filter((value) => typeof value?.toSpec === 'function')
    .map((setting) => [setting.name, setting.toSpec()]),
);

/** The settings of a deploy, each with the file it stands in; a later file wins, as in firebase-tools. */
function readSettings(folder, project) {
  const settings = new Map();
  for (const file of ['functions/.env', ...(project ? [`functions/.env.${project}`] : [])]) {
    const path = join(folder, file);
    if (!existsSync(path)) continue;
    for (const [name, value] of Object.entries(parseEnv(readFileSync(path, 'utf8')))) {
      settings.set(name, { value, file });
    }
  }
  return settings;
}

const isTimeZone = (value) => {
  try {
    return Boolean(value && new Intl.DateTimeFormat('en', { timeZone: value }));
  } catch {
    return false;
  }
};

const isAddress = [(value) => emailAddressPattern.test(value), 'no mail address'];
const isNumber = [(value) => /^[1-9]\d{0,8}$/.test(value), 'no whole number above 0'];

/** What a value must be, beside no placeholder, and what else it is called. */
const rules = {
  TEAM_EMAIL: isAddress,
  FROM_EMAIL: isAddress,
  SITE_ORIGIN: [
    (value) => URL.parse(value)?.origin === value && value.startsWith('https:'),
    'no `https://host` without a slash at the end',
  ],
  TEAM_LOCALE: [(value) => locales.includes(value), `none of ${locales.join(', ')}`],
  TEAM_TIME_ZONE: [isTimeZone, 'no time zone (Europe/Berlin is one)'],
  ...Object.fromEntries(
    [...declared.keys()]
      .filter((name) => declared.get(name).type === 'int')
      .map((name) => [name, isNumber]),
  ),
};

const isMailServer = (value) => {
  const url = URL.parse(value.trim());
  return (
    ['smtp:', 'smtps:'].includes(url?.protocol) && url.hostname && !isPlaceholder(url.hostname)
  );
};

/**
 * What a secret must be, and what else it is called. No problem ever quotes one.
 * @type {Record<string, [isFit: (value: string) => unknown, otherwise: string]>}
 */
const secretRules = {
  SMTP_URL: [isMailServer, 'no `smtps://user:password@host` of a mail server'],
  SUBMISSION_KEY: [(value) => value.trim().length >= 32, 'shorter than 32 characters'],
  TOKEN_KEY: [isTokenKey, 'no key of 32 characters or more, nor several with commas between'],
};

/** @type {typeof import('./check-deploy.d.mts').secretNames} */
export const secretNames = Object.keys(secretRules);

/** @type {typeof import('./check-deploy.d.mts').secretProblems} */
export const secretProblems = (secrets) =>
  Object.entries(secretRules).flatMap(([name, [isFit, otherwise]]) =>
    isFit(secrets[name])
      ? []
      : [`the secret ${name} is ${otherwise}: firebase functions:secrets:set ${name}`],
  );

function settingProblem(name, value) {
  if (!declared.has(name)) return 'is no setting: functions/.env.example lists them';
  if (declared.get(name).type === 'secret') {
    return `is a secret: firebase functions:secrets:set ${name}, and take it out of this file`;
  }
  if (isPlaceholder(value)) return 'is still a placeholder';
  const [isFit, otherwise] = rules[name] ?? [];
  return isFit && !isFit(value) ? `is ${otherwise}` : undefined;
}

/** Whether the queue keeps up with all that the calls can put into it. */
function queueProblems(valueOf) {
  const calls = Number(valueOf('CALLS_PER_INSTANCE'));
  const sent = Number(valueOf('QUEUE_MAX_DISPATCHES_PER_SECOND'));
  const tasks = maxTasksPerSecond(calls);
  return tasks > sent
    ? [
        `QUEUE_MAX_DISPATCHES_PER_SECOND is ${sent}, and with CALLS_PER_INSTANCE at ${calls} a flood queues ` +
          `${tasks.toFixed(1)} in a second: enquiries would wait behind it`,
      ]
    : [];
}

const readHosting = (folder) =>
  JSON.parse(readFileSync(join(folder, 'firebase.json'), 'utf8')).hosting;

/** Whether Hosting sends the policy that goes with the switch of App Check: it reads text, not code. */
function policyProblems(folder, { appCheck }) {
  const policy = contentSecurityPolicy(appCheck !== undefined);
  const isSent = readHosting(folder).headers.some(
    ({ source, headers }) =>
      source === '**' &&
      headers.some(({ key, value }) => key === 'Content-Security-Policy' && value === policy),
  );
  return isSent
    ? []
    : [
        `firebase.json: with App Check ${appCheck ? 'on' : 'off'} the Content-Security-Policy is to be "${policy}"`,
      ];
}

function settingsProblems(folder, project) {
  const settings = readSettings(folder, project);
  const valueOf = (name) => settings.get(name)?.value ?? declared.get(name).default;
  const wrong = [...settings].flatMap(([name, { value, file }]) => {
    const problem = settingProblem(name, value);
    return problem ? [`${file}: ${name} ${problem}`] : [];
  });
  const { value, file } = settings.get('FUNCTIONS_REGION') ?? {
    value: declared.get('FUNCTIONS_REGION').default,
    file: 'functions/src/settings.ts',
  };
  const elsewhere = readHosting(folder)
    .rewrites.filter((rewrite) => rewrite.function && rewrite.function.region !== value)
    .map(
      ({ source, function: target }) =>
        `firebase.json: ${source} is passed to ${target.region}, and FUNCTIONS_REGION (${file}) is ${value}`,
    );
  return [...wrong, ...(wrong.length > 0 ? [] : queueProblems(valueOf)), ...elsewhere];
}

/** @type {typeof import('./check-deploy.d.mts').deploySettings} */
export function deploySettings({ project, folder = root, brand = ownBrand }) {
  const settings = readSettings(folder, project);
  return {
    teamEmail: settings.get('TEAM_EMAIL')?.value ?? brand.email,
    siteOrigin: settings.get('SITE_ORIGIN')?.value ?? brand.origin,
  };
}

/**
 * What stands against a deploy, one line each.
 * @type {typeof import('./check-deploy.d.mts').deployProblems} where every option is described
 */
export function deployProblems({ project, folder = root, brand = ownBrand } = {}) {
  return [
    ...brandPlaceholders(brand).map(
      (path) => `packages/brand/src/brand.ts: \`${path}\` is still a placeholder`,
    ),
    ...settingsProblems(folder, project),
    ...policyProblems(folder, brand),
    ...(existsSync(join(folder, samples))
      ? [`${samples}: put what real people have said into a testimonials.ts, and delete it`]
      : []),
    ...(project?.startsWith('demo-')
      ? [`${project} is a demo project, which exists on this machine only`]
      : []),
  ];
}

/** @type {typeof import('./check-deploy.d.mts').refusal} */
export const refusal = (problems) =>
  `This must not be deployed yet:\n${problems.map((line) => `- ${line}`).join('\n')}`;

if (process.argv[1] === import.meta.filename) {
  const problems = deployProblems({ project: process.env.GCLOUD_PROJECT });
  if (problems.length > 0) {
    console.error(refusal(problems));
    process.exitCode = 1;
  }
}
