import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const packageFolder = join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(join(packageFolder, file), 'utf8');

const exported = new Set(
  globSync('src/{brand,components,tokens}/**/*.{ts,tsx}', {
    cwd: packageFolder,
    exclude: ['**/*.{stories,test}.*'],
  }).flatMap((file) =>
    [...read(file).matchAll(/^export (?:const|function|interface|type) (\w+)/gm)].map(
      ([, name]) => name,
    ),
  ),
);

/** The rows of the guide's tables: their cells. */
const rows = read('MIGRATION.md')
  .split('\n')
  .filter((line) => /^\| .*`/.test(line))
  .map((line) => line.split(' | ').map((cell) => cell.replaceAll(/^\|\s*|\s*\|$/g, '')));

/** The names of components and types in a cell. */
const names = (cell = '') => [...cell.matchAll(/`([A-Z]\w+)`/g)].map(([, name]) => String(name));

it('renames what is gone to what there is', () => {
  const renamed = rows.filter((cells) => cells.length === 2);
  expect(renamed.length).toBeGreaterThan(15);
  for (const [before, after] of renamed) {
    expect(names(before).filter((name) => exported.has(name))).toEqual([]);
    expect(names(after).filter((name) => !exported.has(name))).toEqual([]);
  }
});

/** The names of props and values in a cell. */
const words = (cell = '') =>
  [...cell.matchAll(/`([^`]*)`/g)].flatMap(
    ([, code = '']) => code.replaceAll(/'[^']*'/g, '').match(/\b[a-z]\w*/g) ?? [],
  );

it('renames props that are gone to props that there are, of components that there are', () => {
  const every = globSync('src/components/*/*.{ts,tsx}', { cwd: packageFolder })
    .filter((file) => !/\.(?:stories|test)\./.test(file))
    .map(read)
    .join('\n');
  const changed = rows.filter(({ length }) => length === 3);
  expect(changed.length).toBeGreaterThan(20);
  for (const [component, before, after] of changed) {
    const isKnown = (word: string) => new RegExp(`\\b${word}\\??:|'${word}'`).test(every);
    expect(words(after).filter((word) => !isKnown(word))).toEqual([]);
    const gone = words(before?.replaceAll(/\{[^}]*\}/g, '')).filter(
      (word) => !words(after).includes(word),
    );
    for (const name of names(component)) {
      expect([...exported]).toContain(name);
      const [props = ''] =
        new RegExp(`^export interface ${name}Props[^]*?^}`, 'm').exec(every) ?? [];
      const isProp = (word: string) => new RegExp(`^ {2}${word}\\??:`, 'm').test(props);
      expect(gone.filter(isProp), name).toEqual([]);
    }
  }
});
