import { globSync } from 'node:fs';
import { sanitize, storyNameFromExport } from 'storybook/internal/csf';
import { expect, it } from 'vitest';
import { read, root } from '../support/repository.ts';

const filesOf = (pattern: string) =>
  globSync(`packages/ui/src/${pattern}`, { cwd: root }).map((file) => ({ file, code: read(file) }));

it('every link between docs pages and stories leads somewhere', () => {
  const stories = filesOf('**/*.stories.tsx').flatMap(({ code }) => {
    const title = sanitize(/title: '([^']+)'/.exec(code)?.[1] ?? '');
    const names = [...code.matchAll(/^export const (\w+)/gm)].map(([, name = '']) =>
      sanitize(storyNameFromExport(name)),
    );
    return ['docs', ...names].map((name) => `${title}--${name}`);
  });
  const pages = filesOf('**/*.mdx').flatMap(({ code }) =>
    [...code.matchAll(/<Meta title=(["'])(.+?)\1/g)].map(
      ([, , title = '']) => `${sanitize(title)}--docs`,
    ),
  );
  const known = new Set([...stories, ...pages]);
  expect(known.size).toBeGreaterThan(200);
  const dead = filesOf('**/*.{mdx,tsx}').flatMap(({ file, code }) =>
    [...code.matchAll(/\?path=\/(?:docs|story)\/([\w-]+)/g)]
      .filter(([, id = '']) => !known.has(id))
      .map(([link]) => `${file}: ${link}`),
  );
  expect(dead).toEqual([]);
});
