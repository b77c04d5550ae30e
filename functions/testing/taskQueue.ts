import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { initializeApp } from 'firebase-admin/app';
import { beforeEach } from 'vitest';
import type { MailTask } from '../src/mailTask.ts';

interface QueuedTask {
  /** Name of the queue. */
  queue: string;
  name: string;
  data: MailTask;
  /** When it is due, in milliseconds since 1970. Undefined: at once. */
  due: number | undefined;
}

interface TestQueue {
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
}

interface CreateTask {
  task: { name: string; scheduleTime?: string; httpRequest: { body: string } };
}

/**
 * A fake of Cloud Tasks that delivers nothing, empty before each test. It takes tasks and refuses names that their
 * queue knows.
 */
export async function startTaskQueue(): Promise<TestQueue> {
  const names = new Set<string>();
  const fake: TestQueue = {
    tasks: [],
    mails: () => fake.tasks.map(({ data }) => data.mail),
    answer: () => undefined,
    forgetNames: () => names.clear(),
    clear: () => {
      fake.tasks.length = 0;
      names.clear();
      fake.answer = () => undefined;
    },
  };

  async function take(request: IncomingMessage): Promise<number> {
    const { task } = (await json(request)) as CreateTask;
    const { data } = JSON.parse(Buffer.from(task.httpRequest.body, 'base64').toString()) as {
      data: MailTask;
    };
    const [queue = '', , name = ''] = task.name.split('/').slice(-3);
    const due = task.scheduleTime === undefined ? undefined : Date.parse(task.scheduleTime);
    // A queue knows its own names only.
    if (names.has(task.name)) return 409;
    const queued = { queue, name, data, due };
    const status = fake.answer(queued) ?? 200;
    if (status === 200 || status === 'lost') {
      names.add(task.name);
      fake.tasks.push(queued);
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
  initializeApp({
    projectId,
    credential: { getAccessToken: async () => ({ access_token: 'emulated', expires_in: 3600 }) },
    serviceAccountId: 'emulated@demo-elevate.iam.gserviceaccount.com',
  });
  beforeEach(fake.clear);
  return fake;
}
