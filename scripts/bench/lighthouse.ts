/** One measurement by Lighthouse. */
import { launch } from 'chrome-launcher';
import lighthouse, { type Result } from 'lighthouse';
import { addressOf, browserPath, flagsFor } from './browser.ts';
import type { BenchServer } from './server.ts';

type Method = 'simulate' | 'devtools';

async function visit(server: BenchServer, path: string, method: Method): Promise<Result> {
  const chrome = await launch({
    chromePath: browserPath(),
    chromeFlags: ['--headless=new', ...flagsFor(server)],
    logLevel: 'silent',
  });
  try {
    const result = await lighthouse(addressOf(path), {
      port: chrome.port,
      logLevel: 'silent',
      throttlingMethod: method,
      onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
      disableFullPageScreenshot: true,
    });
    if (!result) throw new Error(`Lighthouse has no result for ${path}`);
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
