/** One measurement by Lighthouse. */
import { setTimeout as sleep } from 'node:timers/promises';
import { launch } from 'chrome-launcher';
import lighthouse, { type Result } from 'lighthouse';
import { addressOf, browserPath, flagsFor } from './browser.ts';
import type { BenchServer } from './server.ts';

type Method = 'simulate' | 'devtools';

/** In ms; Lighthouse itself may wait for Chromium without end. */
const maxVisit = 3 * 60_000;

async function visit(server: BenchServer, path: string, method: Method): Promise<Result> {
  const chrome = await launch({
    chromePath: browserPath(),
    chromeFlags: ['--headless=new', ...flagsFor(server)],
    logLevel: 'silent',
  });
  try {
    const result = await Promise.race([
      lighthouse(addressOf(path), {
        port: chrome.port,
        logLevel: 'silent',
        throttlingMethod: method,
        onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
        disableFullPageScreenshot: true,
      }),
      sleep(maxVisit, undefined, { ref: false }),
    ]);
    if (!result) throw new Error(`Lighthouse has no result for ${path} in ${maxVisit / 1000} s`);
    return result.lhr;
  } finally {
    chrome.kill();
  }
}

const attempts = 3;

/** Why a result is incomplete: on a busy machine Lighthouse sometimes misses a paint. */
const failureOf = ({ runtimeError, audits }: Result) =>
  runtimeError?.message ??
  Object.values(audits).find(({ scoreDisplayMode }) => scoreDisplayMode === 'error')?.errorMessage;

/**
 * Measures a page with Lighthouse's mobile settings in a new browser, and repeats a measurement that failed.
 * @returns Lighthouse's result
 */
export async function measure(server: BenchServer, path: string, method: Method): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    const result = await visit(server, path, method);
    const failure = failureOf(result);
    if (!failure) return result;
    if (attempt === attempts) throw new Error(`Lighthouse could not measure ${path}: ${failure}`);
  }
}
