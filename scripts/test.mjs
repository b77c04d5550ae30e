/** `npm test`: installs what is missing, finds or gets a browser, and runs every check and test. */
import { environment, run, runVerb } from './toolchain.mjs';

async function test() {
  const { findBrowser } = await import('./browser.mjs');
  const browser = await findBrowser();
  console.log(`Browser: ${browser}`);
  await run('node', ['scripts/validate.mjs'], {
    env: { ...environment, CHROMIUM_PATH: browser },
  });
}

await runVerb(import.meta.url, test);
