import { type FailureReport, isFailureReport } from '@elevate/enquiry';
import type { Request } from 'firebase-functions/https';
import { CallableError } from './CallableError.ts';
import { onPublicRequest } from './callable.ts';
import { admit } from './limits.ts';
import { log } from './log.ts';

/** Most policy reports that are read of a request: a browser may send several in one. */
const mostReports = 5;

/** Families of browsers, by what only their User-Agent contains; later ones name earlier ones too. */
const browsers = [
  ['Firefox', /Firefox|FxiOS/],
  ['Edge', /Edg/],
  ['Chrome', /Chrom(?:e|ium)|CriOS/],
  ['Safari', /Safari/],
] as const;

const browserOf = (request: Request): string => {
  const agent = request.header('User-Agent') ?? '';
  return browsers.find(([, pattern]) => pattern.test(agent))?.[0] ?? 'other';
};

const placeOf = (filePath: string, functionName: string) => ({
  context: { reportLocation: { filePath, lineNumber: 1, functionName } },
});

/** Logs a stack as V8 writes it, which Error Reporting groups by; without one, a place. */
function logReport({ code, name, frames, release, route, locale }: FailureReport, browser: string) {
  const stack = [`${name}: ${code}`, ...frames.map((frame) => `    at /assets/${frame}`)];
  log.failureReported(stack.join('\n'), {
    serviceContext: { service: 'site', version: release },
    ...(frames.length === 0 && placeOf(route, code)),
    code,
    browser,
    route,
    locale,
  });
}

type Fields = Record<string, unknown>;

const isRecord = (data: unknown): data is Fields =>
  typeof data === 'object' && data !== null && !Array.isArray(data);

/** The first text among fields: `report-uri` and `report-to` name them differently. */
const textIn = (fields: Fields, ...names: string[]): string =>
  names.map((name) => fields[name]).find((value) => typeof value === 'string') ?? '';

/** What the policy blocked: a keyword such as `inline`, or an origin. Undefined for an extension's. */
function blockedIn(fields: Fields): string | undefined {
  const blocked = textIn(fields, 'blocked-uri', 'blockedURL');
  if (/^[a-z-]{1,30}$/.test(blocked)) return blocked.endsWith('extension') ? undefined : blocked;
  const { protocol = '', origin = '' } = URL.parse(blocked) ?? {};
  return /^(?:https?|wss?):$/.test(protocol) && origin.length <= 100 ? origin : undefined;
}

/**
 * Logs a violation of the Content-Security-Policy (https://www.w3.org/TR/CSP3/#reporting), unless an
 * extension caused it. Of the addresses it takes the page's path and the blocked origin, and never a sample.
 */
function logViolation(fields: Fields, browser: string): void {
  const page = URL.parse(textIn(fields, 'document-uri', 'documentURL'));
  const source = textIn(fields, 'source-file', 'sourceFile');
  const directive = textIn(fields, 'effective-directive', 'effectiveDirective');
  const blocked = blockedIn(fields);
  const isOurs = source === '' || URL.parse(source)?.origin === page?.origin;
  if (!page || !isOurs || blocked === undefined || !/^[a-z-]{1,40}$/.test(directive)) return;
  const path = /^[\w/-]{1,80}$/.test(page.pathname) ? page.pathname : 'other';
  log.failureReported(`PolicyViolation: ${directive} blocked ${blocked}`, {
    serviceContext: { service: 'site' },
    ...placeOf(path, directive),
    code: 'policy',
    browser,
  });
}

/** The body as JSON. Parsed here, because the framework logs what it cannot parse as an error. */
function bodyOf({ rawBody }: Request): unknown {
  try {
    return JSON.parse(rawBody.toString());
  } catch {
    return undefined;
  }
}

function logBody(body: unknown, browser: string): void {
  if (isFailureReport(body)) logReport(body, browser);
  else if (isRecord(body) && isRecord(body['csp-report'])) {
    logViolation(body['csp-report'], browser);
  } else if (Array.isArray(body)) {
    for (const report of body.slice(0, mostReports)) {
      if (isRecord(report) && isRecord(report['body']) && report['type'] === 'csp-violation') {
        logViolation(report['body'], browser);
      }
    }
  }
}

/**
 * `report-failure`: logs what failed in a browser. It answers every report with 204, also those over a limit or
 * of another shape, which it drops, because no browser reads the answer.
 */
export const reportFailure = onPublicRequest([], ['POST'], async (request, response) => {
  try {
    if (admit('report', request) !== 'flood') logBody(bodyOf(request), browserOf(request));
  } catch (error) {
    if (!(error instanceof CallableError)) throw error;
  }
  response.status(204).send();
});
