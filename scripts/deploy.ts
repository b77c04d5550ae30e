/**
 * `npm run deploy -- --project <project id>`: checks settings and secrets, deploys the functions, then
 * the site, and sends an enquiry that must arrive (smoke.ts).
 */
import { deployProblems, refusal, secretNames, secretProblems } from './checkDeploy.ts';
import { projectOf, readSecret } from './firebase.ts';
import { addPublishedAddresses } from './publishedAddresses.ts';
import { run } from './toolchain.mjs';

const project = projectOf('deploy');

const problems = deployProblems({ project });
if (problems.length > 0) throw new Error(refusal(problems));
const secrets: Record<string, string> = {};
for (const name of secretNames) secrets[name] = await readSecret(project, name);
const wrongSecrets = secretProblems(secrets);
if (wrongSecrets.length > 0) throw new Error(refusal(wrongSecrets));

await run('node', ['scripts/sbom.ts']);
// The functions first: the site's rewrites point to them, and a page may call what is new there.
for (const part of ['functions', 'hosting']) {
  await run('firebase', ['deploy', '--only', part, '--project', project]);
}
addPublishedAddresses();
console.log('\nDeployed. Commit site/publishedAddresses.json, and keep .cache/sbom.cdx.json.');
await run('npm', ['run', '--silent', 'smoke', '--', '--project', project]);
