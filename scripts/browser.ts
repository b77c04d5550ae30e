/** Finds a Chromium for the tests and scripts, or installs one. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import { run } from './toolchain.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

const onPath = (name: string): string | undefined => {
  const { status, stdout } = spawnSync('which', [name], { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
};

/**
 * The path of an installed Chromium: CHROMIUM_PATH, else Playwright's own, else one on the PATH.
 * @throws when CHROMIUM_PATH names no file
 */
export function installedBrowser(): string | undefined {
  const named = process.env['CHROMIUM_PATH'];
  if (named) {
    if (existsSync(named)) return named;
    throw new Error(`CHROMIUM_PATH names ${named}, and there is no such file`);
  }
  const own = chromium.executablePath(); // A path even where nothing is installed.
  return existsSync(own) ? own : names.map(onPath).find(Boolean);
}

/**
 * Features of Chromium that the tests do without. The first two load two hidden pages of the address bar with
 * every page, which take as much time as the page itself. The others are those that Playwright switches off:
 * Chromium reads the last list only (https://github.com/microsoft/playwright/issues/36658).
 */
const disabledFeatures = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
];

/** Options with which every test and script launches the browser. */
export function launchOptions(): { executablePath?: string; args: string[] } {
  const executablePath = installedBrowser();
  return {
    ...(executablePath !== undefined && { executablePath }),
    args: [
      '--no-sandbox', // As root, as in containers, Chromium does not start with a sandbox.
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
      `--disable-features=${disabledFeatures.join(',')}`,
    ],
  };
}

const attempt = (command: string, args: string[]) =>
  run(command, args).catch(({ message }: Error) => console.log(message));

/**
 * The path of an installed Chromium. If there is none, installs Playwright's or, as root on Debian, a package.
 * @throws when no browser can be installed
 */
export async function findBrowser(): Promise<string> {
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
