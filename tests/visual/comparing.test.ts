import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Plan } from './plan.ts';

const root = join(import.meta.dirname, '../..');
const iframe = readFileSync(join(import.meta.dirname, 'fixture/iframe.html'));
const dot = '<svg xmlns="http://www.w3.org/2000/svg"><rect width="40" height="40"/></svg>';

const folder = mkdtempSync(join(tmpdir(), 'visual-'));
const server = createServer(({ url = '' }, response) => {
  const isPicture = url.endsWith('.svg');
  response.setHeader('content-type', isPicture ? 'image/svg+xml' : 'text/html');
  response.end(isPicture ? dot : iframe);
});

beforeAll(
  () => new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', () => resolve())),
);
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

/** Runs `npm run visual`'s tests in a separate process, so that the server here can answer. */
function run(planFile: string) {
  const child = spawn(
    join(root, 'node_modules/.bin/playwright'),
    ['test', '--config', 'tests/visual/playwright.config.ts'],
    {
      cwd: root,
      env: { ...process.env, VISUAL_PLAN: planFile },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  let stdout = '';
  child.stdout.setEncoding('utf8').on('data', (part: string) => {
    stdout += part;
  });
  return new Promise<{ status: number | null; stdout: string }>((resolve) => {
    child.on('close', (status) => resolve({ status, stdout }));
  });
}

const story = (id: string) => ({ id, title: 'Fixture', name: id });
const origin = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

it('compares stories in a browser and lists what differs, is new or is gone', async () => {
  const shot = { modeName: 'en desktop', mode: { locale: 'en', viewport: 'desktop' } } as const;
  const plan: Plan = {
    base: `${origin()}/same`,
    work: `${origin()}/changed`,
    title: 'the fixture',
    shots: [
      { ...shot, story: story('restless'), isNew: false },
      { ...shot, story: story('shift'), isNew: false },
      { ...shot, story: story('fresh'), isNew: true },
    ],
    removed: [story('old')],
    folder,
  };
  const planFile = join(folder, 'plan.json');
  writeFileSync(planFile, JSON.stringify(plan));
  const { status, stdout } = await run(planFile);
  expect(stdout).toContain('1 of 3 pictures differ, and 0 could not be taken.');
  expect(stdout).toMatch(/shift · en desktop\n {2}\d+ pixels differ/);
  expect(stdout).toContain('+ Fixture › fresh is new');
  expect(stdout).toContain('- Fixture › old is gone');
  expect(stdout).not.toContain('second try');
  expect(status).toBe(1);
}, 120_000);
