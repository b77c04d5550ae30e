/**
 * Runs before every deploy (firebase.json, `predeploy`): refuses a demo project, a brand that still
 * has placeholders in it, and testimonials that nobody gave.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { brandPlaceholders } from '../packages/brand/src/brand.ts';
import { root } from './toolchain.mjs';

const samples = 'site/src/pages/home/sampleTestimonials.ts';

const problems = brandPlaceholders().map(
  (path) => `packages/brand/src/brand.ts: \`${path}\` is still a placeholder`,
);
if (existsSync(join(root, samples))) {
  problems.push(`${samples}: put what real people have said into a testimonials.ts, and delete it`);
}
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
