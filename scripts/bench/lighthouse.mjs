/** One look by Lighthouse. */
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { addressOf, browserPath, flagsFor } from './browser.mjs';

/**
 * Measures a page as Lighthouse's mobile phone, in a browser of its own.
 * @param {import('./server.d.mts').BenchServer} server
 * @param {string} path
 * @param {import('lighthouse').Flags} flags
 * @returns {Promise<import('lighthouse').Result>} the result, as Lighthouse reports it
 */
export async function measure(server, path, flags) {
  const chrome = await launch({
    chromePath: browserPath(),
    chromeFlags: ['--headless=new', ...flagsFor(server)],
    logLevel: 'silent',
  });
  try {
    const { lhr } = await lighthouse(addressOf(path), {
      port: chrome.port,
      logLevel: 'error',
      ...flags,
    });
    if (lhr.runtimeError) throw new Error(lhr.runtimeError.message);
    return lhr;
  } finally {
    chrome.kill();
  }
}
