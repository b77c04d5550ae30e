/**
 * Runs before every deploy (firebase.json, `predeploy`): refuses a demo project, placeholders in the
 * brand or in the settings, settings that nothing reads or that cannot work, a region that Hosting
 * would not find, examples among the operator's records, sample testimonials, and facts without a check
 * within a year.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { deliveryLimits } from '../functions/src/limits.ts';
import { mailboxKey } from '../functions/src/mailboxKey.ts';
import * as functionsSettings from '../functions/src/settings.ts';
import { serverOptions } from '../functions/src/smtp.ts';
import { isTokenKey } from '../functions/src/token.ts';
import {
  brandPlaceholders,
  isPlaceholder,
  brand as ownBrand,
} from '../packages/brand/src/brand.ts';
import {
  isExample,
  type OperatorRecord,
  operatorRecords,
} from '../packages/brand/src/operator/index.ts';
import { emailIssue } from '../packages/enquiry/src/index.ts';
import { locales } from '../packages/languages/src/index.ts';
import { factProblems } from './facts.ts';
import { root } from './toolchain.mjs';

/** The file of the sample testimonials, deleted once there are real ones. */
export const sampleTestimonials = 'site/src/pages/home/sampleTestimonials.ts';

/** The parts of firebase.json that are checked. */
interface Hosting {
  rewrites: { source: string; function?: { region: string } }[];
  headers: { source: string; headers: { key: string; value: string }[] }[];
}

interface Setting {
  name: string;
  toSpec: () => { type: string; default?: string | number };
}

/** Every setting of the functions by its name, the secrets among them, and that of the smoke enquiry. */
const declared = new Map<string, ReturnType<Setting['toSpec']>>([
  ...Object.values(functionsSettings)
    .flatMap((value): unknown[] => [value, ...Object.values(value)])
    .filter(
      (value): value is Setting => typeof value === 'object' && value !== null && 'toSpec' in value,
    )
    .map((setting) => [setting.name, setting.toSpec()] as const),
  ...Object.entries(functionsSettings.dailyCaps).map(
    ([name, cap]) => [name, { type: 'int', default: cap }] as const,
  ),
  ['SMOKE_EMAIL', { type: 'string' }],
]);

/** The names of the functions' secrets, which no file for browsers may contain. */
export const secretNames = [...declared].flatMap(([name, { type }]) =>
  type === 'secret' ? [name] : [],
);

const defaultOf = (name: string) => String(declared.get(name)?.default ?? '');

/** The settings of a deploy, each with its file; a later file wins, as in firebase-tools. */
function readSettings(folder: string, project: string | undefined) {
  const settings = new Map<string, { value: string; file: string }>();
  for (const file of ['functions/.env', ...(project ? [`functions/.env.${project}`] : [])]) {
    const path = join(folder, file);
    if (!existsSync(path)) continue;
    for (const [name, value = ''] of Object.entries(parseEnv(readFileSync(path, 'utf8')))) {
      settings.set(name, { value, file });
    }
  }
  return settings;
}

const isTimeZone = (value: string) => {
  try {
    return value !== '' && Boolean(new Intl.DateTimeFormat('en', { timeZone: value }));
  } catch {
    return false;
  }
};

const isMailServer = (value: string) => {
  try {
    const { host, auth } = serverOptions(value);
    return (
      /^smtps?:/i.test(value.trim()) && host !== '' && !isPlaceholder(host) && Boolean(auth?.pass)
    );
  } catch {
    return false;
  }
};

/** The check of a value, and the words for one that fails it. */
type Rule = [isFit: (value: string) => boolean, otherwise: string];

const isAddress: Rule = [(value) => emailIssue(value) === undefined, 'no mail address'];
const isNumber: Rule = [(value) => /^[1-9]\d{0,8}$/.test(value), 'no whole number above 0'];

const rules: Record<string, Rule> = {
  TEAM_EMAIL: isAddress,
  FROM_EMAIL: isAddress,
  BOUNCE_EMAIL: isAddress,
  SMOKE_EMAIL: isAddress,
  SITE_ORIGIN: [
    (value) => URL.parse(value)?.origin === value && value.startsWith('https:'),
    'no `https://host` without a slash at the end',
  ],
  TEAM_LOCALE: [
    (value) => locales.some((locale) => locale === value),
    `none of ${locales.join(', ')}`,
  ],
  TEAM_TIME_ZONE: [isTimeZone, 'no time zone (Europe/Berlin is one)'],
};

const secretRules: Record<string, Rule> = {
  SMTP_URL: [isMailServer, 'no `smtps://user:password@host` of a mail server'],
  SUBMISSION_KEY: [(value) => value.trim().length >= 32, 'shorter than 32 characters'],
  TOKEN_KEY: [isTokenKey, 'no key of 32 characters or more, nor several with commas between'],
};

/**
 * What is wrong with secrets, by their names; one line each, which never quotes a value.
 * @param secrets all of them
 */
export const secretProblems = (secrets: Readonly<Record<string, string>>): string[] =>
  Object.entries(secretRules).flatMap(([name, [isFit, otherwise]]) =>
    isFit(secrets[name] ?? '')
      ? []
      : [`the secret ${name} is ${otherwise}: firebase functions:secrets:set ${name}`],
  );

function settingProblem(name: string, value: string): string | undefined {
  const setting = declared.get(name);
  if (!setting) return 'is no setting: functions/.env.example lists them';
  if (setting.type === 'secret') {
    return `is a secret: firebase functions:secrets:set ${name}, and take it out of this file`;
  }
  if (isPlaceholder(value)) return 'is still a placeholder';
  const [isFit, otherwise] = (setting.type === 'int' ? isNumber : rules[name]) ?? [];
  return isFit && !isFit(value) ? `is ${otherwise}` : undefined;
}

