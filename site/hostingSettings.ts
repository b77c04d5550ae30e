import type { Brand } from '@elevate/brand';
import { reportFailureName } from '@elevate/enquiry';
import { contentSecurityPolicy } from '../scripts/contentSecurityPolicy.ts';

/** Replaces a marker in a file's text. @throws when it is not found exactly once. */
export function fill(text: string, marker: string, content: string, file: string): string {
  const [before, after, ...rest] = text.split(marker);
  if (after === undefined || rest.length > 0) {
    throw new Error(`${file} must hold ${marker} exactly once`);
  }
  return before + content + after;
}

/** How firebase.json passes on failure reports, while they are on, and what follows it. */
const reportRewrite = {
  found: new RegExp(`\\{\\s*"source": "/functions/${reportFailureName}",[^}]*\\}\\s*\\},\\s*`),
  text: (region: string) => `{
        "source": "/functions/${reportFailureName}",
        "function": {
          "functionId": "${reportFailureName}",
          "region": "${region}"
        }
      },
      `,
  before: '{ "source": "/retreats/**"',
};

/**
 * The text of firebase.json with what the brand's switches and the inline script of the pages require: the
 * Content-Security-Policy, which names the script by its hash, and the rewrite of failure reports.
 * @throws when the text lacks a place for them
 */
export function hostingSettings(
  text: string,
  switches: Pick<Brand, 'appCheck' | 'failureReports'>,
  headScript: string,
): string {
  const file = 'firebase.json';
  const { hosting } = JSON.parse(text) as {
    hosting: {
      headers: { headers: { key: string; value: string }[] }[];
      rewrites: { function?: { region: string } }[];
    };
  };
  const header = hosting.headers
    .flatMap(({ headers }) => headers)
    .find(({ key }) => key === 'Content-Security-Policy');
  const region = hosting.rewrites.find((rewrite) => rewrite.function)?.function?.region;
  if (!header || region === undefined) {
    throw new Error(`${file} has no Content-Security-Policy header, or no rewrite to a function`);
  }
  const policy = contentSecurityPolicy(switches, headScript);
  const { found, text: rewrite, before } = reportRewrite;
  return fill(
    fill(text, JSON.stringify(header.value), JSON.stringify(policy), file).replace(found, ''),
    before,
    (switches.failureReports ? rewrite(region) : '') + before,
    file,
  );
}
