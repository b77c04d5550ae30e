/** firebase-tools with the login of who runs a script. */
import { execFile } from 'node:child_process';
import { parseArgs, promisify } from 'node:util';
import { environment, root, timeout } from './toolchain.mjs';

/** The Firebase project that `npm run <verb> -- --project <project id>` names. */
export function projectOf(verb: string): string {
  const { project } = parseArgs({ options: { project: { type: 'string' } } }).values;
  if (!project) {
    throw new Error(`Which one? npm run ${verb} -- --project <project id of the Firebase project>`);
  }
  return project;
}

/** Runs firebase-tools. @returns what it prints */
export async function firebase(project: string, ...args: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)('firebase', [...args, '--project', project], {
    cwd: root,
    env: environment,
    timeout,
    maxBuffer: 64 * 1024 * 1024,
  });
  return stdout;
}

/** The value of a secret, as the next deploy of the functions reads it. */
export const readSecret = (project: string, name: string): Promise<string> =>
  firebase(project, 'functions:secrets:access', name).catch(() => {
    throw new Error(
      `The secret ${name} cannot be read. Is it set (docs/operations.md, 'Deploy for the first time', ` +
        'step 5), and may this account read it (Secret Manager Secret Accessor)?',
    );
  });
