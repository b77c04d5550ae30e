import type { CallableFunction, Request } from 'firebase-functions/https';

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

/**
 * A callable that reads its request before the SDK does. The SDK logs the whole body where `data` is
 * missing, answers 500 to an unknown `@type` or to nesting deeper than its stack, and refuses a
 * bearer token that is none of Firebase's, though these calls know no accounts.
 */
export function plainCall<T, R>(call: CallableFunction<T, R>): CallableFunction<T, R> {
  return new Proxy(call, {
    apply(target, self, [request, ...rest]: [Request, unknown]) {
      request.body = { data: plainData(request.body) };
      delete request.headers.authorization;
      return Reflect.apply(target, self, [request, ...rest]);
    },
  });
}
