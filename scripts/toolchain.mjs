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

/** In ms. A command that takes longer has hung, and is ended. */
export const timeout = 20 * 60_000;

/**
 * Runs a command to its end, its output passed on.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {import('node:child_process').SpawnOptions} [options]
 * @returns {Promise<void>}
 * @throws when it fails or has hung
 */
export function run(command, args, options) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: 'inherit',
      env: environment,
      timeout,
      ...options,
    });
    child.on('error', reject);
    child.on('exit', (code, signal) =>
      code === 0
        ? resolve()
        : reject(
            new Error(
              `${[command, ...args].join(' ')} ` +
                (child.killed
                  ? `took more than ${(options?.timeout ?? timeout) / 60_000} minutes`
                  : `ended with ${signal ?? code}`),
            ),
          ),
    );
  });
}
