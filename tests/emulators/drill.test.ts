/**
 * The drill: the mail server is down, refuses, dies and comes back, and the functions' processes are killed
 * while mails are on their way. Then every accepted call is accounted for. `npm run drill` is the long form.
 */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { callNames, unsubscribeName } from '@elevate/enquiry';
import { afterAll, expect, it } from 'vitest';
import type { MailTask } from '../../functions/src/mailTask.ts';
import {
  type Answer,
  type Fault,
  type MailServer,
  type Step,
  startMailServer,
} from '../../functions/testing/mailServer.ts';
import { replies } from '../../functions/testing/replies.ts';
import { call, expectAccepted, personalLogLines, post, readLog, team, visitor } from './calls.ts';

const isLong = process.env['ELEVATE_DRILL'] === 'long';
const say = isLong ? console.log : () => {};

/** Milliseconds without a change after which nothing more is expected: the emulator repeats a task after 60 s. */
const patience = 120_000;

/** The mails that each accepted call promises. */
const promised = {
  [callNames.enquiry]: ['enquiry-for-team', 'enquiry-acknowledgement'],
  [callNames.subscription]: ['subscription-confirmation'],
  [callNames.confirmation]: ['subscription-for-team', 'subscription-welcome'],
  [unsubscribeName]: ['unsubscribe-for-team'],
} as const satisfies Record<string, readonly MailTask['mail'][]>;

/** What the server does, once to a mail to the team and once to one to a visitor. */
const faults: readonly (readonly [Step, Fault])[] = [
  ['CONNECT', '421 too many connections'],
  ['AUTH', '535 5.7.8 wrong password'],
  ['MAIL', '550 sender not allowed'],
  ['RCPT', 'drop'],
  ['CONTENT', 'drop'],
  ['CONTENT', 'take and drop'],
  ...Object.values(replies).flatMap((ofRow) => (isLong ? ofRow : ofRow.slice(0, 1))),
];

/** Faults that are still to come. */
const pending = faults.flatMap(([step, fault]) =>
  [true, false].map((isForTeam) => ({ step, fault, isForTeam })),
);
/** Whose enquiry the server refuses for its content, until the team has the notice. */
let unwanted: string | undefined;
/** Delays the answer of the server. */
let delay = async (_step: Step, _isForTeam: boolean): Promise<void> => {};

const servers: MailServer[] = [];
const emailOfReference = new Map<string | undefined, string>();

function read(source: string) {
  // Without the soft line breaks of quoted-printable (RFC 2045, section 6.7).
  const text = source.replaceAll('=\r\n', '');
  const kind = /^X-Elevate-Mail: (\S+)/m.exec(text)?.[1] ?? '';
  const reference = /EYJ-\w{6}/.exec(text)?.[0];
  const email = /guest-[\w-]+@[\w.-]+/.exec(text)?.[0] ?? emailOfReference.get(reference);
  return { text, kind, email };
}

const answer: Answer = async (step, detail) => {
  const { kind, email } = read(detail);
  const isForTeam = step === 'CONTENT' ? kind.endsWith('-for-team') : detail === team;
  await delay(step, isForTeam);
  if (kind === 'enquiry-for-team' && email === unwanted) return '554 5.7.1 spam';
  const hasRecipient = step === 'RCPT' || step === 'CONTENT';
  const next = pending.findIndex(
    (fault) => fault.step === step && (!hasRecipient || fault.isForTeam === isForTeam),
  );
  if (next >= 0) return pending.splice(next, 1)[0]?.fault;
  if (kind === 'held-for-team') unwanted = undefined;
  return undefined;
};
const startServer = async () => void servers.push(await startMailServer(answer, 1025));
const stopServer = async () => servers.at(-1)?.stop();
afterAll(stopServer);

const readTaken = () =>
  servers.flatMap(({ taken }) =>
    taken.map(({ messageId, source }) => ({ messageId, ...read(source) })),
  );

const expected: { kind: string; email: string }[] = [];
let calls = 0;

/** A visitor who presses twice. @returns the visitor's address */
async function press(
  name: keyof typeof promised,
  email: string,
  request: () => Promise<Response>,
): Promise<string> {
  const [reference] = await Promise.all([request(), request()].map(expectAccepted));
  if (reference) emailOfReference.set(reference, email);
  expected.push(...promised[name].map((kind) => ({ kind, email })));
  calls += 1;
  return email;
}

async function enquire(): Promise<string> {
  const enquiry = visitor({ submissionId: crypto.randomUUID() });
  return press(callNames.enquiry, enquiry.email, () => call(callNames.enquiry, enquiry));
}

async function subscribe(): Promise<string> {
  const { email } = visitor();
  return press(callNames.subscription, email, () =>
    call(callNames.subscription, { email, locale: 'de' }, 'hosting'),
  );
}

/**
 * What became of the mails that the accepted calls promise. 'held' and 'given up' only where the team was
 * told. 'doubled': with another Message-ID. 'repeated': with the same one, because the server took the mail
 * and the function that sent it was cut off before it knew.
 */
