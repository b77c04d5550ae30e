/**
 * `npm run deploy -- --project <project id>`: checks settings and secrets, deploys the functions, then
 * the site, opens a link as a mail has it, and sends an enquiry that must arrive.
 */
import { execFile } from 'node:child_process';
import { createInterface } from 'node:readline/promises';
import { parseArgs, promisify } from 'node:util';
import { brand } from '../packages/brand/src/brand.ts';
import {
  deployProblems,
  deploySettings,
  refusal,
  secretNames,
  secretProblems,
} from './checkDeploy.ts';
import { addPublishedAddresses } from './publishedAddresses.ts';
import { type LogLine, sendSmokeEnquiry } from './smokeEnquiry.ts';
import { environment, root, run } from './toolchain.mjs';

const { project } = parseArgs({ options: { project: { type: 'string' } } }).values;
if (!project) {
  throw new Error('Where to? npm run deploy -- --project <project id of the Firebase project>');
}

/** Runs firebase-tools with the deployer's login. @returns what it prints */
async function firebase(...args: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)('firebase', [...args, '--project', `${project}`], {
    cwd: root,
    env: environment,
    maxBuffer: 64 * 1024 * 1024,
  });
  return stdout;
}

/** The latest lines that the functions an enquiry passes through have logged. */
async function readFunctionsLog(): Promise<LogLine[]> {
  // Enough for the last two busy minutes.
  const latest = ['--only', 'send-contact-email,mail-deliver', '--lines', '200'];
  const output = await firebase('functions:log', '--json', ...latest).catch(
    ({ stdout, message }: Error & { stdout?: string }) => {
      throw new Error(
        `The functions' log cannot be read, which takes the role Logs Viewer: ${stdout || message}`,
      );
    },
  );
  const { result } = JSON.parse(output) as { result: { jsonPayload?: LogLine }[] };
  return result.flatMap(({ jsonPayload }) =>
    typeof jsonPayload?.message === 'string' ? [jsonPayload] : [],
  );
}

/** The secrets that the deployed functions read, by name. */
async function readSecrets(): Promise<Record<string, string>> {
  const secrets: Record<string, string> = {};
  for (const name of secretNames) {
    secrets[name] = await firebase('functions:secrets:access', name).catch(() => {
      throw new Error(
        `The secret ${name} cannot be read. Is it set (docs/operations.md, 'Deploy for the first time', ` +
          'step 5), and does the account that deploys have the role Secret Manager Secret Accessor?',
      );
    });
  }
  return secrets;
}

async function askAtKeyboard(question: string): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return await terminal.question(question);
  } finally {
    terminal.close();
  }
}

const problems = deployProblems({ project });
if (problems.length > 0) throw new Error(refusal(problems));
const wrongSecrets = secretProblems(await readSecrets());
if (wrongSecrets.length > 0) throw new Error(refusal(wrongSecrets));

// The functions first: the site's rewrites point to them, and a page may call what is new there.
for (const part of ['functions', 'hosting']) {
  await run('firebase', ['deploy', '--only', part, '--project', project]);
}
await run('node', ['scripts/sbom.ts']);
addPublishedAddresses();
console.log('\nSending the smoke enquiry …');
const { teamEmail, siteOrigin } = deploySettings(project);
await sendSmokeEnquiry({
  origin: siteOrigin,
  team: teamEmail,
  hasAppCheck: brand.appCheck !== undefined,
  readLog: readFunctionsLog,
  ask: process.stdin.isTTY ? askAtKeyboard : undefined,
});
console.log('Deployed, and the smoke enquiry has arrived. Commit site/publishedAddresses.json.');
