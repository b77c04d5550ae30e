import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startStack } from '../../scripts/stack.ts';
import { root } from '../support/repository.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where everything goes that the emulators and the functions print. */
    logFile: string;
  }
}

/**
 * Builds the functions and starts the emulators. With `ELEVATE_STACK=running` those that run already
 * are used, started with the options below: the tests start mail servers of their own.
 */
export default async function setup(
  project: TestProject,
): Promise<(() => Promise<void>) | undefined> {
  const options = {
    // They accept any login.
    smtpUrl: 'smtp://enquiries:right-password@127.0.0.1:1025',
    logFile: join(root, '.cache/emulator-tests.log'),
    only: ['functions', 'tasks', 'hosting', 'auth'],
  };
  project.provide('logFile', options.logFile);
  if (process.env['ELEVATE_STACK'] === 'running') return undefined;

  execFileSync(process.execPath, [join(root, 'functions/build.ts')], { stdio: 'inherit' });
  const stack = await startStack(options);
  return () => stack.stop();
}
