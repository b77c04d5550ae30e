import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');

/** A build takes seconds; how many is up to the machine. */
const buildTime = 120_000;

/** Every module that a browser may be sent, at once or later. */
async function modulesOf(input: string): Promise<string[]> {
  const built = await build({
    configFile: join(root, 'site/vite.config.ts'),
    logLevel: 'silent',
    build: { write: false, minify: false, rolldownOptions: { input } },
  });
  return (built as Rolldown.RolldownOutput).output.flatMap((file) =>
    file.type === 'chunk' ? file.moduleIds : [],
  );
}

const ofAuthentication = (id: string) =>
  /\/@firebase\/auth\/|\/backend-client\/src\/auth\//.test(id);

it(
  'no page holds authentication, which no screen uses (specification, section 6)',
  async () => {
    const modules = await modulesOf(join(root, 'site/index.html'));
    expect(modules.filter((id) => /\/site\/src\/pages\//.test(id)).length).toBeGreaterThan(20);
    expect(modules.filter(ofAuthentication)).toEqual([]);
  },
  buildTime,
);

it(
  'what looks for it would find it',
  async () => {
    const modules = await modulesOf(join(root, 'packages/backend-client/src/auth/index.ts'));
    expect(modules.filter(ofAuthentication).length).toBeGreaterThan(1);
  },
  buildTime,
);
