import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import type { TestProject } from 'vitest/node';

export const root = join(import.meta.dirname, '../..');
export const ui = join(root, 'packages/ui');

/** Runs a program. @returns its output. @throws an error with its output when it fails. */
export async function run(cwd: string, command: string, ...args: string[]): Promise<string> {
  // With NODE_ENV=production npm would skip devDependencies.
  const { NODE_ENV: _, ...rest } = process.env;
  const env = { ...rest, PATH: `${dirname(process.execPath)}${delimiter}${process.env['PATH']}` };
  try {
    const { stdout } = await promisify(execFile)(command, args, { cwd, env, maxBuffer: 2 ** 25 });
    return stdout;
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    throw new Error(`${command} ${args.join(' ')} failed:\n${stdout}\n${stderr}`, { cause: error });
  }
}

/**
 * The fixtures of the stories are copied into the application. They import the package by its name, and speak of
 * the application's brand.
 */
const asInstalled = (code: string) =>
  code
    .replaceAll('../../../../packages/ui/src/fixtures/', './fixtures/')
    .replaceAll(/'\.\.\/(components\/\w+\/)?index\.ts'/g, "'@elevate/ui'")
    .replaceAll("'../tokens/index.ts'", "'@elevate/ui/tokens'")
    .replaceAll("'../brand/index.ts'", "'@elevate/ui/brand'")
    .replaceAll('Elevate', 'Kestrel');

/** Copies sources, without those that need a test runner. */
async function copySources(from: string, to: string) {
  await mkdir(to, { recursive: true });
  for (const name of await readdir(from)) {
    if (!/\.tsx?$/.test(name)) {
      await cp(join(from, name), join(to, name), { recursive: true });
      continue;
    }
    const code = await readFile(join(from, name), 'utf8');
    if (!/from '(vitest|vitest\/browser|storybook\/test|@storybook\/react-vite)'/.test(code)) {
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

export interface Consumer {
  /** A folder outside this repository, which holds the others. */
  folder: string;
  /** The application of ./app, with the package installed. */
  app: string;
  tarball: string;
  /** The HTML of its pages by their paths. */
  pages: Record<string, string>;
}

declare module 'vitest' {
  interface ProvidedContext {
    consumer: Consumer;
  }
}

/** Packs the package, installs it into the application of ./app, and prerenders that. */
async function makeApplication(folder: string): Promise<Consumer> {
  await run(ui, 'npm', 'pack', '--pack-destination', folder);
  const [name] = await readdir(folder);
  const tarball = join(folder, String(name));
  const app = join(folder, 'app');
  await cp(join(import.meta.dirname, 'app'), app, { recursive: true });
  await copySources(join(import.meta.dirname, 'app/src'), join(app, 'src'));
  await copySources(join(ui, 'src/fixtures'), join(app, 'src/fixtures'));
  await writeFile(join(app, 'package-lock.json'), await lockfile());
  const quietly = ['--ignore-scripts', '--prefer-offline', '--no-audit', '--no-fund'];
  await run(app, 'npm', 'install', tarball, ...quietly);

  const vite = join(app, 'node_modules/.bin/vite');
  await run(app, vite, 'build', '--ssr', 'src/prerender.tsx', '--outDir', 'dist-server');
  const pages = JSON.parse(await run(app, 'node', 'dist-server/prerender.js'));
  return { folder, app, tarball, pages };
}

/** Makes the application once for all tests. */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'elevate-consumer-')));
  const remove = () => rm(folder, { recursive: true, force: true });
  try {
    provide('consumer', await makeApplication(folder));
  } catch (error) {
    await remove();
    throw error;
  }
  return remove;
}
