import { type IncomingMessage, Server, type ServerResponse } from 'node:http';
import { setAnswerHeaders } from './answerHeaders.ts';
import { bodyLimit } from './limits.ts';
import { log } from './log.ts';

interface Refusal {
  status: number;
  reason: 'too long' | 'encoded';
  message: string;
}

const tooLong: Refusal = { status: 413, reason: 'too long', message: 'This is too long' };
const encoded: Refusal = { status: 415, reason: 'encoded', message: 'Please send plain JSON' };

function refuse(response: ServerResponse, { status, reason, message }: Refusal): void {
  log.bodyRefused(reason);
  setAnswerHeaders(response);
  response
    .writeHead(status, { 'content-type': 'application/json' })
    .end(JSON.stringify({ error: { status: 'INVALID_ARGUMENT', message } }));
}

/** What the headers tell of a body that is none of ours. */
function headersRefusal({ headers }: IncomingMessage): Refusal | undefined {
  if ((headers['content-encoding'] ?? 'identity') !== 'identity') return encoded;
  return Number(headers['content-length'] ?? 0) > bodyLimit ? tooLong : undefined;
}

/** Counts a body of no told length as it comes; what exceeds the limit is answered and thrown away. */
function countBody(request: IncomingMessage, response: ServerResponse): void {
  const push = request.push.bind(request);
  let length = 0;
  request.push = (chunk: Buffer | null, encoding) => {
    length += chunk?.length ?? 0;
    if (length <= bodyLimit) return push(chunk, encoding);
    if (!response.headersSent) refuse(response, tooLong);
    return true;
  };
}

/**
 * Refuses bodies that are too long or compressed, before they are read. The framework below our
 * functions inflates and parses up to 1 GB before any of our code is asked, and some 30 MB at once
 * are more than an instance has. It has no setting for that, so it is done where Node hands a request
 * over to it.
 */
export function limitBodies(): void {
  // oxlint-disable-next-line typescript/unbound-method -- it gets the server it was called on
  Server.prototype.emit = new Proxy(Server.prototype.emit, {
    apply(emit, server, event: [string, ...unknown[]]) {
      const [name, ...values] = event;
      if (name === 'request') {
        const [request, response] = values as [IncomingMessage, ServerResponse];
        const refusal = headersRefusal(request);
        if (refusal) {
          refuse(response, refusal);
          return true;
        }
        if (request.headers['content-length'] === undefined) countBody(request, response);
      }
      return Reflect.apply(emit, server, event);
    },
  });
}