/** The instances of a queue's function must hold the mails that the queue starts at once. */
function queueProblems(valueOf: (name: string) => string): string[] {
  const concurrent = Number(valueOf('QUEUE_MAX_CONCURRENT_DISPATCHES'));
  const maxConcurrent = deliveryLimits.concurrency * deliveryLimits.maxInstances - 1;
  return concurrent > maxConcurrent
    ? [
        `QUEUE_MAX_CONCURRENT_DISPATCHES is ${concurrent}: at most ${maxConcurrent}, which is what the instances ` +
          'can hold (deliveryLimits in functions/src/limits.ts)',
      ]
    : [];
}

const domainOf = (mailbox: string) => mailbox.slice(mailbox.lastIndexOf('@') + 1);

/** What the team's mailbox cannot tell of itself arrives elsewhere. */
function mailboxProblems(valueOf: (name: string) => string): string[] {
  const [team = '', from = '', bounce = '', smoke = ''] = [
    'TEAM_EMAIL',
    'FROM_EMAIL',
    'BOUNCE_EMAIL',
    'SMOKE_EMAIL',
  ].map((name) => mailboxKey(valueOf(name)));
  return [
    ...(bounce === '@' ? ['BOUNCE_EMAIL is missing: functions/.env.example says what it is'] : []),
    ...(bounce === team ? ["BOUNCE_EMAIL is the team's mailbox, which cannot report itself"] : []),
    ...(smoke === '@' ? ['SMOKE_EMAIL is missing: functions/.env.example says what it is'] : []),
    ...([team, from].map(domainOf).includes(domainOf(smoke))
      ? ['SMOKE_EMAIL is at a domain of our own: it shows nothing of mail to visitors']
      : []),
  ];
}

function settingsProblems({ rewrites }: Hosting, folder: string, project?: string): string[] {
  const settings = readSettings(folder, project);
  const wrong = [...settings].flatMap(([name, { value, file }]) => {
    const problem = settingProblem(name, value);
    return problem ? [`${file}: ${name} ${problem}`] : [];
  });
  const region = settings.get('FUNCTIONS_REGION') ?? {
    value: defaultOf('FUNCTIONS_REGION'),
    file: 'functions/src/settings.ts',
  };
  const elsewhere = rewrites.flatMap(({ source, function: target }) =>
    target && target.region !== region.value
      ? [
          `firebase.json: ${source} is passed to ${target.region}, and FUNCTIONS_REGION (${region.file}) is ${region.value}`,
        ]
      : [],
  );
  const valueOf = (name: string) => settings.get(name)?.value ?? defaultOf(name);
  return [
    ...wrong,
    ...(wrong.length > 0 ? [] : [...queueProblems(valueOf), ...mailboxProblems(valueOf)]),
    ...elsewhere,
  ];
}

/**
 * What the smoke enquiry of a deploy needs: the team's address, the visitor's, and the site's origin.
 * @throws where these addresses would show nothing
 */
export function deploySettings(project: string) {
  const settings = readSettings(root, project);
  const valueOf = (name: string) => settings.get(name)?.value ?? defaultOf(name);
  const problems = mailboxProblems(valueOf);
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return {
    teamEmail: valueOf('TEAM_EMAIL'),
    smokeEmail: valueOf('SMOKE_EMAIL'),
    siteOrigin: valueOf('SITE_ORIGIN'),
  };
}

export interface OperatorData {
  /** Where firebase.json, site/, functions/ and docs/ are. @default this repository */
  folder?: string;
  /** Searched for placeholders. @default the brand of packages/brand */
  brand?: object;
  /** Searched for examples. @default those of packages/brand */
  records?: readonly OperatorRecord[];
}

/** Placeholders and examples, one line each, which begins with the file. */
export const operatorProblems = ({
  folder = root,
  brand = ownBrand,
  records = operatorRecords,
}: OperatorData): string[] => [
  ...brandPlaceholders(brand).map(
    (path) => `packages/brand/src/brand.ts: \`${path}\` is still a placeholder`,
  ),
  ...records
    .filter(({ record }) => isExample(record))
    .map(({ file, id }) => `${file}: \`${id}\` is an example: enter what is real, or delete it`),
  ...(existsSync(join(folder, sampleTestimonials))
    ? [
        `${sampleTestimonials}: put what real people have said into a testimonials.ts, and delete it`,
      ]
    : []),
];

interface DeployOptions extends OperatorData {
  /** The Firebase project that would be deployed to. */
  project?: string | undefined;
  /** @default now */
  today?: Date;
}

/** Every reason not to deploy, one line each. */
export function deployProblems({
  project,
  folder = root,
  today = new Date(),
  ...data
}: DeployOptions = {}): string[] {
  const { hosting } = JSON.parse(readFileSync(join(folder, 'firebase.json'), 'utf8')) as {
    hosting: Hosting;
  };
  return [
    ...operatorProblems({ folder, ...data }),
    ...settingsProblems(hosting, folder, project),
    ...factProblems(folder, today),
    ...(project?.startsWith('demo-')
      ? [`${project} is a demo project, which exists on this machine only`]
      : []),
  ];
}

export const refusal = (problems: readonly string[]): string =>
  `This must not be deployed yet:\n${problems.map((line) => `- ${line}`).join('\n')}`;

if (import.meta.main) {
  const problems = deployProblems({ project: process.env['GCLOUD_PROJECT'] });
  if (problems.length > 0) {
    console.error(refusal(problems));
    process.exitCode = 1;
  }
}
