/**
 * Everything of the product that runs beside the browser, on this machine and with no account: the
 * Firebase emulators and, if wanted, a mailbox (maildev) that takes what the functions send.
 */
import { execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createWriteStream, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { environment, root } from './toolchain.mjs';

const host = '127.0.0.1';
const project = 'demo-elevate';
const mailboxPorts = { smtp: 1025, web: 1080 };
const secretsFile = join(root, 'functions/.secret.local');
const readyWithin = 120_000;
const mailboxWithin = 30_000;
const stoppedWithin = 10_000;

const readConfig = () => JSON.parse(readFileSync(join(root, 'firebase.json'), 'utf8'));

/** The settings that keep the emulators from asking the network for anything. */
function offlineEnvironment() {
  const env = {
    ...environment,
    // Silences the message of the day, which is fetched.
    CI: '1',
    NO_UPDATE_NOTIFIER: '1',
    // firebase-tools asks npm for the newest firebase-functions, for ten seconds where there is no net.
    npm_config_offline: 'true',
    // It also looks for the credentials of a Google machine; here it is told at once that this is none.
    GCE_METADATA_HOST: `${host}:9`,
  };
  // Would name an account.
  for (const name of ['FIREBASE_TOKEN', 'GOOGLE_APPLICATION_CREDENTIALS']) delete env[name];
  return env;
}

const outputOf = (command, args) => {
  try {
    return execFileSync(command, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  } catch {
    return ''; // Not on this machine, or it found nothing.
  }
};

/** Who listens on a port, where `ss` (Linux) or `lsof` can tell. */
function listenerOn(port) {
  const pid =
    /pid=(\d+)/.exec(outputOf('ss', ['-Hltnp', `sport = :${port}`]))?.[1] ??
    /^\d+/.exec(outputOf('lsof', ['-nPt', `-iTCP:${port}`, '-sTCP:LISTEN']))?.[0];
  if (!pid) return '';
  const command = outputOf('ps', ['-o', 'args=', '-p', pid]).trim();
  return ` by process ${pid}${command && ` (${command.slice(0, 80)})`}`;
}

const isFree = (port, address) =>
  new Promise((resolve) => {
    const server = createServer();
    // A machine without IPv6 has no ::1 for anyone to listen on.
    server.once('error', ({ code }) =>
      resolve(code === 'EADDRNOTAVAIL' || code === 'EAFNOSUPPORT'),
    );
    server.listen(port, address, () => server.close(() => resolve(true)));
  });

/** @type {typeof import('./stack.d.mts').checkPorts} */
export async function checkPorts(ports) {
  for (const [port, use] of ports) {
    if (!((await isFree(port, host)) && (await isFree(port, '::1')))) {
      throw new Error(
        `Port ${port} is needed for ${use}, and it is taken${listenerOn(port)}. Stop that and try again.`,
      );
    }
  }
}

/**
 * Ends a process group and removes the secrets when this process is gone, however it went: the pipe
 * to its stdin closes even when nothing of ours can run any more.
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
function startProgram(command, args, log) {
  const child = spawn(command, args, {
    cwd: root,
    env: offlineEnvironment(),
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const guard = spawn(process.execPath, ['-e', watchdog, String(child.pid), secretsFile], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  let output = '';
  let isReady = false;
  const waiting = new Set();
  const take = (chunk) => {
    log.write(chunk);
    if (isReady) return;
    output += chunk;
    for (const check of waiting) check();
  };
  child.stdout.setEncoding('utf8').on('data', take);
  child.stderr.setEncoding('utf8').on('data', take);
  const exited = new Promise((resolve) => {
    const settle = () => {
      for (const check of waiting) check();
      resolve();
    };
    child.once('error', settle);
    child.once('exit', settle);
  });
  const isRunning = () => child.exitCode === null && child.signalCode === null && child.pid;
  const signalGroup = (signal) => {
    try {
      if (child.pid) process.kill(-child.pid, signal);
    } catch {
      // Gone already.
    }
  };

  return {
    isRunning,
    exited,
    /** From here on its output goes to the log alone, as it may run for days. */
    ready() {
      isReady = true;
      output = '';
    },
    /** Waits until every pattern has been printed. @throws when the program ends or says it failed. */
    printed: (patterns, failure) =>
      new Promise((resolve, reject) => {
        const settle = (finish, value) => {
          clearTimeout(timer);
          waiting.delete(check);
          finish(value);
        };
        const fail = (reason) =>
          settle(
            reject,
            new Error(`${command} ${reason}:\n${output.trim().split('\n').slice(-15).join('\n')}`),
          );
        const check = () => {
          if (failure?.test(output)) fail('did not come up');
          else if (patterns.every((pattern) => pattern.test(output))) settle(resolve);
          else if (!isRunning()) fail('ended early');
        };
        const timer = setTimeout(() => fail('took too long'), readyWithin);
        waiting.add(check);
        check();
      }),
    /** One SIGINT lets it clean up; what is left after a while is killed. */
    async stop() {
      if (isRunning()) {
        child.kill('SIGINT');
        await Promise.race([exited, sleep(stoppedWithin, undefined, { ref: false })]);
      }
      signalGroup('SIGKILL');
      await exited;
      guard.kill('SIGKILL');
    },
  };
}