function count() {
  const taken = readTaken();
  const outcomes = { sent: 0, held: 0, 'given up': 0, lost: 0, doubled: 0, repeated: 0 };
  for (const { kind, email } of expected) {
    const idsOf = (wanted: string) =>
      taken
        .filter((mail) => mail.kind === wanted && mail.email === email)
        .map((mail) => mail.messageId);
    const ids = idsOf(kind);
    const distinct = new Set(ids).size;
    const isHeld = kind === 'enquiry-for-team' && idsOf('held-for-team').length > 0;
    const isGivenUp = idsOf('undeliverable-for-team').length > 0;
    outcomes[distinct > 0 ? (isHeld ? 'held' : 'sent') : isGivenUp ? 'given up' : 'lost'] += 1;
    outcomes.doubled += Math.max(0, distinct - 1);
    outcomes.repeated += ids.length - distinct;
  }
  return outcomes;
}

const logStart = readLog().length;

/** The tasks that the functions have logged, by their messages. */
const tasksOf = (messages: string) =>
  Array.from(
    readLog()
      .slice(logStart)
      .matchAll(new RegExp(`"message":"mail (?:${messages})",.*?"task":"(\\w+)"`, 'g')),
    ([, task]) => task,
  );

/** Waits until every mail is accounted for, or nothing changes any more. */
async function settle(): Promise<void> {
  let last = '';
  for (let changed = Date.now(); Date.now() < changed + patience; await sleep(500)) {
    const { lost } = count();
    const done = new Set(tasksOf('sent|undeliverable'));
    const isDone = tasksOf('queued|queued before').every((task) => done.has(task));
    if (isDone && lost === 0) return;
    const state = `${lost} mails and ${pending.length} faults to come`;
    if (state === last) continue;
    say(`  ${state}`);
    changed = Date.now();
    last = state;
  }
}

/** Hits while the server has the whole of an enquiry to the team and the beginning of its acknowledgement. */
async function hitMidFlight(hit: () => unknown): Promise<void> {
  const reached = new Set<Step>();
  const { promise: isHit, resolve } = Promise.withResolvers<void>();
  delay = async (step, isForTeam) => {
    if (step !== (isForTeam ? 'CONTENT' : 'RCPT')) return;
    reached.add(step);
    if (reached.size < 2) return isHit;
    delay = async () => {};
    await hit();
    resolve();
  };
  await enquire();
  await isHit;
}

/** Kills the processes in which the emulator runs the functions. */
function killFunctions(): void {
  const runtime = 'node_modules/firebase-tools/lib/emulator/functionsEmulatorRuntime';
  const program = join(import.meta.dirname, '../..', runtime);
  const processes = execFileSync('ps', ['-axwwo', 'pid=,command='], { encoding: 'utf8' });
  for (const line of processes.split('\n')) {
    if (line.includes(program)) process.kill(Number.parseInt(line, 10), 'SIGKILL');
  }
}

/** Follows the links in the mails that have come. @returns what the pattern found of each */
async function follow(
  name: keyof typeof promised,
  link: RegExp,
  request: (found: string) => Promise<Response>,
): Promise<string[]> {
  say(`Subscribers follow ${name}`);
  const links = new Map(readTaken().map(({ text, email = '' }) => [link.exec(text)?.[1], email]));
  links.delete(undefined);
  for (const [found = '', email] of links) await press(name, email, () => request(found));
  await settle();
  return [...links.keys()].map(String);
}

it('every accepted call becomes its mails, or a notice to the team', async () => {
  say('The mail server is down');
  await enquire();
  await subscribe();
  unwanted = await enquire();
  say('It is up, and refuses');
  await startServer();
  while (pending.length > 0) {
    for (let visitors = 0; visitors < 3; visitors += 1) {
      await enquire();
      await subscribe();
    }
    await settle();
  }
  for (let round = 0; round < (isLong ? 5 : 1); round += 1) {
    say('The functions are killed');
    await hitMidFlight(killFunctions);
    await settle();
    say('The mail server dies, and comes back');
    await hitMidFlight(stopServer);
    await enquire();
    await startServer();
    await settle();
  }
  const tokens = await follow(
    callNames.confirmation,
    /\/de\/newsletter\/confirm#([\w.-]+)/,
    (token) => call(callNames.confirmation, { token }, 'hosting'),
  );
  expect(await personalLogLines(...tokens)).toEqual([]);
  // As a mail program does (RFC 8058).
  await follow(unsubscribeName, /^List-Unsubscribe: <[^>]*\/functions\/([^>]+)>/m, (address) =>
    post('hosting', address, 'List-Unsubscribe=One-Click', 'application/x-www-form-urlencoded'),
  );
  const outcomes = count();
  console.log(`${calls} calls, ${expected.length} mails:`, outcomes);
  expect(outcomes).toMatchObject({ lost: 0, doubled: 0 });
}, 1_800_000);
