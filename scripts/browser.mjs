/** Finds a Chromium for the tests, and gets one where there is none. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { run } from './toolchain.mjs';

const onPath = (name) => {
  const { status, stdout } = spawnSync('which', [name], { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
};

async function playwrightsOwn() {
  const { chromium } = await import('playwright');
  const path = chromium.executablePath(); // answers even where nothing is installed
  return existsSync(path) ? path : undefined;
}

const installed = async () =>
  (await playwrightsOwn()) ??
  ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
    .map(onPath)
    .find(Boolean);

const attempt = async (command, args) => {
  try {
    await run(command, args);
  } catch (error) {
    console.log(error.message);
  }
};

/**
 * The path of a Chromium: what CHROMIUM_PATH says, one that is installed, or one that can be had
 * from Playwright's download or, for root on Debian, from its packages.
 * @throws when there is none.
 */
export async function findBrowser() {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (existsSync(named)) return named;
    throw new Error(`CHROMIUM_PATH names ${named}, and there is no such file`);
  }
  let found = await installed();
  if (found) return found;
  console.log('Getting a browser for the tests …');
  await attempt('playwright', ['install', 'chromium']);
  found = await installed();
  if (!found && process.getuid?.() === 0 && onPath('apt-get')) {
    await attempt('apt-get', ['update', '-qq']);
    await attempt('apt-get', ['install', '-y', '-qq', 'chromium']);
    found = await installed();
  }
  if (found) return found;
  throw new Error('No Chromium found: install one, or name one in CHROMIUM_PATH');
}
