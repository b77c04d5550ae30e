/**
 * `npm run smoke -- --project <project id>`: opens a link as a mail has it, and sends an enquiry that must
 * arrive. Every deploy ends with it, and .github/workflows/smoke.yml runs it every day.
 */
import { createInterface } from 'node:readline/promises';
import { brand } from '../packages/brand/src/brand.ts';
import { deploySettings } from './checkDeploy.ts';
import { firebase, projectOf, readSecret } from './firebase.ts';
import { type LogLine, sendSmokeEnquiry } from './smokeEnquiry.ts';

const project = projectOf('smoke');

/** The latest lines that the functions an enquiry passes through have logged. */
async function readFunctionsLog(): Promise<LogLine[]> {
  // Enough for the last ten busy minutes.
  const latest = ['--only', 'send-contact-email,mail-deliver,mail-visitor', '--lines', '1000'];
  const output = await firebase(project, 'functions:log', '--json', ...latest).catch(
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

async function askAtKeyboard(question: string): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return await terminal.question(question);
  } finally {
    terminal.close();
  }
}

console.log('Sending the smoke enquiry …');
const { teamEmail, smokeEmail, siteOrigin } = deploySettings(project);
await sendSmokeEnquiry({
  origin: siteOrigin,
  team: teamEmail,
  visitor: smokeEmail,
  key: await readSecret(project, 'SUBMISSION_KEY'),
  hasAppCheck: brand.appCheck !== undefined,
  readLog: readFunctionsLog,
  ask: process.stdin.isTTY ? askAtKeyboard : undefined,
});
console.log('The smoke enquiry has arrived.');
