import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerSession } from 'smtp-server';

/** When a server can fail: at the greeting, after a command, or with the content before it. */
export type Step = 'CONNECT' | 'AUTH' | 'MAIL' | 'RCPT' | 'CONTENT';

/**
 * How it fails: by an answer, e.g. `550 5.1.1 unknown`; by ending the connection without one; or by
 * taking the mail and ending the connection before it says so.
 */
export type Fault = `${number} ${string}` | 'drop' | 'take and drop';

/**
 * What a test wants of a step; the server goes on as usual where it wants nothing.
 * @param detail the address or the user that the step names
 */
export type Answer = (step: Step, detail: string) => Fault | undefined | Promise<Fault | undefined>;

/** A mail the server took. */
export interface TakenMail {
  to: string[];
  messageId: string;
  /** As it was sent, headers first. */
  source: string;
}

export interface MailServer {
  port: number;
  taken: TakenMail[];
  /** The recipients of every mail taken, in their order. */
  accepted: () => string[];
  stop: () => Promise<void>;
}

/** A mail server that can be told to fail, which a mailbox for development never does. */
export async function startMailServer(
  answer: Answer = () => undefined,
  port = 0,
): Promise<MailServer> {
  const taken: TakenMail[] = [];
  const sockets = new Map<number, Socket>();

  /** Asks the test, and passes on what it wants. */
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
    const responseCode = Number(fault?.split(' ')[0]);
    callback(
      fault === undefined
        ? null
        : Object.assign(new Error(fault.slice(fault.indexOf(' ') + 1)), { responseCode }),
    );
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
      void buffer(stream).then((content) => {
        const source = content.toString();
        // A long one stands on a line of its own.
        const messageId = /^Message-ID:\s*(\S+)/im.exec(source)?.[1] ?? '';
        return step(session, 'CONTENT', to.join(), callback, () =>
          taken.push({ to, messageId, source }),
        );
      });
    },
  });
  // A client that has had enough, or a connection that was dropped on purpose.
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
    accepted: () => taken.flatMap(({ to }) => to),
    stop: async () => {
      for (const socket of sockets.values()) socket.destroy();
      await new Promise<void>((resolve) => server.close(resolve));
    },
  };
}
