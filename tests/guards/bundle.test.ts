import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { beforeAll, expect, it } from 'vitest';
import { root } from '../support/repository.ts';

let site: Rolldown.OutputChunk[];

beforeAll(async () => {
  const built = await build({
    configFile: join(root, 'site/vite.config.ts'),
    logLevel: 'silent',
    define: { 'import.meta.env.VITE_FAILURE_REPORTS': 'false' },
    build: {
      write: false,
      minify: false,
      rolldownOptions: { input: join(root, 'site/index.html') },
    },
  });
  site = (built as Rolldown.RolldownOutput).output.filter((file) => file.type === 'chunk');
  // A build takes long on a busy machine.
}, 120_000);

it('no file has the code of failure reports while they are off', () => {
  const code = site.map((chunk) => chunk.code).join();
  expect(code).toContain('hydrateRoot');
  expect(code).not.toMatch(/report-failure|unhandledrejection|onCaughtError:/);
});

const ofAuthentication = (id: string) =>
  /\/@firebase\/auth\/|\/backend-client\/src\/auth\//.test(id);

it('no page has authentication, which no screen uses (docs/product.md, section 6)', () => {
  const modules = site.flatMap(({ moduleIds }) => moduleIds);
  expect(modules.filter((id) => /\/site\/src\/pages\//.test(id)).length).toBeGreaterThan(20);
  expect(modules.filter(ofAuthentication)).toEqual([]);
  expect(ofAuthentication(join(root, 'packages/backend-client/src/auth/authentication.ts'))).toBe(
    true,
  );
});

/** The libraries of forms and Firebase that the first view of a page needs. */
function librariesOf(page: string): string[] {
  const first = site.filter(
    ({ name, facadeModuleId }) =>
      name === 'entry' || name === 'client' || facadeModuleId?.endsWith(`/${page}.tsx`),
  );
  expect(first).toHaveLength(3);
  // With all that they import statically.
  const needed = new Set(first);
  for (const { imports } of needed) {
    for (const chunk of site) if (imports.includes(chunk.fileName)) needed.add(chunk);
  }
  const names = [...needed]
    .flatMap(({ moduleIds }) => moduleIds)
    .map((id) => /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id)?.[1] ?? '');
  return [...new Set(names)]
    .filter((name) => /aria|stately|formik|yup|firebase/.test(name))
    .toSorted();
}

it('the first view has no form library, React Aria or Firebase; contact has its own form', () => {
  expect(librariesOf('HomePage')).toEqual([]);
  expect(librariesOf('RajasthanTourPage')).toEqual([]);
  expect(librariesOf('YogaStressReliefPage')).toEqual([]);
  expect(librariesOf('ContactPage')).toEqual(['formik', 'yup']);
});
