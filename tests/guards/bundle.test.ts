import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');

/** A build takes seconds; how many is up to the machine. */
const buildTime = 120_000;

async function chunksOf(input: string): Promise<Rolldown.OutputChunk[]> {
  const built = await build({
    configFile: join(root, 'site/vite.config.ts'),
    logLevel: 'silent',
    build: { write: false, minify: false, rolldownOptions: { input } },
  });
  return (built as Rolldown.RolldownOutput).output.filter((file) => file.type === 'chunk');
}

/** Every module that a browser may be sent, at once or later. */
const modulesOf = async (input: string): Promise<string[]> =>
  (await chunksOf(input)).flatMap(({ moduleIds }) => moduleIds);

const ofAuthentication = (id: string) =>
  /\/@firebase\/auth\/|\/backend-client\/src\/auth\//.test(id);

it(
  'no page holds authentication, which no screen uses (docs/product.md, section 6)',
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

/** What one of these chunks needs before it runs, itself included. */
function neededBy(chunks: Rolldown.OutputChunk[], first: Rolldown.OutputChunk[]): Set<string> {
  const needed = new Set(first);
  for (const { imports } of needed) {
    for (const chunk of chunks) if (imports.includes(chunk.fileName)) needed.add(chunk);
  }
  return new Set([...needed].flatMap(({ moduleIds }) => moduleIds));
}

it(
  'the first view of a page brings no form library, no React Aria and no Firebase; contact its own form',
  async () => {
    const chunks = await chunksOf(join(root, 'site/index.html'));
    const librariesOf = (page: string) => {
      const first = chunks.filter(
        ({ isEntry, facadeModuleId }) => isEntry || facadeModuleId?.endsWith(`/${page}.tsx`),
      );
      expect(first).toHaveLength(2);
      const names = [...neededBy(chunks, first)].map(
        (id) => /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id)?.[1] ?? '',
      );
      return [...new Set(names)]
        .filter((name) => /aria|stately|formik|yup|firebase/.test(name))
        .toSorted();
    };
    expect(librariesOf('HomePage')).toEqual([]);
    expect(librariesOf('RajasthanTourPage')).toEqual([]);
    expect(librariesOf('YogaStressReliefPage')).toEqual([]);
    expect(librariesOf('ContactPage')).toEqual([
      'formik',
      'react-aria',
      'react-aria-components',
      'react-stately',
      'yup',
    ]);
  },
  buildTime,
);
