import type { HttpsFunction } from 'firebase-functions/https';

export interface Answer {
  status: number;
  headers: Record<string, string>;
  body: unknown;
}

interface Question {
  method?: string;
  headers?: Record<string, string>;
  query?: Record<string, unknown>;
  body?: unknown;
  /** @default `body` as a form sends it, or as JSON */
  rawBody?: string;
}

/** Requests a function as the framework does, with the query parsed and the body read. */
export async function ask(
  handler: HttpsFunction,
  {
    method = 'POST',
    headers = {},
    query = {},
    body = '',
    rawBody = body instanceof URLSearchParams ? String(body) : JSON.stringify(body),
  }: Question,
): Promise<Answer> {
  const request = {
    method,
    headers,
    query,
    rawBody: Buffer.from(rawBody),
    complete: true,
    header: (name: string) => headers[name.toLowerCase()],
  };
  const answer: Answer = { status: 200, headers: {}, body: undefined };
  return new Promise((resolve) => {
    const response = {
      set(name: string | Record<string, string>, value = '') {
        const fields = typeof name === 'string' ? { [name]: value } : name;
        for (const [key, text] of Object.entries(fields)) answer.headers[key.toLowerCase()] = text;
        return response;
      },
      status(status: number) {
        answer.status = status;
        return response;
      },
      on: () => response,
      json(value: unknown) {
        answer.body = JSON.parse(JSON.stringify(value)) as unknown;
        resolve(answer);
      },
      send: () => resolve(answer),
      redirect: (status: number, location: string) =>
        resolve(response.status(status).set('location', location) && answer),
    };
    void handler(request as never, response as never);
  });
}

/** Calls a function as `httpsCallable` does. @param client the caller's address */
export const call = (handler: HttpsFunction, data: unknown, client: string): Promise<Answer> =>
  ask(handler, {
    headers: { 'content-type': 'application/json', 'x-forwarded-for': client },
    body: { data },
  });
