/**
 * `npm run validate`: finds or gets a browser, then runs every check and test, one after the other. CI runs
 * nothing else.
 */
import { findBrowser } from './browser.ts';
import { environment, run } from './toolchain.mjs';

const steps = {
  'Format, lint and types': 'npm run --silent lint',
  'Catalogs are complete': 'node scripts/catalogs.ts',
  'Catalogs match the code': 'lingui check sync --verbose',
  Build: 'node scripts/build.ts',
  'Unit tests': 'vitest run --project unit',
  'Stories and components in a browser': 'vitest run --project ui --project stories',
  'The package in an application of its own': 'vitest run --project consumer',
  'Functions in their emulators': 'vitest run --project emulators',
  'The served site in a browser': 'playwright test --config tests/e2e/playwright.config.ts',
};

const browser = await findBrowser();
console.log(`Browser: ${browser}`);
const env = { ...environment, CHROMIUM_PATH: browser };

const results: { title: string; hasPassed: boolean; seconds: number }[] = [];
for (const [title, line] of Object.entries(steps)) {
  const [command = '', ...args] = line.split(' ');
  console.log(`\n── ${title}`);
  const start = performance.now();
  const hasPassed = await run(command, args, { env }).then(
    () => true,
    (error: Error) => {
      console.error(error.message);
      return false;
    },
  );
  results.push({ title, hasPassed, seconds: (performance.now() - start) / 1000 });
}

console.log('\n── Summary');
for (const { title, hasPassed, seconds } of results) {
  console.log(`${hasPassed ? '✓' : '✗'} ${title} (${seconds.toFixed(0)} s)`);
}
const failed = results.filter(({ hasPassed }) => !hasPassed).length;
console.log(`\n${results.length - failed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
