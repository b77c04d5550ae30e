/**
 * `npm run validate`: finds or gets a browser, then runs what every change needs. `npm run check`, with `--slow`: the
 * tests that take long and that few changes break. CI runs both, and `npm run visual`.
 */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { findBrowser } from './browser.ts';
import { environment, run, timeout } from './toolchain.mjs';

/** Command lines by title. */
type Steps = Record<string, string>;

const e2e = 'playwright test --config tests/e2e/playwright.config.ts';
const isSlow = process.argv.includes('--slow');

const before: Steps = {
  'Format, lint and types': 'npm run --silent lint',
  'Catalogs are complete': 'node scripts/catalogs.ts',
  'Catalogs match the code': 'lingui check sync --verbose',
  Build: 'node scripts/build.ts',
};

/** Run side by side: the tests in the emulators mostly wait for the queue. */
const sideBySide: Steps[] = [
  {
    'Unit tests': 'vitest run --project unit',
    'Stories and components in a browser': 'vitest run --project ui --project stories',
  },
  {
    'Functions in their emulators':
      'vitest run --project emulators --exclude **/{drill,framework}.test.ts',
  },
];

const after: Steps = { 'The served site in a browser': `${e2e} --grep-invert @slow` };

const slow: Steps = {
  Build: 'node scripts/build.ts',
  'The package in an application of its own': 'vitest run --project consumer',
  'Stories on phones, tablets and in large text':
    'vitest run --project stories-phone --project stories-tablet --project stories-large-text',
  'Drill and framework in the emulators': 'vitest run --project emulators drill framework',
  'The site by night, in development, and with switches on': `${e2e} --grep @slow`,
};

const browser = await findBrowser();
console.log(`Browser: ${browser}`);
const env = { ...environment, CHROMIUM_PATH: browser };

const running = new Map<string, number>();

/** Says what runs, as the output of some steps comes when they end. */
const progress = setInterval(() => {
  const steps = [...running].map(
    ([title, start]) => `${title} (${((performance.now() - start) / 1000).toFixed(0)} s)`,
  );
  console.log(`… ${steps.join(', ')}`);
}, 30_000);

const results: { title: string; hasPassed: boolean; seconds: number }[] = [];

/** Runs steps one after the other. */
async function runSteps(steps: Steps, runStep: typeof show): Promise<void> {
  for (const [title, line] of Object.entries(steps)) {
    const [command = '', ...args] = line.split(' ');
    const start = performance.now();
    running.set(title, start);
    const hasPassed = await runStep(title, command, args);
    running.delete(title);
    results.push({ title, hasPassed, seconds: (performance.now() - start) / 1000 });
  }
}

/** Runs a command and passes its output on at once. @returns whether it succeeded */
async function show(title: string, command: string, args: string[]): Promise<boolean> {
  console.log(`\n── ${title}`);
  return run(command, args, { env }).then(
    () => true,
    (error: Error) => {
      console.error(error.message);
      return false;
    },
  );
}

/** Runs a command and prints its output when it ends. @returns whether it succeeded */
async function showLater(title: string, command: string, args: string[]): Promise<boolean> {
  console.log(`\n${title} …`);
  const [{ stdout, stderr }, hasPassed] = await promisify(execFile)(command, args, {
    env,
    timeout,
    maxBuffer: Number.POSITIVE_INFINITY,
  }).then(
    (output) => [output, true] as const,
    ({ stdout, stderr, killed }: { stdout: string; stderr: string; killed: boolean }) => {
      const end = killed ? `\nIt took more than ${timeout / 60_000} minutes.` : '';
      return [{ stdout, stderr: stderr + end }, false] as const;
    },
  );
  console.log(`\n── ${title}\n${stdout}${stderr}`);
  return hasPassed;
}

if (isSlow) await runSteps(slow, show);
else {
  await runSteps(before, show);
  await Promise.all(sideBySide.map((steps) => runSteps(steps, showLater)));
  await runSteps(after, show);
}
clearInterval(progress);

console.log('\n── Summary');
for (const { title, hasPassed, seconds } of results) {
  console.log(`${hasPassed ? '✓' : '✗'} ${title} (${seconds.toFixed(0)} s)`);
}
const failed = results.filter(({ hasPassed }) => !hasPassed).length;
console.log(`\n${results.length - failed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
