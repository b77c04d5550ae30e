/** The steps of `npm run deploy`. */
import { execFile } from 'node:child_process';
import { createInterface } from 'node:readline/promises';
import { promisify } from 'node:util';
import { brand as ownBrand } from '../packages/brand/src/brand.ts';
import {
  deployProblems,
  deploySettings,
  refusal,
  secretNames,
  secretProblems,
} from './check-deploy.mjs';
import { addPublishedAddresses } from './publishedAddresses.ts';
import { sendSmokeEnquiry } from './smokeEnquiry.mjs';
import { environment, root, run } from './toolchain.mjs';

const runProgram = promisify(execFile);

/** Lines of the log that are looked at: what a busy minute or two write. */
const lines = 200;

/** The latest lines of the functions that an enquiry passes through, read with the deployer's login. */
async function readFunctionsLog(project, env) {
  const { stdout } = await runProgram(
    'firebase',
    [
      'functions:log',
      '--json',
      '--only',
      'send-contact-email,mail-deliver',
      '--lines',
      String(lines),
      '--project',
      project,
    ],
    { cwd: root, env, maxBuffer: 64 * 1024 * 1024 },
  ).catch(({ stdout, message }) => {
    throw new Error(
      `The functions' log cannot be read, which takes the role Logs Viewer: ${stdout || message}`,
    );
  });
  return JSON.parse(stdout).result.flatMap(({ jsonPayload }) =>
    typeof jsonPayload?.message === 'string' ? [jsonPayload] : [],
  );
}

/** The secrets that the functions are going to read, by name: as they are set, with the deployer's login. */
async function readSecrets(project, env) {
  const secrets = {};
  for (const name of secretNames) {
    const { stdout } = await runProgram(
      'firebase',
      ['functions:secrets:access', name, '--project', project],
      { cwd: root, env },
    ).catch(() => {
      throw new Error(
        `The secret ${name} cannot be read. Is it set (docs/operations.md, 'Deploy for the first time', ` +
          'step 5), and has whoever deploys the role Secret Manager Secret Accessor?',
      );
    });
    secrets[name] = stdout;
  }
  return secrets;
}

async function askAtKeyboard(question) {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return await terminal.question(question);
  } finally {
    terminal.close();
  }
}

/** @type {typeof import('./deployment.d.mts').deploy} where every option is described */
export async function deploy({
  project,
  folder = root,
  brand = ownBrand,
  env = environment,
  ask = process.stdin.isTTY ? askAtKeyboard : undefined,
  ...timing
}) {
  const problems = deployProblems({ project, folder, brand });
  if (problems.length > 0) throw new Error(refusal(problems));
  const wrongSecrets = secretProblems(await readSecrets(project, env));
  if (wrongSecrets.length > 0) throw new Error(refusal(wrongSecrets));

  // The functions first: the site's rewrites point to them, and a page may ask for what is new there.
  for (const part of ['functions', 'hosting']) {
    await run('firebase', ['deploy', '--only', part, '--project', project], { env });
  }
  addPublishedAddresses(folder);
  console.log('\nSending the smoke enquiry …');
  const { teamEmail, siteOrigin } = deploySettings({ project, folder, brand });
  await sendSmokeEnquiry({
    origin: siteOrigin,
    team: teamEmail,
    hasAppCheck: brand.appCheck !== undefined,
    readLog: () => readFunctionsLog(project, env),
    ask,
    ...timing,
  });
  console.log('Deployed, and the smoke enquiry has arrived.');
}
