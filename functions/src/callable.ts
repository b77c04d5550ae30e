import { brand } from '@elevate/brand';
import { getAppCheck } from 'firebase-admin/app-check';
import {
  type HttpsFunction,
  type HttpsOptions,
  onRequest,
  type Request,
} from 'firebase-functions/https';
import { CallableError } from './CallableError.ts';
import { callLimits } from './limits.ts';
import { errorCode, log } from './log.ts';
import { discardBody, parseJson, readBody } from './requestBody.ts';
import { accounts, region } from './settings.ts';

type Response = Parameters<HttpsFunction>[1];

/**
 * Headers of every answer (docs/security.md). Hosting sets its own only on requests that come through
 * it, and each function also has an address without Hosting.
 */
const headers = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
};

const internalError = new CallableError(500, 'Something went wrong. Please email us.');

/** Result of every call that succeeds; an enquiry's has more. */
export const accepted = { accepted: true } as const;

/**
 * A public HTTP function with our headers, limits and errors.
 * @param methods that it answers; the first is named to callers who use another
 * @param handler finds the body in `rawBody`, not in `body`
 */
export const onPublicRequest = (
  secrets: NonNullable<HttpsOptions['secrets']>,
  methods: readonly string[],
  handler: (request: Request, response: Response) => Promise<void>,
): HttpsFunction =>
  onRequest(
    {
      ...callLimits,
      region,
      serviceAccount: accounts.calls,
      secrets,
      invoker: 'public',
      // Hosting serves the functions at the site's own address. Without `cors`, the emulator allows all.
      cors: false,
    },
    async (request, response) => {
      response.set(headers);
      try {
        if (!methods.includes(request.method)) {
          throw new CallableError(405, `Please use ${methods[0]}`);
        }
        request.rawBody = await readBody(request);
        await handler(request, response);
      } catch (error) {
        const answer = error instanceof CallableError ? error : internalError;
        // The process would end, and with it the calls of others.
        if (answer !== error) log.callFailed(errorCode(error));
        const { httpStatus, details } = answer;
        if (httpStatus === 405) response.set('Allow', methods.join(', '));
        if (details?.retryAfterSeconds) response.set('Retry-After', `${details.retryAfterSeconds}`);
        response.status(httpStatus).json(answer);
        if (!request.complete) discardBody(request);
      }
    },
  );

/** @throws `CallableError` when the request has no valid App Check token */
async function checkApp(request: Request): Promise<void> {
  try {
    await getAppCheck().verifyToken(request.header('X-Firebase-AppCheck') ?? '');
  } catch (error) {
    log.appCheckRefused(errorCode(error));
    throw new CallableError(401, 'Unauthenticated');
  }
}

/**
 * A function that speaks the callable protocol
 * (https://firebase.google.com/docs/functions/callable-reference), so that `httpsCallable` of the
 * Firebase SDK can call it: a POST of `{data}` is answered with `{result}` or `{error}`. The SDK's own
 * `onCall` would log bodies without `data` and refuse bearer tokens of other systems.
 * @param handler gets `data` unchecked
 */
export const onCallable = (
  secrets: NonNullable<HttpsOptions['secrets']>,
  handler: (data: unknown, request: Request) => Promise<object>,
): HttpsFunction =>
  onPublicRequest(secrets, ['POST'], async (request, response) => {
    const type = request.header('Content-Type') ?? '';
    if (!/^application\/json\s*(;\s*charset="?utf-8"?\s*)?$/i.test(type)) {
      throw new CallableError(415, 'Please send JSON');
    }
    if (brand.appCheck) await checkApp(request);
    const body = parseJson(request.rawBody) as { data?: unknown } | null;
    response.json({ result: await handler(body?.data, request) });
  });
