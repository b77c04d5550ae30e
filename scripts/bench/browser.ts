/** The browser of the bench, which resolves the site's address to the bench's server. */
import { brand } from '../../packages/brand/src/brand.ts';
import { installedBrowser, launchOptions } from '../browser.ts';
import type { BenchServer } from './server.ts';

/** Pages are opened at their real addresses, so that canonical links and HTTPS are judged as in production. */
export const addressOf = (path: string): string => brand.origin + path;

export function browserPath(): string {
  const path = installedBrowser();
  if (path) return path;
  throw new Error('No Chromium found: install one, or name one in CHROMIUM_PATH');
}

/** @param server to which the site's address leads */
export const flagsFor = ({ port, fingerprint }: BenchServer): string[] => [
  `--host-resolver-rules=MAP ${new URL(brand.origin).hostname}:443 127.0.0.1:${port}, MAP * ~NOTFOUND, EXCLUDE 127.0.0.1`,
  // Not --ignore-certificate-errors, with which Chromium caches nothing.
  `--ignore-certificate-errors-spki-list=${fingerprint}`,
  ...launchOptions().args,
  // Determines how far ahead lazy pictures load; without a network Chromium assumes a slow one.
  '--force-effective-connection-type=4G',
];
