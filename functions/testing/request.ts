import type { Request } from 'firebase-functions/https';

export interface Answered {
  status: number;
  headers: Record<string, string>;
  body: unknown;
}

interface Asked {
  method?: string;
  headers?: Record<string, string>;
  query?: Record<string, unknown>;
  body?: unknown;
}

type Handler = (request: never, response: never) => unknown;

/** Asks a function as its framework does, which has parsed query and body by then. */
export async function ask(
  handler: Handler,
  { method = 'POST', headers = {}, query = {}, body }: Asked,
): Promise<Answered> {
  const request = {
    method,
    headers,
    query,
    body,
    header: (name: string) => headers[name.toLowerCase()],
  } as unknown as Request;
  const answered: Answered = { status: 200, headers: {}, body: undefined };
  return new Promise((resolve) => {
    const finish = (given?: unknown) => {
      answered.body = given;
      resolve(answered);
      return response;
    };
    const response = {
      set(name: string, value: string) {
        answered.headers[name.toLowerCase()] = value;
        return response;
      },
      setHeader: (name: string, value: string) => response.set(name, value),
      getHeader: (name: string) => answered.headers[name.toLowerCase()],
      status(status: number) {
        answered.status = status;
        return response;
      },
      on: () => response,
      json: finish,
      send: finish,
      end: finish,
      redirect(status: number, location: string) {
        response.status(status).set('location', location);
        return finish();
      },
    };
    void handler(request as never, response as never);
  });
}
