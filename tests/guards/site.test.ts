import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { matchesIn, read, root } from '../support/repository.ts';

const files = readdirSync(join(root, 'site'), { recursive: true, encoding: 'utf8' }).filter(
  (file) => !/^(node_modules|dist|dist-server)\//.test(file),
);

it('the site has no styles', () => {
  expect(files.filter((file) => /\.(css|scss|css\.ts)$/.test(file))).toEqual([]);
  const components = files.filter((file) => file.endsWith('.tsx'));
  expect(components.length).toBeGreaterThan(0);
  const styled = components.flatMap((file) =>
    matchesIn(`site/${file}`, /\s(?:style|className)=/g).map(({ at }) => at),
  );
  expect(styled).toEqual([]);
});

const reversed = (arrow: string) => arrow.split(' → ').toReversed().join(' → ');

it('no two folders of site/src import each other', () => {
  const arrows = new Set(
    files.flatMap((file) => {
      const [, folder] = /^src\/(\w+)\/.*\.tsx?$/.exec(file) ?? [];
      if (folder === undefined) return [];
      return [...read(`site/${file}`).matchAll(/ from '(\.[^']+)'/g)].flatMap(([, name = '']) => {
        const [, other] = /^src\/(\w+)\//.exec(join(file, '..', name)) ?? [];
        return other === undefined || other === folder ? [] : [`${folder} → ${other}`];
      });
    }),
  );
  expect(arrows.size).toBeGreaterThan(5);
  expect([...arrows].filter((arrow) => arrows.has(reversed(arrow)))).toEqual([]);
});
