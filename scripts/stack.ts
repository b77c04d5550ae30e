/**
 * The product's servers on this machine, without an account: the Firebase emulators, and a mailbox
 * (maildev) that receives what the functions send.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { closeSync, mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { environment, root } from './toolchain.mjs';

interface StackOptions {
  /** The mail server that the functions send through. @default a mailbox on port 1025, its page on 1080 */
  smtpUrl?: string | undefined;
  /** The mailbox that enquiries arrive in. @default what functions/.env.demo-elevate says */
  teamEmail?: string;
  /** The sender of every mail. @default what functions/.env.demo-elevate says */
  fromEmail?: string;
  /** Where the links in mails lead. @default what functions/.env.demo-elevate says: Hosting's emulator */
  siteOrigin?: string;
  /** Takes all output of the programs; emptied first. @default '.cache/stack.log' */
  logFile?: string;
  /** The emulators to run. @default those that the site needs: all but `auth` */
  only?: string[];
  onProgress?: (line: string) => void;
}

export interface Stack {
  urls: { site: string; functions: string; mailbox: string | undefined };
  logFile: string;
  /** Settles when a part has ended. */
  ended: Promise<unknown>;
  stop: () => Promise<void>;
}

const host = '127.0.0.1';
const project = 'demo-elevate';
const mailboxPorts = { smtp: 1025, web: 1080 };
const secretsFile = join(root, 'functions/.secret.local');

/** In ms. */
const readyWithin = 120_000;
const stoppedWithin = 10_000;

/** An environment in which the emulators request nothing from the network. */
function offlineEnvironment(): NodeJS.ProcessEnv {
  const env: NodeJS.ProcessEnv = {
    ...environment,
    // Silences the message of the day, which is fetched.
    CI: '1',
    NO_UPDATE_NOTIFIER: '1',
    // firebase-tools requests the newest version of firebase-functions from npm, and waits ten seconds
    // without a network.
    npm_config_offline: 'true',
    // It also looks for the credentials of a Google machine; a closed port fails at once.
    GCE_METADATA_HOST: `${host}:9`,
    // Seconds for a function's process to start. The emulator never answers a request whose process starts
    // later, which 30 s are too few for on a busy machine.
    FUNCTIONS_DISCOVERY_TIMEOUT: '300',
  };
  // They name an account.
  for (const name of ['FIREBASE_TOKEN', 'GOOGLE_APPLICATION_CREDENTIALS']) delete env[name];
  return env;
}

const isFree = (port: number, address: string) =>
  new Promise<boolean>((resolve) => {
    const server = createServer();
    // A machine without IPv6 has no ::1 for anyone to listen on.
    server.once('error', ({ code }: NodeJS.ErrnoException) =>
      resolve(code === 'EADDRNOTAVAIL' || code === 'EAFNOSUPPORT'),
    );
    server.listen(port, address, () => server.close(() => resolve(true)));
  });

/**
 * @param ports each with its use. Both addresses of localhost must be free, as a browser takes either.
 * @throws when one is taken, with its use
 */
export async function checkPorts(ports: [port: number, use: string][]): Promise<void> {
  for (const [port, use] of ports) {
    if (!((await isFree(port, host)) && (await isFree(port, '::1')))) {
      throw new Error(
        `Port ${port} is needed for ${use}, and it is taken: 'lsof -i :${port}' says by what. ` +
          'Stop that and try again.',
      );
    }
  }
}

/**
 * Ends a process group and removes the secrets once this process has ended, even by SIGKILL: the pipe to
 * the watchdog's stdin closes with it.
 */
const watchdog = `
  const group = -Number(process.argv[1]);
  const signal = (name) => { try { process.kill(group, name); } catch { process.exit(); } };
  process.stdin.resume().on('end', () => {
    require('node:fs').rmSync(process.argv[2], { force: true });
    signal('SIGINT');
    setTimeout(() => { signal('SIGKILL'); process.exit(); }, 8000);
    setInterval(() => signal(0), 200);
  });`;

