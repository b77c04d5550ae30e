/**
 * The package as its users get it: packed, installed into an application outside this repository, typechecked,
 * rendered by Node and bundled.
 */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { build, type Rolldown } from 'vite';
import { describe, expect, inject, it } from 'vitest';
import { wordsOf } from '../../packages/ui/src/fixtures/words.ts';
import { root, run } from './application.ts';
import { rowsIn, sectionOf } from './readme.ts';

const { folder, app, tarball, pages } = inject('consumer');

/** Components and their sizes in the README, in kB. */
const readmeWeights = rowsIn(sectionOf('Bundle size')).map(
  ([name, weight]) => [name, Number(weight)] as const,
);

/** The bundle of an application with this code, without React. */
async function bundleOf(code: string) {
  const input = join(app, 'src/entry.ts');
  await writeFile(input, code);
  const built = await build({
    root: app,
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      rolldownOptions: {
        input,
        external: /^react(-dom)?($|\/)/,
        preserveEntrySignatures: 'strict',
      },
    },
  });
  const { output } = built as Rolldown.RolldownOutput;
  const chunks = output.filter((file) => file.type === 'chunk');
  const modules = chunks.flatMap((chunk) =>
    Object.entries(chunk.modules).flatMap(([id, { renderedLength }]) =>
      renderedLength > 0 ? [id.slice(app.length)] : [],
    ),
  );
  // Without chunks that load later, such as the toasts.
  const first = chunks.filter(({ isDynamicEntry }) => !isDynamicEntry);
  const bytes = gzipSync(first.map((chunk) => chunk.code).join('')).length;
  return { modules, kB: bytes / 1000 };
}

// Sizes are those of production. Vitest sets 'test'.
process.env['NODE_ENV'] = 'production';

describe('the tarball', () => {
  it('satisfies publint', async () => {
    const { buffer } = new Uint8Array(await readFile(tarball));
    const { messages, pkg } = await publint({ pack: { tarball: buffer }, strict: true });
    expect(messages.map((message) => formatMessage(message, pkg))).toEqual([]);
  });

  it('has types that every ES module resolution finds', async () => {
    const attw = join(root, 'node_modules/.bin/attw');
    const options = '--profile esm-only --exclude-entrypoints styles.css plain.css tokens/*.json';
    expect(await run(folder, attw, tarball, ...options.split(' '))).toContain('🟢 (ESM)');
  });

  it('holds what an application needs, and no stories, tests or fixtures', async () => {
    const installed = join(app, 'node_modules/@elevate/ui');
    const files = await readdir(installed, { recursive: true });
    expect(files).toContain('dist/tokens/plain-day.json');
    expect(files.filter((file) => /fixtures|\.stories\.|\.test\.|\.mdx$/.test(file))).toEqual([]);
  });
});

describe('an application', () => {
  it('typechecks, the declarations of the package included', async () => {
    expect(await run(app, join(app, 'node_modules/.bin/tsc'), '--project', '.')).toBe('');
  });

  it('renders with the package itself in Node, not with a bundle of it', async () => {
    const server = await readFile(join(app, 'dist-server/prerender.js'), 'utf8');
    expect(server).toMatch(/from ["']@elevate\/ui["']/);
  });

  it('renders every component to HTML in Node, without a DOM', () => {
    const words = wordsOf({ locale: 'de' });
    // The first and the last of them.
    expect(pages['/de/']).toContain(words.navigation.items.about);
    expect(pages['/de/']).toContain(words.notFound.title);
  });
});

describe('a bundle', () => {
  const marks = {
    'the carousel': /\/HeroCarousel\//,
    'the toasts': /\/(Toasts|toast)\//,
    Formik: /\/node_modules\/formik\//,
  };
  const heldBy = ({ modules }: { modules: string[] }) =>
    Object.entries(marks).flatMap(([name, mark]) =>
      modules.some((id) => mark.test(id)) ? [name] : [],
    );

  it('of everything contains all marks', async () => {
    expect(heldBy(await bundleOf("export * from '@elevate/ui';"))).toEqual(Object.keys(marks));
  });

  it('of Button contains only Button', async () => {
    const bundle = await bundleOf("export { Button } from '@elevate/ui';");
    expect(heldBy(bundle)).toEqual([]);
    const others = bundle.modules.filter(
      (id) => id.includes('/@elevate/ui/') && !id.includes('/components/Button/'),
    );
    expect(others).toEqual([]);
  });

  it('of nothing is empty', async () => {
    const { modules } = await bundleOf("import '@elevate/ui';");
    expect(modules.filter((id) => id.includes('node_modules'))).toEqual([]);
  });

  it('sizes are in the README', () => {
    expect(readmeWeights.length).toBeGreaterThan(5);
  });

  it.each(readmeWeights)('of %s has the size in the README: %s kB', async (name, stated) => {
    const { kB } = await bundleOf(`export { ${name} } from '@elevate/ui';`);
    expect(Math.abs(kB - stated), `it is ${kB.toFixed(1)} kB`).toBeLessThan(0.1 * stated + 0.1);
  });
});
