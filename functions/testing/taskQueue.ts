import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import type { MailTask } from '../src/mailTask.ts';

export interface QueuedTask {
  name: string;
  data: MailTask;
  /** When it is due, in milliseconds since 1970; undefined for at once. */
  due: number | undefined;
}

export interface TestQueue {
  tasks: QueuedTask[];
  mails: () => string[];
  /**
   * What the queue answers, as a status; without an answer of the test's it takes the task. 'lost': it
   * takes the task and answers 503, after which firebase-admin asks once more by itself.
   */
  answer: (task: QueuedTask) => number | 'lost' | undefined;
  /** What it answers to a question for a task, as a status; without one it looks for the task. */
  answerLook: (name: string) => number | undefined;
  /** Lets an hour pass: tasks that are due are done, and their names forgotten. */
  forget: (now: number) => void;
  clear: () => void;
  stop: () => Promise<void>;
}

interface CreateTask {
  task: { name: string; scheduleTime?: string; httpRequest: { body: string } };
}

/**
 * Cloud Tasks as the functions see it, save that it delivers nothing: it takes tasks, refuses names it
 * knows, and forgets them an hour after their task.
 */
export async function startTaskQueue(): Promise<TestQueue> {
  const names = new Map<string, number | undefined>();
  const queue: TestQueue = {
    tasks: [],
    mails: () => queue.tasks.map(({ data }) => data.mail),
    answer: () => undefined,
    answerLook: () => undefined,
    forget: (now) => {
      for (const [name, due] of names) if ((due ?? 0) <= now) names.delete(name);
    },
    clear: () => {
      queue.tasks.length = 0;
      names.clear();
      queue.answer = () => undefined;
      queue.answerLook = () => undefined;
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
      names.set(name, due);
      queue.tasks.push({ name, data, due });
    }
    return status === 'lost' ? 503 : status;
  }

  /** A task is there until it is due; what is due is as good as done. */
  function look(name: string): number {
    return queue.answerLook(name) ?? ((names.get(name) ?? 0) > Date.now() ? 200 : 404);
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const name = request.url?.split('/').at(-1) ?? '';
    const status = request.method === 'GET' ? look(name) : await take(request);
    response.writeHead(status, { 'content-type': 'application/json' }).end('{}');
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
