import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { read, root } from '../support/repository.ts';

/** What a build, a deploy or the operator makes. */
const made = /\/(?:dist|lib|node_modules|photographs)\b|\.env\.<|\.env$/;

const docs = globSync(['*.md', 'docs/**/*.md'], { cwd: root });

it('no page has marks of a merge', () => {
  // Formatted as a quotation, the last mark has spaces.
  expect(docs.filter((file) => /^(?:<{7}|={7}|(?:> ?){7})/m.test(read(file)))).toEqual([]);
});

it('every path that the docs name exists', () => {
  const named = docs.flatMap((file) => {
    const text = read(file);
    // A record of what was.
    if (/^Status: superseded/m.test(text)) return [];
    const paths = text.matchAll(
      /`((?:packages|site|functions|scripts|tests|docs|\.storybook)\/[^`\s]+)`/g,
    );
    return [...paths]
      .map(([, path = '']) => ({ file, path }))
      .filter(({ path }) => !made.test(path));
  });
  expect(named.length).toBeGreaterThan(150);
  const missing = named.filter(({ path }) =>
    /[<*{]/.test(path)
      ? globSync(path.replaceAll(/<[^>]+>/g, '*'), { cwd: root }).length === 0
      : !existsSync(join(root, path)),
  );
  expect(missing).toEqual([]);
});

it('every line that the functions log as an error has an alert', () => {
  const lines = [...read('functions/src/log.ts').matchAll(/'ERROR', '([^']+)'/g)].map(
    ([, line]) => line,
  );
  expect(lines).toContain('mail given up');
  for (const line of lines) {
    expect(read('docs/operations/watching.md')).toContain(`"$(line '${line}')`);
  }
});
