/**
 * Runs before every deploy (firebase.json, `predeploy`): refuses a demo project, and a brand that
 * still has placeholders in it.
 */
import { brandPlaceholders } from '../packages/brand/src/brand.ts';

const problems = brandPlaceholders().map(
  (path) => `packages/brand/src/brand.ts: \`${path}\` is still a placeholder`,
);
if (process.env.GCLOUD_PROJECT?.startsWith('demo-')) {
  problems.push(
    `${process.env.GCLOUD_PROJECT} is a demo project, which exists on this machine only`,
  );
}
if (problems.length > 0) {
  console.error(
    `This must not be deployed yet:\n${problems.map((line) => `- ${line}`).join('\n')}`,
  );
  process.exitCode = 1;
}
