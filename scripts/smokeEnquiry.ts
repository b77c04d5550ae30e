/** The enquiry that tests a deployed site: sent as a visitor's, and followed until both its mails are sent. */
import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { refusalPauses } from '../functions/src/settings.ts';
import { smokeMark } from '../functions/src/smoke.ts';

/** The fields of a log line of the functions that are read here (functions/src/log.ts). */
export interface LogLine {
  message: string;
  call?: string;
  recipient?: string;
  mail?: string;
  task?: string;
  code?: string;
  smoke?: boolean;
}

export interface SmokeEnquiryOptions {
  /** Scheme and host of the site, without a slash at the end. */
  origin: string;
  /** The mailbox that enquiries arrive in. */
  team: string;
  /** The mailbox elsewhere that the acknowledgement arrives in. */
  visitor: string;
  /** The secret `SUBMISSION_KEY`, with which the enquiry is marked. */
  key: string;
  /** Whether App Check is on: then only a browser can send, and a person has to. @default false */
  hasAppCheck?: boolean;
  /** The latest lines of the log, in any order. */
  readLog: () => Promise<LogLine[]>;
  /** Asks the person at the keyboard; undefined where there is none. */
  ask?: ((question: string) => Promise<string>) | undefined;
  /**
   * Milliseconds that each step may take.
   * @default four minutes more than the first pause of a refused mail: the visitor's server may greylist.
   * A first deploy's rights take effect within a minute, and lines are logged in seconds
   */
  patience?: number;
  /** Milliseconds between two attempts. @default 5,000 */
  pause?: number;
}

const call = 'send-contact-email';
const answerWithin = 30_000;
const help = "docs/operations.md, 'When the smoke enquiry fails', says what to look at.";

const post = (address: string, body: object) =>
  fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(answerWithin),
  });

/** Why there was no answer: `ENOTFOUND`, `TimeoutError`. */
const reasonOf = ({ cause, name }: Error) => (cause as NodeJS.ErrnoException)?.code ?? name;

/** Sends an enquiry. @returns what went wrong; undefined where it was accepted */
async function enquiryProblem(origin: string, enquiry: object): Promise<string | undefined> {
  try {
    const response = await post(`${origin}/functions/${call}`, { data: enquiry });
    if (!response.ok) return `answer ${response.status}`;
    const body = (await response.json().catch(() => undefined)) as
      | { result?: { accepted?: boolean } }
      | undefined;
    return body?.result?.accepted ? undefined : "an answer that is not the functions'";
  } catch (error) {
    return reasonOf(error as Error);
  }
}

/** Posts an invalid token. The functions refuse it if `TOKEN_KEY` is valid, and fail otherwise. */
async function brokenLinkProblem(address: string): Promise<string | undefined> {
  const answer = await post(address, { token: 'smoke' }).then(
    ({ status }) => `answer ${status}`,
    reasonOf,
  );
  return answer === 'answer 400' ? undefined : answer;
}

/** Repeats an attempt until it has no problem or the time is up. @returns the last problem */
async function lastProblem(
  { patience, pause }: { patience: number; pause: number },
  attempt: () => Promise<string | undefined>,
): Promise<string | undefined> {
  const end = Date.now() + patience;
  for (;;) {
    const problem = await attempt();
    if (problem === undefined || Date.now() >= end) return problem;
    await sleep(pause);
  }
}

const mails = {
  team: { mail: 'enquiry-for-team', title: 'the smoke enquiry' },
  visitor: { mail: 'enquiry-acknowledgement', title: "the smoke enquiry's acknowledgement" },
} as const;

/**
 * The state of a delivery, by the log. Our tasks are known by their mark. With App Check a browser sends the
 * enquiry without a mark, and any new task may be ours.
 * @param known the tasks that were in the log before
 * @returns undefined once the mail server has accepted the mail, as it is
 */
