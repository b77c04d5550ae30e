import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';

/** What a server answers to a command, e.g. `550 5.1.1 unknown`; `drop` ends the connection. */
export type Answer = (command: string, line: string) => string | undefined;

export interface MailServer {
  port: number;
  /** Mails whose content was accepted, by recipient. */
  accepted: string[];
  stop: () => Promise<void>;
}

const usual: Record<string, string> = {
  EHLO: '250-mail.example\r\n250 AUTH PLAIN',
  DATA: '354 go on',
  QUIT: '221 bye',
};

/**
 * A mail server (RFC 5321) that can be told to refuse, which a mailbox for development never does.
 * Without an answer of the test's it accepts.
 */
export async function startMailServer(answer: Answer, port = 0): Promise<MailServer> {
  const accepted: string[] = [];
  const sockets = new Set<Socket>();

  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => socket.destroy());
    let recipient = '';
    let isContent = false;
    let unread = '';
    const reply = (command: string, line = '') => {
      const text = answer(command, line) ?? usual[command] ?? '250 fine';
      if (text === 'drop') socket.destroy();
      else socket.write(`${text}\r\n`);
      return text;
    };
    socket.setEncoding('utf8').on('data', (chunk: string) => {
      unread += chunk;
      const lines = unread.split('\r\n');
      unread = lines.pop() ?? '';
      for (const line of lines) {
        if (isContent) {
          if (line !== '.') continue;
          isContent = false;
          if (reply('CONTENT').startsWith('2')) accepted.push(recipient);
        } else {
          const command = line.split(' ')[0]?.toUpperCase() ?? '';
          if (command === 'RCPT') recipient = /<(.*?)>/.exec(line)?.[1] ?? '';
          isContent = reply(command, line).startsWith('354');
        }
      }
    });
    socket.write('220 mail.example\r\n');
  });

  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    accepted,
    stop: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
