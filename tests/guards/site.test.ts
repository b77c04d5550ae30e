import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const site = join(import.meta.dirname, '../../site');

const files = readdirSync(site, { recursive: true, encoding: 'utf8' }).filter(
  (file) => !/^(node_modules|dist|dist-server)\//.test(file),
);

it('the site has no styles', () => {
  expect(files.filter((file) => /\.(css|scss|css\.ts)$/.test(file))).toEqual([]);
  const components = files.filter((file) => file.endsWith('.tsx'));
  expect(components.length).toBeGreaterThan(0);
  const styled = components.filter((file) =>
    /\s(style|className)=/.test(readFileSync(join(site, file), 'utf8')),
  );
  expect(styled).toEqual([]);
});

it('only the entry modules import importPage.ts, so that no page imports itself in a cycle', () => {
  const importers = files.filter(
    (file) =>
      /\.tsx?$/.test(file) &&
      /\bfrom '.*importPage\.ts'/.test(readFileSync(join(site, file), 'utf8')),
  );
  expect(importers.toSorted()).toEqual([
    'src/client.tsx',
    'src/main.ts',
    'src/prerender.tsx',
    'src/stories/sitePage.tsx',
  ]);
});

const reversed = (arrow: string) => arrow.split(' → ').toReversed().join(' → ');

it('no two folders of site/src import each other', () => {
  const arrows = new Set(
    files.flatMap((file) => {
      const [, folder] = /^src\/(\w+)\/.*\.tsx?$/.exec(file) ?? [];
      if (folder === undefined) return [];
      return [...readFileSync(join(site, file), 'utf8').matchAll(/ from '(\.[^']+)'/g)].flatMap(
        ([, name = '']) => {
          const [, other] = /^src\/(\w+)\//.exec(join(file, '..', name)) ?? [];
          return other === undefined || other === folder ? [] : [`${folder} → ${other}`];
        },
      );
    }),
  );
  expect(arrows.size).toBeGreaterThan(5);
  expect([...arrows].filter((arrow) => arrows.has(reversed(arrow)))).toEqual([]);
});

it('the tree in docs/architecture.md has every folder of packages, site/src and tests', () => {
  const text = readFileSync(join(site, '../docs/architecture.md'), 'utf8');
  const folders = ['packages', 'site/src', 'tests'].flatMap((folder) =>
    readdirSync(join(site, '..', folder), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name),
  );
  for (const folder of folders) {
    expect(text).toContain(`${folder}/`);
  }
});
