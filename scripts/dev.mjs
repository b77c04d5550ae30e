/**
 * `npm run dev`: the site with hot reload at http://localhost:5173, its calls answered by the
 * functions' emulator, mail in the mailbox. Catalogs are compiled anew when a .po file changes.
 */
import { spawn } from 'node:child_process';
import { environment, root, run, runVerb } from './toolchain.mjs';

async function develop() {
  const { startStack } = await import('./stack.mjs');
  await run('lingui', ['compile']);
  await run('node', ['functions/build.mjs']);
  const stack = await startStack({ mailbox: true, onProgress: (line) => console.log(line) });
  const children = [
    spawn('lingui', ['compile', '--watch'], { cwd: root, env: environment, stdio: 'ignore' }),
    spawn('vite', ['--config', 'site/vite.config.ts'], {
      cwd: root,
      env: environment,
      stdio: 'inherit',
    }),
  ];
  console.log(`  Mailbox ${stack.urls.mailbox}\n`);

  const stop = async () => {
    for (const child of children) child.kill();
    await stack.stop();
    process.exit(0);
  };
  process.on('SIGINT', () => void stop());
  process.on('SIGTERM', () => void stop());
}

await runVerb(import.meta.url, develop);
