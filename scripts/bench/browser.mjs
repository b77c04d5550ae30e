/** The phone that the bench looks with, and a browser that finds the site where it is served. */
import { brand } from '../../packages/brand/src/brand.ts';
import { installedBrowser } from '../browser.mjs';

/** Pages are opened under their real addresses, so that canonical links and HTTPS are judged as they will be. */
export const addressOf = (path) => brand.origin + path;

/** The pages that are measured: the home page, the form, a tour, an article. */
export const pages = ['/', '/contact', '/golden-triangle-tour', '/blog/ayurveda-dosha'];

export function browserPath() {
  const path = installedBrowser();
  if (path) return path;
  throw new Error('No Chromium found: install one, or name one in CHROMIUM_PATH');
}

/** In a page: whether it has come to life. One without scripts is as alive as it will be. */
export const isReady = () =>
  document.querySelector('script') === null || 'ready' in document.documentElement.dataset;

/** @param {import('./server.d.mts').BenchServer} server where the site's address leads to */
export const flagsFor = ({ port, fingerprint }) => [
  `--host-resolver-rules=MAP ${new URL(brand.origin).hostname}:443 127.0.0.1:${port}, MAP * ~NOTFOUND, EXCLUDE 127.0.0.1`,
  // Not --ignore-certificate-errors: Chromium caches nothing that came with such an error.
  `--ignore-certificate-errors-spki-list=${fingerprint}`,
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  // How far ahead lazy pictures are fetched depends on it; on a machine with no network it would be farthest.
  '--force-effective-connection-type=4G',
];
