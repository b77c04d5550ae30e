/**
 * Runs before every deploy (firebase.json, `predeploy`): refuses a demo project, placeholders in the
 * brand or in the settings, a region that Hosting would not find, and testimonials that nobody gave.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { region } from '../functions/src/settings.ts';
import { brandPlaceholders, isPlaceholder } from '../packages/brand/src/brand.ts';
import { root } from './toolchain.mjs';

const samples = 'site/src/pages/home/sampleTestimonials.ts';

/** The settings of a deploy, each with the file it stands in; a later file wins, as in firebase-tools. */
function readSettings(folder, project) {
  const settings = new Map();
  for (const file of ['functions/.env', ...(project ? [`functions/.env.${project}`] : [])]) {
    const path = join(folder, file);
    if (!existsSync(path)) continue;
    for (const [name, value] of Object.entries(parseEnv(readFileSync(path, 'utf8')))) {
      settings.set(name, { value, file });
    }
  }
  return settings;
}

function settingsProblems(folder, project) {
  const settings = readSettings(folder, project);
  const addresses = ['TEAM_EMAIL', 'FROM_EMAIL'].flatMap((name) => {
    const setting = settings.get(name);
    return setting && isPlaceholder(setting.value)
      ? [`${setting.file}: ${name} is still a placeholder`]
      : [];
  });
  const { value, file } = settings.get('FUNCTIONS_REGION') ?? {
    value: region.toSpec().default,
    file: 'functions/src/settings.ts',
  };
  const { hosting } = JSON.parse(readFileSync(join(folder, 'firebase.json'), 'utf8'));
  const elsewhere = hosting.rewrites
    .filter((rewrite) => rewrite.function && rewrite.function.region !== value)
    .map(
      ({ source, function: target }) =>
        `firebase.json: ${source} is passed to ${target.region}, and FUNCTIONS_REGION (${file}) is ${value}`,
    );
  return [...addresses, ...elsewhere];
}

/**
 * What stands against a deploy, one line each.
 * @type {typeof import('./check-deploy.d.mts').deployProblems} where every option is described
 */
export function deployProblems({ project, folder = root, brand } = {}) {
  return [
    ...brandPlaceholders(brand).map(
      (path) => `packages/brand/src/brand.ts: \`${path}\` is still a placeholder`,
    ),
    ...settingsProblems(folder, project),
    ...(existsSync(join(folder, samples))
      ? [`${samples}: put what real people have said into a testimonials.ts, and delete it`]
      : []),
    ...(project?.startsWith('demo-')
      ? [`${project} is a demo project, which exists on this machine only`]
      : []),
  ];
}

if (process.argv[1] === import.meta.filename) {
  const problems = deployProblems({ project: process.env.GCLOUD_PROJECT });
  if (problems.length > 0) {
    console.error(
      `This must not be deployed yet:\n${problems.map((line) => `- ${line}`).join('\n')}`,
    );
    process.exitCode = 1;
  }
}
