import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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

/** Runs what `npm run visual` runs, over stories of the fixture, and tells how it ended and what it said. */
function run(work: 'same' | 'changed', stories: string[], options: string[] = []) {
  const added = work === 'changed' ? ['fresh'] : [];
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const shots = [...stories, ...added].map((id) => ({
    story: { id, title: 'Fixture', name: id },
    modeName: 'en desktop',
    mode: { locale: 'en' as const, viewport: 'desktop' as const },
    isNew: added.includes(id),
  }));
  const plan: Plan = {
    base: `${origin}/same`,
    work: `${origin}/${work}`,
    title: 'the fixture',
    shots,
    removed: work === 'changed' ? [{ id: 'old', title: 'Fixture', name: 'old' }] : [],
    folder,
  };
  const planFile = join(folder, 'plan.json');
  writeFileSync(planFile, JSON.stringify(plan));
  return new Promise<{ code: number | null; said: string }>((resolve) => {
    const child = spawn(
      join(root, 'node_modules/.bin/playwright'),
      ['test', '--config', 'tests/visual/playwright.config.ts', ...options],
      { cwd: root, env: { ...process.env, VISUAL_PLAN: planFile } },
    );
    let said = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (part: Buffer) => {
        said += part.toString();
      });
    }
    child.on('exit', (code) => resolve({ code, said }));
  });
}

describe('what `npm run visual` compares', { timeout: 300_000 }, () => {
  it('is the same three times in a row where nothing has changed, whatever moves in it', async () => {
    const { code, said } = await run('same', ['restless', 'edge'], ['--repeat-each=3']);
    expect(said).toContain('No picture differs, of 6.');
    expect(said).not.toContain('second try');
    expect(code).toBe(0);
  });

  it('shows one step of one channel, a shift by a pixel, and tells of stories that came and went', async () => {
    const stories = ['restless', 'colour', 'shift', 'hairline', 'height', 'edge'];
    const { code, said } = await run('changed', stories);
    expect(code).toBe(1);
    expect(said).toContain('5 of 7 pictures differ, and 0 could not be taken.');
    for (const line of [
      /colour · en desktop\n {2}\d+ pixels differ, by 1 of 255 at most/,
      /shift · en desktop\n {2}\d+ pixels differ/,
      /hairline · en desktop\n {2}400 pixels differ, by \d+ of 255 at most, within 200 × 2 px at 40, 40/,
      /height · en desktop\n {2}1440 × 1200 became 1440 × 1201 px/,
      /edge · en desktop\n {2}1 pixel differs/,
      /\+ Fixture › fresh is new/,
      /- Fixture › old is gone/,
    ]) {
      expect(said).toMatch(line);
    }
  });
});
