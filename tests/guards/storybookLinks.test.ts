import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sanitize, storyNameFromExport } from 'storybook/internal/csf';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const read = (pattern: string) =>
  globSync(pattern, { cwd: join(root, 'packages/ui/src') }).map((file) => ({
    file,
    code: readFileSync(join(root, 'packages/ui/src', file), 'utf8'),
  }));

it('every link between docs pages and stories leads somewhere', () => {
  const stories = read('**/*.stories.tsx').flatMap(({ code }) => {
    const title = sanitize(/title: '([^']+)'/.exec(code)?.[1] ?? '');
    const names = [...code.matchAll(/^export const (\w+)/gm)].map(([, name = '']) =>
      sanitize(storyNameFromExport(name)),
    );
    return ['docs', ...names].map((name) => `${title}--${name}`);
  });
  const pages = read('**/*.mdx').flatMap(({ code }) =>
    [...code.matchAll(/<Meta title=(["'])(.+?)\1/g)].map(
      ([, , title = '']) => `${sanitize(title)}--docs`,
    ),
  );
  const known = new Set([...stories, ...pages]);
  expect(known.size).toBeGreaterThan(200);
  const dead = read('**/*.{mdx,tsx}').flatMap(({ file, code }) =>
    [...code.matchAll(/\?path=\/(?:docs|story)\/([\w-]+)/g)]
      .filter(([, id = '']) => !known.has(id))
      .map(([link]) => `${file}: ${link}`),
  );
  expect(dead).toEqual([]);
});
