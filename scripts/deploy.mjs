/**
 * `npm run deploy -- --project <project id>`: checks settings and secrets, deploys the functions,
 * then the site, opens a link as a mail has it, and sends an enquiry that must arrive.
 */
import { parseArgs } from 'node:util';
import { runVerb } from './toolchain.mjs';

await runVerb(import.meta.url, async () => {
  const { values } = parseArgs({ options: { project: { type: 'string' } } });
  if (!values.project) {
    throw new Error('Where to? npm run deploy -- --project <project id of the Firebase project>');
  }
  const { deploy } = await import('./deployment.mjs');
  await deploy({ project: values.project });
});
