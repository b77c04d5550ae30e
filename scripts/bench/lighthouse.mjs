/** One look by Lighthouse. */
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { addressOf, browserPath, flagsFor } from './browser.mjs';

async function visit(server, path, flags) {
  const chrome = await launch({
    chromePath: browserPath(),
    chromeFlags: ['--headless=new', ...flagsFor(server)],
    logLevel: 'silent',
  });
  try {
    const { lhr } = await lighthouse(addressOf(path), {
      port: chrome.port,
      logLevel: 'silent',
      ...flags,
    });
    return lhr;
  } finally {
    chrome.kill();
  }
}

const attempts = 3;

/** Why a result says less than it should: on a busy machine Lighthouse now and then misses a paint. */
const failureOf = ({ runtimeError, audits }) =>
  runtimeError?.message ??
  Object.values(audits).find(({ scoreDisplayMode }) => scoreDisplayMode === 'error')?.errorMessage;

/**
 * Measures a page as Lighthouse's mobile phone, in a browser of its own, again where it could not.
 * @param {import('./server.d.mts').BenchServer} server
 * @param {string} path
 * @param {import('lighthouse').Flags} flags
 * @returns {Promise<import('lighthouse').Result>} the result, as Lighthouse reports it
 */
export async function measure(server, path, flags) {
  for (let attempt = 1; ; attempt++) {
    const result = await visit(server, path, flags);
    const failure = failureOf(result);
    if (!failure) return result;
    if (attempt === attempts) throw new Error(`Lighthouse could not measure ${path}: ${failure}`);
  }
}
