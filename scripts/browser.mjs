/** Finds a Chromium for the tests, and gets one where there is none. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import { run } from './toolchain.mjs';

const onPath = (name) => {
  const { status, stdout } = spawnSync('which', [name], { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
};

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** @type {typeof import('./browser.d.mts').installedBrowser} */
export function installedBrowser() {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (existsSync(named)) return named;
    throw new Error(`CHROMIUM_PATH names ${named}, and there is no such file`);
  }
  const own = chromium.executablePath(); // answers even where nothing is installed
  if (existsSync(own)) return own;
  for (const name of names) {
    const path = onPath(name);
    if (path) return path;
  }
  return undefined;
}

const attempt = async (command, args) => {
  try {
    await run(command, args);
  } catch (error) {
    console.log(error.message);
  }
};

/** @type {typeof import('./browser.d.mts').findBrowser} */
export async function findBrowser() {
  let found = installedBrowser();
  if (found) return found;
  console.log('Getting a browser for the tests …');
  await attempt('playwright', ['install', 'chromium']);
  found = installedBrowser();
  if (!found && process.getuid?.() === 0 && onPath('apt-get')) {
    await attempt('apt-get', ['update', '-qq']);
    await attempt('apt-get', ['install', '-y', '-qq', 'chromium']);
    found = installedBrowser();
  }
  if (found) return found;
  throw new Error('No Chromium found: install one, or name one in CHROMIUM_PATH');
}
