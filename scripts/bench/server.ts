/**
 * The built site as production serves it: Hosting's answers, by superstatic with firebase.json as in its
 * emulator, and in front of it what the CDN adds: TLS, HTTP/2 and brotli.
 */
import { createHash, X509Certificate } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { createSecureServer, type ServerHttp2Session } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { generate } from 'selfsigned';
import { server as createHosting } from 'superstatic';
import { brand } from '../../packages/brand/src/brand.ts';
import { root } from '../toolchain.mjs';

/** An answer that the server sent. */
export interface Answer {
  path: string;
  status: number;
  /** The media type. */
  type: string;
  /** Of the body as it was sent: compressed, without headers. */
  bytes: number;
}

export interface BenchServer {
  port: number;
  /** Of the certificate's key, in base64; Chromium trusts the server by it. */
  fingerprint: string;
  /** The answers since the last call. */
  takeAnswers: () => Answer[];
  stop: () => Promise<void>;
}

interface Response {
  status: number;
  type: string;
  headers: Record<string, string>;
  body: Buffer;
}

const address = '127.0.0.1';

const compressible = /^text\/|javascript|json|xml|svg/;

/** Headers of a single connection (RFC 9110, section 7.6.1), and those that Node sets itself. */
const hopHeaders = new Set([
  'connection',
  'keep-alive',
  'transfer-encoding',
  'content-length',
  'date',
]);

/** The page without its scripts: same markup, styles, fonts and pictures. */
const withoutScripts = (html: string) =>
  html
    .replaceAll(/<script\b[^>]*>[^]*?<\/script>/g, '')
    .replaceAll(/<link\b[^>]*\b(rel="modulepreload"|as="(script|fetch)")[^>]*>/g, '');

async function makeCertificate() {
  const host = new URL(brand.origin).hostname;
  const { private: key, cert } = await generate([{ name: 'commonName', value: host }], {
    keyType: 'ec',
    algorithm: 'sha256',
    extensions: [{ name: 'subjectAltName', altNames: [{ type: 2, value: host }] }],
  });
  const publicKey = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' });
  return { key, cert, fingerprint: createHash('sha256').update(publicKey).digest('base64') };
}

/** Hosting's answers for the built site, on a free port. */
export async function startHosting(): Promise<Server> {
  const { hosting } = JSON.parse(readFileSync(join(root, 'firebase.json'), 'utf8')) as {
    hosting: object;
  };
  const server = createHosting({
    config: hosting,
    cwd: root,
    stack: 'strict',
    hostname: address,
    port: 0,
  }).listen(undefined);
  await once(server, 'listening');
  return server;
}

export const portOf = (server: { address: () => AddressInfo | string | null }) =>
  (server.address() as AddressInfo).port;

/**
 * Serves site/dist as production does, on a free port.
 * @param options `hasScripts`: whether pages keep their scripts
 */
export async function startServer({ hasScripts = true } = {}): Promise<BenchServer> {
  const hosting = await startHosting();
  const { key, cert, fingerprint } = await makeCertificate();
  const kept = new Map<string, Response>();
  let answers: Answer[] = [];

  async function answerTo(path: string, cookie: string, languages: string): Promise<Response> {
    const asked = JSON.stringify([path, cookie, languages]);
    const known = kept.get(asked);
    if (known) return known;
    const answered = await fetch(`http://${address}:${portOf(hosting)}${path}`, {
      headers: { cookie, 'accept-language': languages },
      redirect: 'manual',
    });
    const { status, headers } = answered;
    const body = Buffer.from(await answered.arrayBuffer());
    const type = headers.get('content-type') ?? '';
    const isPage = type.startsWith('text/html');
    const sent = !hasScripts && isPage ? Buffer.from(withoutScripts(body.toString())) : body;
    // Hosting keeps every file in brotli too, and sends the smallest
    // (https://github.com/firebase/firebase-tools/issues/4119). The level is not published. The highest, Node's
    // default, is likely for files that are compressed once and kept.
    const compressed = compressible.test(type) ? brotliCompressSync(sent) : sent;
    const isCompressed = compressed.length < sent.length;
    const answer: Response = {
      status,
      type,
      headers: {
        ...Object.fromEntries([...headers].filter(([name]) => !hopHeaders.has(name))),
        ...(isCompressed && { 'content-encoding': 'br' }),
      },
      body: isCompressed ? compressed : sent,
    };
    kept.set(asked, answer);
    return answer;
  }

  const server = createSecureServer({ key, cert });
  server.on('stream', (stream, asked) => {
    stream.on('error', () => {}); // The browser went away.
    const path = asked[':path'] ?? '/';
    const send = ({ status, type, headers, body }: Response) => {
      answers.push({ path, status, type, bytes: body.length });
      if (stream.destroyed) return;
      stream.respond({ ':status': status, ...headers });
      stream.end(body);
    };
    const fail = (error: unknown) => {
      console.error(error);
      stream.close();
    };
    answerTo(path, asked.cookie ?? '', asked['accept-language'] ?? '').then(send, fail);
  });
  const sessions = new Set<ServerHttp2Session>();
  server.on('session', (session) => {
    sessions.add(session);
    session.on('close', () => sessions.delete(session));
  });
  server.listen(0, address);
  await once(server, 'listening');

  return {
    port: portOf(server),
    fingerprint,
    takeAnswers() {
      const taken = answers;
      answers = [];
      return taken;
    },
    async stop() {
      const closed = Promise.all([once(server, 'close'), once(hosting, 'close')]);
      for (const session of sessions) session.destroy();
      server.close();
      hosting.close();
      hosting.closeAllConnections();
      await closed;
    },
  };
}
