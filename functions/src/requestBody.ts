/**
 * Bodies of public requests. The Functions Framework would read, inflate and parse up to 1 GB before it calls a
 * function, and has no setting for that, so a body is kept from it and read here.
 */
import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';
import type { Request } from 'firebase-functions/https';
import { CallableError } from './CallableError.ts';
import { bodyLimit, bodyTime, waitingBodies } from './limits.ts';
import { log } from './log.ts';

/**
 * Makes Express pass requests on with their body unread. Node's channel (experimental, Node 22.12 and later)
 * has a request before the framework has it. Without the channel the framework reads bodies, and all calls work.
 *
 * Never throws: the process would end.
 */
export function leaveBodiesUnread(): void {
  subscribe('http.server.request.start', (event) => {
    const { request } = event as { request: IncomingMessage };
    // body-parser reads only where one of these announces a body (`hasBody` of type-is).
    delete request.headers['content-length'];
    delete request.headers['transfer-encoding'];
    // The framework adds these to every log line, and callers can send any.
    if (!/^\w{1,36}$/.test(String(request.headers['function-execution-id']))) {
      delete request.headers['function-execution-id'];
    }
    if (String(request.headers['x-cloud-trace-context']).length > 100) {
      delete request.headers['x-cloud-trace-context'];
    }
    // Express logs an error about a path that it cannot decode. No function reads its path.
    if (!/^\/(?:[^%?]|%[0-7][\da-f])*(?:\?|$)/i.test(request.url ?? '')) request.url = '/';
  });
}

const refusals = {
  encoded: [415, 'Please send plain JSON'],
  'too long': [413, 'This is too long'],
  incomplete: [408, 'This did not arrive in time'],
  malformed: [400, 'Please send JSON'],
} as const;

function refusal(reason: keyof typeof refusals): CallableError {
  log.bodyRefused(reason);
  const [status, message] = refusals[reason];
  return new CallableError(status, message);
}

/** Ends the wait for a body, the longest wait first. */
const waiting = new Set<() => void>();

const receiveBody = (request: IncomingMessage): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    // At once, because each chunk takes some hundred bytes besides its own, which may be a single one.
    const body = Buffer.alloc(bodyLimit);
    let bytes = 0;
    const settle = (reason?: 'too long' | 'incomplete') => {
      clearTimeout(timer);
      waiting.delete(giveUp);
      request.off('data', take).off('end', settle).off('close', giveUp);
      if (reason) reject(refusal(reason));
      else resolve(body.subarray(0, bytes));
    };
    const giveUp = () => settle('incomplete');
    const take = (chunk: Buffer) => {
      if (bytes + chunk.length > bodyLimit) settle('too long');
      else bytes += chunk.copy(body, bytes);
    };
    const timer = setTimeout(giveUp, bodyTime);
    // A form's body arrives with its headers, so a body that has been awaited long is no visitor's.
    if (waiting.size >= waitingBodies) waiting.values().next().value?.();
    waiting.add(giveUp);
    request.on('data', take).on('end', settle).on('close', giveUp);
  });

/**
 * The body of a request, at most `bodyLimit` bytes.
 * @throws `CallableError` when it is encoded, longer or does not arrive in time
 */
export async function readBody(request: Request): Promise<Buffer> {
  if ((request.headers['content-encoding'] ?? 'identity') !== 'identity') throw refusal('encoded');
  // Without the channel, the framework has read it.
  const body = request.rawBody ?? (await receiveBody(request));
  if (body.length > bodyLimit) throw refusal('too long');
  return body;
}

/** @throws `CallableError` when a body is no JSON in UTF-8 (RFC 8259) */
export function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(body));
  } catch {
    throw refusal('malformed');
  }
}

/** Discards the rest of a refused body for a second, so that the caller sees the answer, and closes the connection. */
export function discardBody(request: Request): void {
  request.resume();
  setTimeout(() => request.destroy(), 1000);
}