/** Starts a program in a process group of its own, so that its children can be ended with it. */
function startProgram(command: string, args: string[], logFile: string) {
  const log = openSync(logFile, 'a');
  const child = spawn(command, args, {
    cwd: root,
    env: offlineEnvironment(),
    detached: true,
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  const guard = spawn(process.execPath, ['-e', watchdog, String(child.pid), secretsFile], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  let isRunning = true;
  const ended = once(child, 'exit')
    .catch(() => {}) // It could not be started.
    .finally(() => {
      isRunning = false;
    });

  return {
    ended,
    /**
     * Waits until the program can be used.
     * @throws when it has failed, ended or taken too long
     */
    async ready(isReady: (log: string) => boolean | Promise<boolean>, failure?: RegExp) {
      const end = Date.now() + readyWithin;
      for (;;) {
        const output = readFileSync(logFile, 'utf8');
        const hasFailed = failure?.test(output) || !isRunning || Date.now() > end;
        if (hasFailed) {
          const last = output.trim().split('\n').slice(-15).join('\n');
          throw new Error(`${command} did not start:\n${last}`);
        }
        if (await isReady(output)) return;
        await sleep(100);
      }
    },
    /** SIGINT lets it clean up; what is left after a while is killed. */
    async stop() {
      if (isRunning) {
        child.kill('SIGINT');
        await Promise.race([ended, sleep(stoppedWithin, undefined, { ref: false })]);
      }
      try {
        if (child.pid) process.kill(-child.pid, 'SIGKILL');
      } catch {
        // Nothing is left of the group.
      }
      await ended;
      guard.kill('SIGKILL');
    },
  };
}

const hasAnswered = (url: string) =>
  fetch(url, { signal: AbortSignal.timeout(2000) }).then(
    ({ ok }) => ok,
    () => false,
  );

/** Writes a new file each time, because `mode` applies to new files only. */
function writeSecrets(values: Record<string, string | undefined>): void {
  const lines = Object.entries(values)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}=${JSON.stringify(value)}\n`);
  rmSync(secretsFile, { force: true });
  writeFileSync(secretsFile, lines.join(''), { mode: 0o600, flag: 'wx' });
}

/**
 * Starts the emulators (and the mailbox) and waits until they can be used.
 * @throws when a port is taken, with its use, or when a part does not start
 */
export async function startStack({
  smtpUrl,
  teamEmail,
  fromEmail,
  siteOrigin,
  logFile = join(root, '.cache/stack.log'),
  only = ['functions', 'tasks', 'hosting'],
  onProgress = () => {},
}: StackOptions = {}): Promise<Stack> {
  const { emulators } = JSON.parse(readFileSync(join(root, 'firebase.json'), 'utf8')) as {
    emulators: Record<string, { port: number }>;
  };
  const portOf = (name: string) => emulators[name]?.port ?? 0;
  const hasMailbox = smtpUrl === undefined;

  await checkPorts([
    ...(hasMailbox
      ? ([
          [mailboxPorts.smtp, "the mailbox's SMTP server"],
          [mailboxPorts.web, "the mailbox's page"],
        ] satisfies [number, string][])
      : []),
    ...[...only, 'hub', 'logging'].map((name): [number, string] => [
      portOf(name),
      `the ${name} emulator`,
    ]),
  ]);

  mkdirSync(dirname(logFile), { recursive: true });
  writeFileSync(logFile, '');

  const programs: ReturnType<typeof startProgram>[] = [];
  const start = (command: string, args: (string | number)[]) => {
    const program = startProgram(command, args.map(String), logFile);
    programs.push(program);
    return program;
  };
  const stop = async () => {
    // First, while the ports are still taken: a stack that starts right after writes its own file.
    rmSync(secretsFile, { force: true });
    await Promise.all(programs.map((program) => program.stop()));
  };

  try {
    if (hasMailbox) {
      onProgress('Starting the mailbox …');
      const { smtp, web } = mailboxPorts;
      const addresses = ['--ip', host, '--smtp', smtp, '--web-ip', host, '--web', web];
      await start('maildev', ['--silent', ...addresses]).ready(() =>
        hasAnswered(`http://${host}:${web}/api/healthz`),
      );
    }
    // The emulator gives every line of this file to the functions, over those of .env.demo-elevate.
    writeSecrets({
      SMTP_URL: smtpUrl ?? `smtp://${host}:${mailboxPorts.smtp}`,
      SUBMISSION_KEY: randomBytes(32).toString('hex'),
      TOKEN_KEY: randomBytes(32).toString('hex'),
      SITE_ORIGIN: siteOrigin,
      TEAM_EMAIL: teamEmail,
      FROM_EMAIL: fromEmail,
      // A real server takes no return path at example.com.
      BOUNCE_EMAIL: fromEmail,
    });
    onProgress(`Starting the emulators (${only.join(', ')}) …`);
    const program = join(root, 'node_modules/firebase-tools/lib/bin/firebase.js');
    const args = ['emulators:start', '--project', project, '--only', only.join(',')];
    // An address that is not well encoded (`/?q=%E0%A4%A`) would end the Hosting emulator, which leaves
    // the rejection unhandled. Real Hosting answers it.
    const firebase = start(process.execPath, ['--unhandled-rejections=warn', program, ...args]);
    // 'All emulators ready' is printed even where the functions could not be loaded.
    await firebase.ready(
      (log) => log.includes('All emulators ready') && log.includes('Loaded functions definitions'),
      /Failed to load function definition/,
    );
    onProgress('Ready');
  } catch (error) {
    await stop();
    throw error;
  }

  return {
    urls: {
      site: `http://localhost:${portOf('hosting')}`,
      functions: `http://${host}:${portOf('functions')}/${project}/europe-west3`,
      mailbox: hasMailbox ? `http://localhost:${mailboxPorts.web}` : undefined,
    },
    logFile,
    ended: Promise.race(programs.map((program) => program.ended)),
    stop,
  };
}

/**
 * Keeps a stack running until Ctrl-C, then stops it and ends this process. If a part of it or one of the
 * other programs ends, all of them end.
 */
export async function runUntilStopped(
  stack: Stack,
  otherPrograms: ChildProcess[] = [],
): Promise<never> {
  const interrupted = new Promise<undefined>((resolve) => {
    // Not `once`: npm repeats a terminal's Ctrl-C, and the second one would end this process too early.
    for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => resolve(undefined));
  });
  const failure = await Promise.race([
    interrupted,
    stack.ended.then(() => `The emulators or the mailbox have ended: ${stack.logFile} says why.`),
    ...otherPrograms.map((program) =>
      once(program, 'exit').then(
        ([code, signal]) => `${program.spawnargs.join(' ')} ended with ${signal ?? code}.`,
        ({ message }: Error) => message,
      ),
    ),
  ]);
  if (failure) console.error(`\n${failure}`);
  console.log('Stopping …');
  for (const program of otherPrograms) program.kill();
  await stack.stop();
  process.exit(failure ? 1 : 0);
}
