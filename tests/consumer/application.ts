import { execFile } from 'node:child_process';
import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

export const root = join(import.meta.dirname, '../..');
const ui = join(root, 'packages/ui');

/** Runs a program. @returns its output. @throws an error with its output when it fails. */
export async function run(cwd: string, command: string, ...args: string[]): Promise<string> {
  // With NODE_ENV=production npm would skip devDependencies.
  const { NODE_ENV: _, ...env } = process.env;
  try {
    const { stdout } = await promisify(execFile)(command, args, { cwd, env, maxBuffer: 2 ** 25 });
    return stdout;
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    throw new Error(`${command} ${args.join(' ')} failed:\n${stdout}\n${stderr}`, { cause: error });
  }
}

/** The fixtures of the stories are copied into the application, and import the package by its name. */
const asInstalled = (code: string) =>
  code
    .replaceAll('../../../../packages/ui/src/fixtures/', './fixtures/')
    .replaceAll("'../index.ts'", "'@elevate/ui'")
    .replaceAll("'../tokens/index.ts'", "'@elevate/ui/tokens'");

/** Copies sources, without those that need a test runner. */
async function copySources(from: string, to: string) {
  await mkdir(to, { recursive: true });
  for (const name of await readdir(from)) {
    if (!/\.tsx?$/.test(name)) {
      await cp(join(from, name), join(to, name), { recursive: true });
      continue;
    }
    const code = await readFile(join(from, name), 'utf8');
    if (!/from '(vitest|vitest\/browser|storybook\/test)'/.test(code)) {
      await writeFile(join(to, name), asInstalled(code));
    }
  }
}

/** A lockfile with this repository's versions, so that a new release of a dependency cannot fail the test. */
async function lockfile(): Promise<string> {
  const { packages } = JSON.parse(await readFile(join(root, 'package-lock.json'), 'utf8'));
  const published = Object.entries<{ link?: boolean }>(packages).filter(
    ([path, { link }]) => path.startsWith('node_modules/') && !link,
  );
  return JSON.stringify({ lockfileVersion: 3, packages: Object.fromEntries(published) });
}

/** The code of the example in the package's README. */
async function readmeExample(): Promise<string> {
  const readme = await readFile(join(ui, 'README.md'), 'utf8');
  const [, code] = /```tsx\n(.*?)```/s.exec(readme) ?? [];
  if (code === undefined) throw new Error('The README has no example');
  return code;
}

/**
 * Packs the package and installs it into the application of ./app.
 * @param folder an empty one, outside this repository
 */
export async function makeApplication(folder: string): Promise<{ app: string; tarball: string }> {
  await run(ui, 'npm', 'pack', '--pack-destination', folder);
  const [name] = await readdir(folder);
  const tarball = join(folder, String(name));
  const app = join(folder, 'app');
  await cp(join(import.meta.dirname, 'app'), app, { recursive: true });
  await copySources(join(import.meta.dirname, 'app/src'), join(app, 'src'));
  await copySources(join(ui, 'src/fixtures'), join(app, 'src/fixtures'));
  await writeFile(join(app, 'src/readme.tsx'), await readmeExample());
  await writeFile(join(app, 'package-lock.json'), await lockfile());
  const quietly = ['--ignore-scripts', '--prefer-offline', '--no-audit', '--no-fund'];
  await run(app, 'npm', 'install', tarball, ...quietly);
  return { app, tarball };
}
