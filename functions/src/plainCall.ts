import type { CallableFunction, Request } from 'firebase-functions/https';
import { setAnswerHeaders } from './answerHeaders.ts';

type Response = Parameters<CallableFunction<unknown, unknown>>[1];

const plain = (value: unknown) => (typeof value === 'object' && value !== null ? {} : value);

/**
 * The part of a call's body that a handler may see: `data` as one flat record of plain values. What
 * nests becomes an empty object, which no field accepts; anything but a record becomes null.
 */
export function plainData(body: unknown): Record<string, unknown> | null {
  const data = (body as { data?: unknown } | null | undefined)?.data;
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return null;
  return Object.fromEntries(
    Object.entries(data)
      // Of `constructor` and the like Yup would take what every object has by that name for a field.
      .filter(([key]) => key !== '@type' && !(key in Object.prototype))
      .map(([key, value]) => [key, plain(value)]),
  );
}

/** Why a request is none for a callable, as an HTTP status; undefined where it is one. */
function wrongRequest(request: Request): { status: number; message: string } | undefined {
  if (request.method !== 'POST') return { status: 405, message: 'Please use POST' };
  const [type] = (request.headers['content-type'] ?? '').toLowerCase().split(';');
  if (type?.trim() !== 'application/json') return { status: 415, message: 'Please send JSON' };
  return undefined;
}

/**
 * A callable that reads its request before the SDK does. The SDK logs the whole body where `data` is
 * missing, answers 500 to an unknown `@type` or to nesting deeper than its stack, refuses a bearer
 * token that is none of Firebase's, though these calls know no accounts, and logs as an error, for
 * which somebody would be woken, whatever is no call at all. Every answer carries our headers.
 */
export function plainCall<T, R>(call: CallableFunction<T, R>): CallableFunction<T, R> {
  return new Proxy(call, {
    apply(target, self, [request, response]: [Request, Response]) {
      setAnswerHeaders(response);
      const wrong = wrongRequest(request);
      if (wrong) {
        const { status, message } = wrong;
        response.status(status).json({ error: { status: 'INVALID_ARGUMENT', message } });
        return Promise.resolve();
      }
      request.body = { data: plainData(request.body) };
      delete request.headers.authorization;
      return Reflect.apply(target, self, [request, response]);
    },
  });
}
