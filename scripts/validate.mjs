/** `npm run validate`: every check and test there is, one after the other. CI runs this and nothing else. */
import { run } from './toolchain.mjs';

const steps = {
  Format: 'biome check .',
  Lint: 'oxlint --type-aware --deny-warnings',
  Types: 'tsc -p .',
  'Catalogs in step with the code': 'lingui check sync --verbose',
  'Catalogs complete': 'node scripts/catalogs.ts',
  Build: 'node scripts/build.mjs',
  'Unit tests': 'vitest run --project unit',
  'Stories and components in a browser': 'vitest run --project ui --project stories',
  'The package in an application of its own': 'vitest run --project consumer',
  'Functions in their emulators': 'vitest run --project emulators',
  'The served site in a browser': 'playwright test --config tests/e2e/playwright.config.ts',
};

const results = [];
for (const [title, line] of Object.entries(steps)) {
  const [command, ...args] = line.split(' ');
  console.log(`\n── ${title}`);
  const start = performance.now();
  const hasPassed = await run(command, args).then(
    () => true,
    (error) => {
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
