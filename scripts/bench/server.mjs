/**
 * The built site as production serves it: what Hosting answers (superstatic, of which its emulator is
 * made too, with firebase.json), and before it what its CDN adds: TLS, HTTP/2 and brotli.
 */
import { createHash, X509Certificate } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { createSecureServer } from 'node:http2';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { brotliCompressSync } from 'node:zlib';
import { generate } from 'selfsigned';
import { server as createHosting } from 'superstatic';
import { brand } from '../../packages/brand/src/brand.ts';
import { root } from '../toolchain.mjs';

const address = '127.0.0.1';

const compressible = /^text\/|javascript|json|xml|svg/;

/** Of one connection only, or told anew by the one who answers. */
const hopHeaders = new Set([
  'connection',
  'keep-alive',
  'transfer-encoding',
  'content-length',
  'date',
]);

/** The same page with its scripts taken out: same markup, styles, fonts and pictures. */
const withoutScripts = (html) =>
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

async function startHosting() {
  const { hosting } = JSON.parse(readFileSync(join(root, 'firebase.json'), 'utf8'));
  const server = createHosting({
    config: hosting,
    cwd: root,
    stack: 'strict',
    host: address,
    port: 0,
  }).listen();
  await once(server, 'listening');
  return server;
}

/** Asks Hosting; what it redirects is passed on as it is. */
async function ask({ port }, path, headers) {
  const [answer] = await once(request({ host: address, port, path, headers }).end(), 'response');
  return { status: answer.statusCode, headers: answer.headers, body: await buffer(answer) };
}

/** @type {typeof import('./server.d.mts').startServer} */
export async function startServer({ hasScripts = true } = {}) {
  const hosting = await startHosting();
  const { key, cert, fingerprint } = await makeCertificate();
  const kept = new Map();
  let answers = [];

  async function answerTo(path, cookie = '', languages = '') {
    const asked = JSON.stringify([path, cookie, languages]);
    if (kept.has(asked)) return kept.get(asked);
    const { status, headers, body } = await ask(hosting.address(), path, {
      cookie,
      'accept-language': languages,
    });
    const type = headers['content-type'] ?? '';
    const isPage = type.startsWith('text/html');
    const sent = !hasScripts && isPage ? Buffer.from(withoutScripts(body.toString())) : body;
    // Hosting keeps every file in brotli too, and sends the smallest
    // (https://github.com/firebase/firebase-tools/issues/4119). The level is not published; for what is
    // compressed once and kept, it is the highest, which is Node's default.
    const compressed = compressible.test(type) ? brotliCompressSync(sent) : sent;
    const isCompressed = compressed.length < sent.length;
    const answer = {
      status,
      type,
      headers: {
        ...Object.fromEntries(Object.entries(headers).filter(([name]) => !hopHeaders.has(name))),
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
    const send = ({ status, type, headers, body }) => {
      answers.push({ path: asked[':path'], status, type, bytes: body.length });
      if (stream.destroyed) return;
      stream.respond({ ':status': status, ...headers });
      stream.end(body);
    };
    const fail = (error) => {
      console.error(error);
      stream.close();
    };
    answerTo(asked[':path'], asked.cookie, asked['accept-language']).then(send, fail);
  });
  const sessions = new Set();
  server.on('session', (session) => {
    sessions.add(session);
    session.on('close', () => sessions.delete(session));
  });
  server.listen(0, address);
  await once(server, 'listening');

  return {
    port: server.address().port,
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
