/**
 * `npm start`: the whole product on this machine. Builds what has changed, and serves the site, the
 * functions, their queue and a mailbox until Ctrl-C. With SMTP_URL mail goes to that server instead of
 * the mailbox, to TEAM_EMAIL and from FROM_EMAIL.
 */
import { brand, isPlaceholder } from '../packages/brand/src/brand.ts';
import { build } from './build.ts';
import { runUntilStopped, startStack } from './stack.ts';

const smtpUrl = process.env['SMTP_URL'] || undefined;
const teamEmail = process.env['TEAM_EMAIL'] || brand.email;
const fromEmail = process.env['FROM_EMAIL'] || brand.email;

await build();
const stack = await startStack({
  smtpUrl,
  teamEmail,
  fromEmail,
  onProgress: (line) => console.log(line),
});
console.log(`
  The site       ${stack.urls.site}
  The mailbox    ${stack.urls.mailbox ?? 'none: mail goes out through the server in SMTP_URL'}
  The functions  ${stack.urls.functions}
  Their log      ${stack.logFile}

  Ctrl-C stops everything.
`);
if (smtpUrl && [teamEmail, fromEmail].some(isPlaceholder)) {
  console.warn(
    'SMTP_URL may send real mail, and an address is still a placeholder: ' +
      `TEAM_EMAIL=${teamEmail} FROM_EMAIL=${fromEmail}. Set them as you set SMTP_URL.\n`,
  );
}
await runUntilStopped(stack);
