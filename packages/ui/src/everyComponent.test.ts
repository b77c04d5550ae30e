import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const read = (file: string) => readFileSync(join(import.meta.dirname, file), 'utf8');

it('EveryComponent renders every component that is exported, alone or in another one', () => {
  const files = globSync('components/*/*.tsx', {
    cwd: import.meta.dirname,
    exclude: ['**/*.{stories,test}.tsx'],
  });
  const rendered = [...files, ...globSync('fixtures/*.tsx', { cwd: import.meta.dirname })]
    .map(read)
    .join('\n');
  const components = files
    .filter((file) => file.endsWith(`/${file.split('/')[1]}.tsx`))
    .flatMap((file) => [...read(file).matchAll(/^export (?:function|const) ([A-Z]\w+)/gm)])
    .map(([, name]) => String(name));
  expect(components.length).toBeGreaterThan(55);
  expect(components.filter((name) => !new RegExp(`<${name}\\b`).test(rendered))).toEqual([]);
});
