import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Authentication } from '@elevate/backend-client/auth';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright';
import { build, type Rolldown } from 'vite';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { launchOptions } from '../../scripts/browser.ts';

/** The Auth emulator (firebase.json). */
export const emulatorUrl = 'http://127.0.0.1:9099';
export const project = 'demo-elevate';
const config = { apiKey: 'any', authDomain: 'elevate.example', projectId: project, emulatorUrl };

/** The page's files, by their paths. */
const files = new Map<string, string>();
const server = createServer(({ url }, response) => {
  response.setHeader('content-type', url === '/' ? 'text/html' : 'text/javascript');
  response.end(files.get(String(url)));
});
/** Where the page is, once `setUpBrowser` has begun. */
export let origin: string;
let browser: Browser;
/** A new browser context for each test, and a page in it that has the facility. */
export let context: BrowserContext;
export let page: Page;

/** Runs a file's tests in a real browser with the facility, built as the site would build it. */
export function setUpBrowser(): void {
  beforeAll(async () => {
    const built = await build({
      configFile: false,
      logLevel: 'silent',
      build: {
        write: false,
        target: 'es2022',
        rolldownOptions: {
          input: join(import.meta.dirname, 'authPage.ts'),
          output: { entryFileNames: 'page.js' },
        },
      },
    });
    for (const file of (built as Rolldown.RolldownOutput).output) {
      if (file.type === 'chunk') files.set(`/${file.fileName}`, file.code);
    }
    files.set(
      '/',
      `<!doctype html><html lang="de"><script id="config" type="application/json">${JSON.stringify(config)}</script><script type="module" src="/page.js"></script></html>`,
    );
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    browser = await chromium.launch(launchOptions());
  });
  afterAll(async () => {
    await browser?.close();
    server.close();
  });

  beforeEach(async () => {
    context = await browser.newContext();
    page = await open();
  });
  afterEach(() => context.close());
}

export async function open(): Promise<Page> {
  const tab = await context.newPage();
  await tab.goto(origin);
  await ready(tab);
  return tab;
}

/** Waits until the current session has been reported. */
export const ready = (tab: Page) => tab.waitForFunction(() => window.events?.length > 0);

/** A request to the emulator, as the owner of the project unless it has a visitor's `key`. */
export async function ask<T>(path: string, body?: unknown): Promise<T> {
  const response = await fetch(`${emulatorUrl}${path}`, {
    method: body ? 'POST' : 'GET',
    headers: {
      'content-type': 'application/json',
      ...(!path.includes('?key=') && { authorization: 'Bearer owner' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${path}: ${await response.text()}`);
  return (await response.json()) as T;
}
export const accounts = `/identitytoolkit.googleapis.com/v1/projects/${project}/accounts`;
export const change = (localId: string, attributes: object) =>
  ask(`${accounts}:update`, { localId, ...attributes });

/** Where the link in the last mail to an address leads. */
export async function linkTo(email: string): Promise<string> {
  const { oobCodes } = await ask<{ oobCodes: { email: string; oobLink: string }[] }>(
    `/emulator/v1/projects/${project}/oobCodes`,
  );
  const last = oobCodes.findLast((mail) => mail.email === email);
  if (!last) throw new Error(`No mail to ${email}`);
  return last.oobLink;
}

/** The code in the last SMS to a phone. */
export async function codeTo(phone: string): Promise<string> {
  const { verificationCodes } = await ask<{
    verificationCodes: { phoneNumber: string; code: string }[];
  }>(`/emulator/v1/projects/${project}/verificationCodes`);
  const last = verificationCodes.findLast(({ phoneNumber }) => phoneNumber === phone);
  if (!last) throw new Error(`No SMS to ${phone}`);
  return last.code;
}

let people = 0;

/** A new user, as a provider describes one. The emulator accepts plain claims as a token. */
export function newUser() {
  people += 1;
  const id = `${Date.now().toString(36)}-${people}`;
  const email = `${id}@visitor.example`;
  return {
    email,
    idToken: JSON.stringify({ sub: id, email, email_verified: true, name: 'Maria Keller' }),
    phone: `+4930${String(Date.now() + people).slice(-9)}`,
  };
}

export const signIn = (idToken: string, tab = page) =>
  tab.evaluate(async (token) => {
    const session = await window.auth.signInWithIdToken({ provider: 'google.com', idToken: token });
    return { ...session, user: session.user.uid };
  }, idToken);

/** Calls an operation of the facility. @returns the code of the error that it fails with, or 'done' */
export const outcomeOf = (
  operation: Exclude<keyof Authentication, 'firebaseAuth'>,
  ...args: unknown[]
) =>
  page.evaluate(
    ([name, values]) =>
      window.outcomeOf(async () =>
        (window.auth[name] as (...all: unknown[]) => unknown)(...values),
      ),
    [operation, args] as const,
  );

/** The events that the facility has reported so far. */
export const events = (tab = page) => tab.evaluate(() => window.events);

/** The events, once there are as many, which may take long on a busy machine. */
export async function heard(count: number) {
  await page.waitForFunction((all) => window.events.length >= all, count, { timeout: 30_000 });
  return events();
}

/** The sessions in local storage. */
export const stored = () =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('authUser')));

/** The claims of a token. */
export const claimsOf = (token: string) =>
  JSON.parse(Buffer.from(String(token.split('.')[1]), 'base64url').toString());
