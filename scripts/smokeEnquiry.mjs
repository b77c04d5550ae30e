/** The enquiry that a deploy ends with: sent as a visitor's, and followed until the team has it. */
import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

const call = 'send-contact-email';
const unsubscribe = 'newsletter-unsubscribe';

/** Milliseconds: a minute may pass until a first deploy's rights hold, and seconds until a line is logged. */
const defaultPatience = 240_000;
const defaultPause = 5_000;
const answerWithin = 30_000;

/** Sends an enquiry. @returns what went wrong; undefined where it was taken. */
async function refusal(origin, enquiry) {
  try {
    const response = await fetch(`${origin}/functions/${call}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ data: enquiry }),
      signal: AbortSignal.timeout(answerWithin),
    });
    if (!response.ok) return `answer ${response.status}`;
    const body = await response.json().catch(() => undefined);
    return body?.result?.accepted === true ? undefined : "an answer that is not the functions'";
  } catch (error) {
    return error.cause?.code ?? error.name;
  }
}

/** Tries until something but undefined comes of it, or no time is left. */
async function until({ patience, pause }, attempt) {
  const end = Date.now() + patience;
  for (;;) {
    const result = await attempt();
    if (result !== undefined || Date.now() >= end) return result;
    await sleep(pause);
  }
}

/** Sends the enquiry twice. */
async function sendByScript(origin, enquiry, timing) {
  let problem;
  const isTaken = await until(timing, async () => {
    problem = (await refusal(origin, enquiry)) ?? (await refusal(origin, enquiry));
    return problem === undefined || undefined;
  });
  if (!isTaken) {
    throw new Error(
      `${origin}/functions/${call} does not take the smoke enquiry: ${problem}. ` +
        "docs/operations.md, 'When the smoke enquiry fails', says what to look at.",
    );
  }
}

/**
 * Opens a link that is none. The functions refuse it as such where they have the key of the links in
 * mails, and fail where that is unfit.
 */
async function openBrokenLink(origin, timing) {
  const address = `${origin}/functions/${unsubscribe}`;
  let answer;
  const isRefused = await until(timing, async () => {
    answer = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ token: 'smoke' }),
      signal: AbortSignal.timeout(answerWithin),
    }).then(
      ({ status }) => `answer ${status}`,
      (error) => error.cause?.code ?? error.name,
    );
    return answer === 'answer 400' || undefined;
  });
  if (!isRefused) {
    throw new Error(
      `${address} does not refuse a broken link with 400: ${answer}. ` +
        "docs/operations.md, 'When the smoke enquiry fails', says what to look at.",
    );
  }
}

async function sendByHand(origin, name, ask) {
  if (!ask) {
    throw new Error(
      'App Check is on, so only a browser may send the smoke enquiry. Deploy from a terminal.',
    );
  }
  await ask(
    `App Check is on, so please open ${origin}/contact in a browser and send an enquiry under the name\n` +
      `'${name}'. Then press Enter here. `,
  );
}

/**
 * Which mail is ours can be told without the key of the task ids: what is sent twice under one
 * submissionId is queued once, and the second time noted as queued before, under the same id. What a
 * browser has sent is told by being new.
 */
const isOurs = (line, hasAppCheck) =>
  line.call === call &&
  line.recipient === 'team' &&
  line.message === (hasAppCheck ? 'mail queued' : 'mail queued before');

/** Follows the mail through the functions' log until the mail server has taken it. */
async function followLog({ readLog, known, hasAppCheck, timing }) {
  /** @type {string | undefined} */
  let lastFailure;
  const isSent = await until(timing, async () => {
    const lines = (await readLog()).filter(({ task }) => task && !known.has(task));
    const ours = new Set(lines.filter((line) => isOurs(line, hasAppCheck)).map(({ task }) => task));
    const deliveries = lines.filter(
      ({ mail, task }) => mail === 'enquiry-for-team' && ours.has(task),
    );
    lastFailure = deliveries.find(({ message }) => message.startsWith('mail waits'))?.code;
    return deliveries.some(({ message }) => message === 'mail sent') || undefined;
  });
  if (!isSent) {
    throw new Error(
      (lastFailure
        ? `The mail server does not take the smoke enquiry: ${lastFailure}. It stays in the queue. `
        : 'The functions have taken the smoke enquiry, and their log says nothing of its delivery. ') +
        "docs/operations.md, 'When the smoke enquiry fails', says what to look at.",
    );
  }
}

/** @type {typeof import('./smokeEnquiry.d.mts').sendSmokeEnquiry} where every option is described */
export async function sendSmokeEnquiry({
  origin,
  team,
  hasAppCheck = false,
  readLog,
  ask,
  patience = defaultPatience,
  pause = defaultPause,
}) {
  const timing = { patience, pause };
  await openBrokenLink(origin, timing);
  const code = randomBytes(2).toString('hex').toUpperCase();
  const name = `Smoke enquiry ${code}`;
  const known = new Set((await readLog()).map(({ task }) => task));
  if (hasAppCheck) await sendByHand(origin, name, ask);
  else {
    // To the team itself goes the acknowledgement too, so that both kinds of mail are seen.
    const message = 'Sent at the end of a deploy. There is nobody to answer.';
    const enquiry = { name, email: team, phone: '', message, submissionId: randomUUID() };
    await sendByScript(origin, enquiry, timing);
  }
  await followLog({ readLog, known, hasAppCheck, timing });
  if (!ask) {
    console.log(
      `The mail server has taken '${name}' for ${team}; nobody was here to see it arrive.`,
    );
    return;
  }
  const answer = await ask(
    `The mail server has taken the smoke enquiry. Which four signs stand behind 'Smoke enquiry' in the\n` +
      `subject of the mail at ${team}? (Enter if it is not there after a few minutes) `,
  );
  if (answer.trim().toUpperCase() !== code) {
    throw new Error(
      `'${name}' went out and was not seen at ${team}. Look into the spam folder, then see ` +
        "docs/operations.md, 'When the smoke enquiry fails'.",
    );
  }
}
