/** `npm run drill`: the long form of tests/emulators/drill.test.ts, with every reply of the table. */
import { environment, run } from './toolchain.mjs';

const test = 'tests/emulators/drill.test.ts';
await run('vitest', ['run', '--project', 'emulators', test, '--disable-console-intercept'], {
  env: { ...environment, ELEVATE_DRILL: 'long' },
});
