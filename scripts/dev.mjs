/**
 * `npm run dev`: the site with hot reload at http://localhost:5173, its calls answered by the
 * functions' emulator, mail in the mailbox. Catalogs are compiled again when a .po file changes.
 */
import { spawn } from 'node:child_process';
import { environment, root, run, runVerb } from './toolchain.mjs';

async function develop() {
  const { checkPorts, startStack } = await import('./stack.mjs');
  await checkPorts([[5173, "the site's dev server"]]);
  await run('node', ['functions/build.mjs']);
  const stack = await startStack({
    mailbox: true,
    only: ['functions', 'tasks'],
    siteOrigin: 'http://localhost:5173',
    onProgress: (line) => console.log(line),
  });

  const children = [];
  let isStopping = false;
  const stop = async (exitCode) => {
    if (isStopping) return;
    isStopping = true;
    for (const child of children) child.kill();
    await stack.stop();
    process.exit(exitCode);
  };
  process.on('SIGINT', () => void stop(0));
  process.on('SIGTERM', () => void stop(0));

  /** Starts a program that all the others are of no use without. */
  const start = (command, args, stdio) => {
    const child = spawn(command, args, { cwd: root, env: environment, stdio });
    children.push(child);
    const ended = (how) => {
      if (!isStopping) console.error(`\n${command} ended (${how}); stopping everything.`);
      void stop(1);
    };
    child.once('error', ({ message }) => ended(message));
    child.once('exit', (code, signal) => ended(signal ?? `exit code ${code}`));
  };
  start('vite', ['--config', 'site/vite.config.ts'], 'inherit');
  console.log(`  Mailbox ${stack.urls.mailbox}\n`);
  if (await stack.ended) {
    console.error(`\nThe emulators or the mailbox have ended: ${stack.logFile} says why.`);
    await stop(1);
  }
}

await runVerb(import.meta.url, develop);
