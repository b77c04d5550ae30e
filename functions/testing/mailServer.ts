import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerSession } from 'smtp-server';

/** The step at which a server fails: the greeting, a command, or the content. */
export type Step = 'CONNECT' | 'AUTH' | 'MAIL' | 'RCPT' | 'CONTENT';

/**
 * How it fails: it answers an error such as `550 5.1.1 unknown`, in several lines where the words have line
 * breaks, closes the connection, or accepts the mail and closes the connection before it answers.
 */
export type Fault = `${number} ${string}` | 'drop' | 'take and drop';

/**
 * The fault of a step, if any.
 * @param detail the address or the user of the step; of the content, headers and body
 */
export type Answer = (step: Step, detail: string) => Fault | undefined | Promise<Fault | undefined>;

/** A mail that the server accepted. */
interface TakenMail {
  to: string[];
  messageId: string;
  /** Headers and body. */
  source: string;
}

export interface MailServer {
  port: number;
  taken: TakenMail[];
  stop: () => Promise<void>;
}

/** A mail server with configurable faults, which the mailbox of the emulators does not have. */
export async function startMailServer(
  answer: Answer = () => undefined,
  port = 0,
): Promise<MailServer> {
  const taken: TakenMail[] = [];
  const sockets = new Map<number, Socket>();

  async function step(
    session: SMTPServerSession,
    name: Step,
    detail: string,
    callback: (error?: Error | null) => void,
    take = () => {},
  ): Promise<void> {
    const fault = await answer(name, detail);
    if (fault === undefined || fault === 'take and drop') take();
    if (fault === 'drop' || fault === 'take and drop') {
      sockets.get(session.remotePort)?.destroy();
      return;
    }
    const [, code, words = ''] = /^(\d{3}) (.*)$/s.exec(fault ?? '') ?? [];
    // The server sends a list as lines.
    const message = words.includes('\n') ? words.split('\n') : words;
    callback(code ? Object.assign(new Error(), { responseCode: Number(code), message }) : null);
  }

  const server = new SMTPServer({
    authOptional: true,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    closeTimeout: 1,
    onConnect: (session, callback) => void step(session, 'CONNECT', '', callback),
    onAuth: ({ username = '' }, session, callback) =>
      void step(session, 'AUTH', username, (error) => callback(error, { user: username })),
    onMailFrom: ({ address }, session, callback) => void step(session, 'MAIL', address, callback),
    onRcptTo: ({ address }, session, callback) => void step(session, 'RCPT', address, callback),
    onData(stream, session, callback) {
      const to = session.envelope.rcptTo.map(({ address }) => address);
      void text(stream).then(
        (source) => {
          // A long one may be on the next line.
          const messageId = /^Message-ID:\s*(\S+)/im.exec(source)?.[1] ?? '';
          return step(session, 'CONTENT', source, callback, () =>
            taken.push({ to, messageId, source }),
          );
        },
        () => {}, // The client has gone in the middle of it.
      );
    },
  });
  // Connections that the client or this server closed.
  server.on('error', () => {});
  server.server.on('connection', (socket: Socket) => {
    const { remotePort } = socket;
    if (remotePort === undefined) return;
    sockets.set(remotePort, socket);
    socket.on('close', () => sockets.delete(remotePort));
  });

  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  return {
    port: (server.server.address() as AddressInfo).port,
    taken,
    stop: async () => {
      for (const socket of sockets.values()) socket.destroy();
      await new Promise<void>((resolve) => server.close(resolve));
    },
  };
}
