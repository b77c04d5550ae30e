import { expect, it } from 'vitest';
import * as index from './index.ts';

interface Endpoint {
  serviceAccountEmail: string;
  secretEnvironmentVariables: { key: string }[];
  httpsTrigger?: { invoker: string[] };
  taskQueueTrigger?: { invoker: string[] };
}

/** What a deploy reads of each function, by its name. */
const endpoints = (functions: object, prefix = ''): [name: string, Endpoint][] =>
  Object.entries(functions as Record<string, object | undefined>).flatMap(([name, value = {}]) =>
    '__endpoint' in value
      ? [[prefix + name, value.__endpoint as Endpoint]]
      : endpoints(value, `${prefix}${name}-`),
  );

it('each function has the account and the secrets that it needs, and no more', () => {
  const grants = endpoints(index).map(([name, endpoint]) => [
    name,
    {
      account: endpoint.serviceAccountEmail,
      secrets: endpoint.secretEnvironmentVariables.map(({ key }) => key),
      callers: (endpoint.httpsTrigger ?? endpoint.taskQueueTrigger)?.invoker,
    },
  ]);
  const call = { account: 'elevate-calls@', callers: ['public'] };
  const queue = {
    account: 'elevate-delivery@',
    callers: ['elevate-calls@', 'elevate-delivery@'],
    secrets: ['SMTP_URL', 'TOKEN_KEY'],
  };
  expect(Object.fromEntries(grants)).toEqual({
    'send-contact-email': { ...call, secrets: ['SUBMISSION_KEY'] },
    'send-newsletter-email': { ...call, secrets: ['SUBMISSION_KEY'] },
    'newsletter-confirm': { ...call, secrets: ['SUBMISSION_KEY', 'TOKEN_KEY'] },
    'newsletter-unsubscribe': { ...call, secrets: ['SUBMISSION_KEY', 'TOKEN_KEY'] },
    'mail-deliver': queue,
    'mail-flood': queue,
    'mail-visitor': queue,
  });
});