const startMailbox = (log) =>
  startProgram(
    'maildev',
    [
      '--silent',
      '--ip',
      host,
      '--smtp',
      mailboxPorts.smtp,
      '--web-ip',
      host,
      '--web',
      mailboxPorts.web,
    ].map(String),
    log,
  );

const answers = async (url) => {
  try {
    return (await fetch(url, { signal: AbortSignal.timeout(2000) })).ok;
  } catch {
    return false;
  }
};

/** Made anew each time: a mode is given to new files only. */
function writeSecrets(values) {
  const lines = Object.entries(values)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}=${JSON.stringify(value)}\n`);
  rmSync(secretsFile, { force: true });
  writeFileSync(secretsFile, lines.join(''), { mode: 0o600, flag: 'wx' });
}

/**
 * Starts the emulators (and the mailbox) and waits until they are ready to be used.
 * @type {typeof import('./stack.d.mts').startStack} where every option is described
 */
export async function startStack({
  mailbox = true,
  smtpUrl = `smtp://${host}:${mailboxPorts.smtp}`,
  teamEmail,
  fromEmail,
  siteOrigin,
  submissionKey = randomBytes(32).toString('hex'),
  tokenKey = randomBytes(32).toString('hex'),
  logFile = join(root, '.cache/stack.log'),
  only,
  onProgress = () => {},
} = {}) {
  const config = readConfig();
  const emulators = only ?? ['functions', 'tasks', ...(config.hosting ? ['hosting'] : [])];
  const portOf = (name) => config.emulators[name].port;

  await checkPorts([
    ...(mailbox
      ? [
          [mailboxPorts.smtp, "the mailbox's SMTP server"],
          [mailboxPorts.web, "the mailbox's page"],
        ]
      : []),
    ...[...emulators, 'hub', 'logging'].map((name) => [portOf(name), `the ${name} emulator`]),
  ]);

  mkdirSync(dirname(logFile), { recursive: true });
  const log = createWriteStream(logFile);

  const programs = [];
  let stopping;
  const stopAll = async () => {
    // First, while the ports are still taken: the file of a stack that starts right after stays.
    rmSync(secretsFile, { force: true });
    await Promise.all(programs.map((program) => program.stop()));
    log.end();
    await once(log, 'close');
  };
  const stop = () => {
    stopping ??= stopAll();
    return stopping;
  };

  try {
    if (mailbox) {
      onProgress('Starting the mailbox …');
      const program = startMailbox(log);
      programs.push(program);
      const end = Date.now() + mailboxWithin;
      while (!(await answers(`http://${host}:${mailboxPorts.web}/api/healthz`))) {
        if (!program.isRunning() || Date.now() > end) await program.printed([], /^/);
        await sleep(100);
      }
      program.ready();
    }
    // The emulator gives the functions every line of this file, over those of .env.demo-elevate.
    writeSecrets({
      SMTP_URL: smtpUrl,
      SUBMISSION_KEY: submissionKey,
      TOKEN_KEY: tokenKey,
      SITE_ORIGIN: siteOrigin,
      TEAM_EMAIL: teamEmail,
      FROM_EMAIL: fromEmail,
    });
    onProgress(`Starting the emulators (${emulators.join(', ')}) …`);
    const program = startProgram(
      process.execPath,
      [
        // An address that is not well encoded (`/?q=%E0%A4%A`) would end the Hosting emulator: it
        // leaves the rejection unhandled. Real Hosting answers it.
        '--unhandled-rejections=warn',
        join(root, 'node_modules/firebase-tools/lib/bin/firebase.js'),
        'emulators:start',
        '--project',
        project,
        '--only',
        emulators.join(','),
      ],
      log,
    );
    programs.push(program);
    // 'All emulators ready' is printed even where the functions could not be loaded.
    await program.printed(
      [
        /All emulators ready/,
        ...(emulators.includes('functions') ? [/Loaded functions definitions/] : []),
      ],
      /Failed to load function definition/,
    );
    program.ready();
    onProgress('Ready');
  } catch (error) {
    await stop();
    throw error;
  }

  return {
    urls: {
      ...(emulators.includes('hosting') && { site: `http://localhost:${portOf('hosting')}` }),
      functions: `http://${host}:${portOf('functions')}/${project}/europe-west3`,
      ...(mailbox && { mailbox: `http://localhost:${mailboxPorts.web}` }),
      smtp: smtpUrl,
    },
    logFile,
    ended: Promise.race(programs.map((program) => program.exited)).then(async () => {
      const hasFailed = stopping === undefined;
      await stop();
      return hasFailed;
    }),
    stop,
  };
}
