/**
 * Makes a fresh checkout ready to run: dependencies, and the Node they need. This file runs on the
 * machine's own Node, from 20 up, before anything is installed, so it uses nothing but Node.
 */
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

const binaries = join(root, 'node_modules/.bin');
const ownNode = join(binaries, process.platform === 'win32' ? 'node.exe' : 'node');
const stamp = join(root, 'node_modules/.elevate-installed');
const neededMajor = 24;

/** Packages whose install scripts are run; package.json's allowScripts says the same to npm 11. */
const { allowScripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const withScripts = Object.keys(allowScripts).filter((name) => allowScripts[name]);

export const environment = {
  ...process.env,
  PATH: binaries + delimiter + process.env.PATH,
  STORYBOOK_DISABLE_TELEMETRY: '1',
};

const lockfile = join(root, 'package-lock.json');

/** Runs a command to its end, its output passed on. @throws when it fails. */
export function run(command, args, { env = environment, ...options } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit', env, ...options });
    child.on('error', reject);
    child.on('exit', (code, signal) =>
      code === 0
        ? resolve()
        : reject(new Error(`${[command, ...args].join(' ')} ended with ${signal ?? code}`)),
    );
  });
}

/** Installs the dependencies if the lockfile has changed since they were installed last. */
async function installDependencies() {
  const lock = readFileSync(lockfile);
  const digest = createHash('sha256').update(lock).digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === digest) return;
  console.log('Installing dependencies (a minute or two the first time) …');
  const quiet = ['--no-audit', '--no-fund', '--loglevel=error'];
  // npm 10 knows no allowScripts and would run every package's install script, npm 11 only the
  // listed ones. Run none, then the listed ones by name: the same with both.
  // Not `npm ci`: npm 11's refuses a lockfile that lacks a binary for another platform, and not every
  // registry has them all. `npm install` keeps to the lockfile too, and adds what this platform lacks;
  // what it writes into the lockfile on the way is taken back.
  await run('npm', ['install', '--ignore-scripts', ...quiet]);
  writeFileSync(lockfile, lock);
  await run('npm', ['rebuild', ...withScripts, '--ignore-scripts=false', ...quiet]);
  writeFileSync(stamp, digest);
}

const majorOf = (node) =>
  Number(/^v(\d+)/.exec(spawnSync(node, ['--version'], { encoding: 'utf8' }).stdout ?? '')?.[1]);

/** A terminal sends Ctrl-C to both processes; the child cleans up, and this one waits for it. */
const leaveToChild = () => {};

/**
 * Installs what is missing.
 * @param script the path of the running script, to start it again in Node 24 where the machine's
 * own Node is older
 * @returns whether this process is the one to do the work; where it is not, the other one has done
 * it and `process.exitCode` is set.
 */
async function isReady(script) {
  await installDependencies();
  if (Number(process.versions.node.split('.')[0]) >= neededMajor) return true;
  if (majorOf(ownNode) !== neededMajor) {
    throw new Error(
      `Node ${neededMajor} is needed and could not be installed as a package (npm's \`node\`). ` +
        `Remove node_modules and try again, or install Node ${neededMajor}.`,
    );
  }
  const child = spawn(ownNode, [script, ...process.argv.slice(2)], {
    cwd: root,
    stdio: 'inherit',
    env: environment,
  });
  process.on('SIGINT', leaveToChild);
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  process.exitCode = await new Promise((resolve) => {
    child.on('exit', (code) => resolve(code ?? 1));
  });
  process.off('SIGINT', leaveToChild);
  return false;
}

/**
 * Runs a verb of package.json once everything it needs is there; says what went wrong in one line.
 * @param scriptUrl the verb's `import.meta.url`
 */
export async function runVerb(scriptUrl, verb) {
  try {
    if (await isReady(fileURLToPath(scriptUrl))) await verb();
  } catch (error) {
    console.error(`\n${error.message}`);
    process.exit(1);
  }
}
