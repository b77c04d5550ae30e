// @ts-check
/** What every script needs to start a program. Like run.mjs it runs on the machine's own Node, from 20 up. */
import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

export const binaries = join(root, 'node_modules/.bin');

/** This process's environment, with the installed programs first on the PATH. */
export const environment = {
  ...process.env,
  PATH: binaries + delimiter + process.env['PATH'],
  STORYBOOK_DISABLE_TELEMETRY: '1',
};

/**
 * Runs a command to its end, its output passed on.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {import('node:child_process').SpawnOptions} [options]
 * @returns {Promise<void>}
 * @throws when it fails
 */
export function run(command, args, options) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: 'inherit',
      env: environment,
      ...options,
    });
    child.on('error', reject);
    child.on('exit', (code, signal) =>
      code === 0
        ? resolve()
        : reject(new Error(`${[command, ...args].join(' ')} ended with ${signal ?? code}`)),
    );
  });
}
