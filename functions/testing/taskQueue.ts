import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import type { MailTask } from '../src/mailTask.ts';

export interface QueuedTask {
  name: string;
  data: MailTask;
  /** When it is due, in milliseconds since 1970. Undefined: at once. */
  due: number | undefined;
}

export interface TestQueue {
  tasks: QueuedTask[];
  mails: () => string[];
  /**
   * The HTTP status that the queue answers with; undefined to take the task. 'lost': it takes the task
   * and answers 503, after which firebase-admin repeats the request.
   */
  answer: (task: QueuedTask) => number | 'lost' | undefined;
  /** Forgets the names of the tasks, as the queue does some time after they have run. */
  forgetNames: () => void;
  clear: () => void;
  stop: () => Promise<void>;
}

interface CreateTask {
  task: { name: string; scheduleTime?: string; httpRequest: { body: string } };
}

/** A fake of Cloud Tasks that delivers nothing. It takes tasks and refuses names that it knows. */
export async function startTaskQueue(): Promise<TestQueue> {
  const names = new Set<string>();
  const queue: TestQueue = {
    tasks: [],
    mails: () => queue.tasks.map(({ data }) => data.mail),
    answer: () => undefined,
    forgetNames: () => names.clear(),
    clear: () => {
      queue.tasks.length = 0;
      names.clear();
      queue.answer = () => undefined;
    },
    stop: async () => {
      server.close();
      await deleteApp(app);
    },
  };

  async function take(request: IncomingMessage): Promise<number> {
    const { task } = (await json(request)) as CreateTask;
    const { data } = JSON.parse(Buffer.from(task.httpRequest.body, 'base64').toString()) as {
      data: MailTask;
    };
    const name = task.name.split('/').at(-1) ?? '';
    const due = task.scheduleTime === undefined ? undefined : Date.parse(task.scheduleTime);
    if (names.has(name)) return 409;
    const status = queue.answer({ name, data, due }) ?? 200;
    if (status === 200 || status === 'lost') {
      names.add(name);
      queue.tasks.push({ name, data, due });
    }
    return status === 'lost' ? 503 : status;
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    response.writeHead(await take(request), { 'content-type': 'application/json' }).end('{}');
  }

  const server = createServer((request, response) => void answer(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  process.env['CLOUD_TASKS_EMULATOR_HOST'] = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const projectId = 'demo-elevate';
  process.env['FIREBASE_CONFIG'] = JSON.stringify({ projectId });
  const app = initializeApp({
    projectId,
    credential: { getAccessToken: async () => ({ access_token: 'emulated', expires_in: 3600 }) },
    serviceAccountId: 'emulated@demo-elevate.iam.gserviceaccount.com',
  });
  return queue;
}
