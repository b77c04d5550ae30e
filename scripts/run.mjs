// @ts-check
/**
 * `node scripts/run.mjs [script] [argument…]`: installs what is missing, then runs a script of this folder,
 * if one is named, in Node 24. It starts on the machine's own Node, from 20 up, before anything is installed,
 * so it uses nothing but Node.
 */
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { binaries, environment, root, run } from './toolchain.mjs';

const neededMajor = 24;
const installedNode = join(binaries, process.platform === 'win32' ? 'node.exe' : 'node');

/** Installs the dependencies if the lockfile has changed since they were last installed. */
async function installDependencies() {
  const stamp = join(root, 'node_modules/.elevate-installed');
  const lock = readFileSync(join(root, 'package-lock.json'));
  const digest = createHash('sha256').update(lock).digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === digest) return;
  console.log('Installing dependencies (a minute or two the first time) …');
  const quiet = ['--no-audit', '--no-fund', '--loglevel=error'];
  // Not `npm ci`, which begins by deleting node_modules, and with it the Node that may run this.
  // npm 10 does not know allowScripts and would run every package's install script; npm 11 runs only the
  // listed ones. Running none, then the listed ones by name, does the same with both.
  await run('npm', ['install', '--no-save', '--ignore-scripts', ...quiet]);
  const { allowScripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const allowed = Object.keys(allowScripts).filter((name) => allowScripts[name]);
  await run('npm', ['rebuild', ...allowed, '--ignore-scripts=false', ...quiet]);
  writeFileSync(stamp, digest);
}

/** Starts this process again in the installed Node. */
async function restart() {
  const { stdout } = spawnSync(installedNode, ['--version'], { encoding: 'utf8' });
  if (!stdout?.startsWith(`v${neededMajor}.`)) {
    throw new Error(
      `Node ${neededMajor} is needed and could not be installed as a package (npm's \`node\`). ` +
        `Remove node_modules and try again, or install Node ${neededMajor}.`,
    );
  }
  const args = [fileURLToPath(import.meta.url), ...process.argv.slice(2)];
  const child = spawn(installedNode, args, { stdio: 'inherit', env: environment });
  // A terminal sends Ctrl-C to both processes; the child cleans up, and this one waits for it.
  process.on('SIGINT', () => {});
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  process.exitCode = await new Promise((resolve) => {
    child.on('exit', (code) => resolve(code ?? 1));
  });
}

try {
  await installDependencies();
  const [script] = process.argv.slice(2);
  const isOld = Number.parseInt(process.versions.node, 10) < neededMajor;
  // The code imports the lists that this makes.
  if (script === undefined || !isOld) await run('node', ['packages/artwork/build/pictures.ts']);
  if (script === undefined) console.log('Everything is installed.');
  else if (isOld) await restart();
  else {
    process.argv.splice(2, 1); // The script finds its own arguments only.
    await import(`./${script}`);
  }
} catch (error) {
  console.error(error instanceof Error ? `\n${error.message}` : error);
  process.exit(1);
}
