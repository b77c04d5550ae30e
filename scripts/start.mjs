/**
 * `npm start`: the whole product on this machine. Installs what is missing, builds what has changed,
 * and serves the site, the functions, their queue and a mailbox until Ctrl-C.
 */
import { runVerb } from './toolchain.mjs';

async function start() {
  const { build } = await import('./build.mjs');
  const { mailSettings } = await import('./mailSettings.mjs');
  const { startStack } = await import('./stack.mjs');
  const { warning, ...mail } = mailSettings(process.env);
  await build();

  const stack = await startStack({
    mailbox: !mail.smtpUrl,
    ...mail,
    onProgress: (line) => console.log(line),
  });

  console.log(`
  The site       ${stack.urls.site}
  The mailbox    ${stack.urls.mailbox ?? 'none: mail goes out through the server in SMTP_URL'}
  The functions  ${stack.urls.functions}
  Their log      ${stack.logFile}

  Ctrl-C stops everything.
`);
  if (warning) console.warn(`${warning}\n`);

  let isStopping = false;
  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    console.log('Stopping …');
    await stack.stop();
    process.exit(0);
  };
  process.on('SIGINT', () => void stop());
  process.on('SIGTERM', () => void stop());
  if (await stack.ended) {
    console.error(
      `\nA part has ended by itself, and everything with it: ${stack.logFile} says why.`,
    );
    process.exit(1);
  }
}

await runVerb(import.meta.url, start);
