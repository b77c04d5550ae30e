/**
 * `npm run dev`: the site with hot reload at http://localhost:5173, with the functions' emulator and the
 * mailbox. Catalogs are compiled again when a .po file changes.
 */
import { spawn } from 'node:child_process';
import { checkPorts, runUntilStopped, startStack } from './stack.ts';
import { environment, root, run } from './toolchain.mjs';

await checkPorts([[5173, "the site's dev server"]]);
await run('node', ['functions/build.ts']);
const stack = await startStack({
  only: ['functions', 'tasks'],
  siteOrigin: 'http://localhost:5173',
  onProgress: (line) => console.log(line),
});
console.log(`  Mailbox ${stack.urls.mailbox}\n`);

const options = { cwd: root, env: environment };
await runUntilStopped(stack, [
  spawn('vite', ['--config', 'site/vite.config.ts'], { ...options, stdio: 'inherit' }),
]);