export function deliveryProblem(
  log: readonly LogLine[],
  known: ReadonlySet<string | undefined>,
  hasAppCheck: boolean,
  recipient: keyof typeof mails,
): string | undefined {
  const { mail, title } = mails[recipient];
  const isOurs = ({ message, smoke }: LogLine) =>
    message === 'mail queued' && (hasAppCheck || smoke);
  const lines = log.filter(({ task }) => task && !known.has(task));
  const ours = new Set(
    lines
      .filter((line) => line.call === call && line.recipient === recipient && isOurs(line))
      .map(({ task }) => task),
  );
  const deliveries = lines.filter((line) => line.mail === mail && ours.has(line.task));
  const refused = deliveries.find(({ message }) => message === 'mail refused');
  if (!refused && deliveries.some(({ message }) => message === 'mail sent')) return undefined;
  const failure = (refused ?? deliveries.find((line) => line.code))?.code;
  return failure
    ? `The mail server does not take ${title}: ${failure}. `
    : `The functions have taken the smoke enquiry, and their log says nothing of the delivery of ${title}. `;
}

/** Sends an enquiry to the deployed site. @throws when it does not arrive, with the step that failed */
export async function sendSmokeEnquiry({
  origin,
  team,
  visitor,
  key,
  hasAppCheck = false,
  readLog,
  ask,
  patience = (refusalPauses[0] + 4) * 60_000,
  pause = 5_000,
}: SmokeEnquiryOptions): Promise<void> {
  const timing = { patience, pause };
  const unsubscribe = `${origin}/functions/newsletter-unsubscribe`;
  const linkProblem = await lastProblem(timing, () => brokenLinkProblem(unsubscribe));
  if (linkProblem) {
    throw new Error(
      `${unsubscribe} does not refuse a broken link with 400: ${linkProblem}. ${help}`,
    );
  }

  const code = randomBytes(2).toString('hex').toUpperCase();
  const name = `Smoke enquiry ${code}`;
  const known = new Set((await readLog()).map(({ task }) => task));
  if (hasAppCheck) {
    if (!ask) {
      throw new Error(
        'The functions answer. But App Check is on, so only a person with a browser can send the smoke ' +
          `enquiry: run it at a terminal. ${help}`,
      );
    }
    await ask(
      `App Check is on, so please open ${origin}/contact in a browser and send an enquiry under the name\n` +
        `'${name}' and the address ${visitor}. It has no mark, so it is not filed as one. Then press Enter here. `,
    );
  } else {
    const message = 'This tests the way from the site to this mailbox. There is nobody to answer.';
    const submissionId = randomUUID();
    const smoke = smokeMark(submissionId, key);
    const enquiry = { name, email: visitor, phone: '', message, submissionId, smoke };
    const problem = await lastProblem(timing, () => enquiryProblem(origin, enquiry));
    if (problem) {
      throw new Error(
        `${origin}/functions/${call} does not take the smoke enquiry: ${problem}. ${help}`,
      );
    }
  }

  const problem = await lastProblem(timing, async () => {
    const log = await readLog();
    const states = (['team', 'visitor'] as const).map((recipient) =>
      deliveryProblem(log, known, hasAppCheck, recipient),
    );
    return states.filter(Boolean).join('') || undefined;
  });
  if (problem) throw new Error(problem + help);
  if (!ask) {
    console.log(
      `The mail server has taken '${name}' for ${team}, and its acknowledgement for ${visitor}; nobody was here to see them arrive.`,
    );
    return;
  }
  const answer = await ask(
    `The mail server has taken both mails. Which four characters follow 'Smoke enquiry' in the heading of\n` +
      `the mail at ${team}? (Enter if it is not there after a few minutes) `,
  );
  const seen = await ask(
    `And has the acknowledgement arrived at ${visitor}, in the inbox? (yes, or Enter if it has not) `,
  );
  const missing = [
    ...(answer.trim().toUpperCase() === code ? [] : [team]),
    ...(/^y/i.test(seen.trim()) ? [] : [visitor]),
  ];
  if (missing.length > 0) {
    throw new Error(
      `'${name}' was sent and was not seen at ${missing.join(' and ')}. Look into the spam folder, then see ` +
        "docs/operations.md, 'When the smoke enquiry fails'.",
    );
  }
}
