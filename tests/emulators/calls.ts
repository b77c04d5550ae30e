import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import type { CallName, EnquiryPayload, EnquiryResult } from '@elevate/enquiry';
import { afterAll, expect, inject } from 'vitest';

/** The two ways to a function: its own address, and the site's, which Hosting passes on. */
export const entrances = {
  functions: 'http://127.0.0.1:5001/demo-elevate/europe-west3',
  hosting: 'http://127.0.0.1:5005/functions',
} as const;
type Entrance = keyof typeof entrances;

/** The team's address in the emulators (functions/.env.demo-elevate). */
export const team = 'hello@example.com';

/** Part of every visitor here, so that the log can be searched for personal data. */
const telltales = {
  name: 'Zweigstein',
  domain: 'visitor-of-these-tests.example',
  phone: '+49 30 5550 4711',
  message: 'Sandelholz und Kardamom',
};

let visitors = 0;

/** Another visitor each time, whose mails are found by the address. */
export function visitor(change: Partial<EnquiryPayload> = {}): EnquiryPayload {
  visitors += 1;
  return {
    name: `Anna ${telltales.name}`,
    email: `guest-${Date.now().toString(36)}-${visitors}@${telltales.domain}`,
    phone: telltales.phone,
    message: `${telltales.message}, Nr. ${visitors}\n\nZwei Personen & "November".`,
    ...change,
  };
}

/** Posts a body as it is. @param name of the function, or more of its address */
export const post = (
  entrance: Entrance,
  name: string,
  body: string,
  type = 'application/json',
): Promise<Response> =>
  fetch(`${entrances[entrance]}/${name}`, {
    method: 'POST',
    headers: { 'content-type': type },
    body,
  });

export const call = (name: CallName, data: unknown, entrance: Entrance = 'functions') =>
  post(entrance, name, JSON.stringify({ data }));

/** @returns the reference of an enquiry */
export async function expectAccepted(answer: Promise<Response>): Promise<string | undefined> {
  const response = await answer;
  const text = await response.text();
  expect(response.status, text).toBe(200);
  const { result } = JSON.parse(text) as { result: EnquiryResult };
  expect(result).toMatchObject({ accepted: true });
  return result.reference;
}

/** What the functions, the SDK and the emulators have logged. */
export const readLog = () => readFileSync(inject('logFile'), 'utf8');

/** The lines of the log, by functions, SDK and emulators, that hold a visitor's data or a secret. */
export async function personalLogLines(...secrets: string[]): Promise<string[]> {
  await sleep(500);
  const log = readLog();
  if (!/mail (sent|waits)/.test(log)) throw new Error('The log is empty: is it the right file?');
  return log
    .split('\n')
    .filter((line) =>
      [...Object.values(telltales), ...secrets].some((text) => line.includes(text)),
    );
}

/** After the tests of every file that calls the functions. */
afterAll(async () => {
  const lines = await personalLogLines();
  if (lines.length > 0) throw new Error(`The log holds personal data:\n${lines.join('\n')}`);
});
