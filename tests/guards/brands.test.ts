import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { look } from '../../packages/brand/src/look/look.ts';
import { families } from '../../packages/brand/src/look/type.ts';
import { measurePairs, plain, schemes } from '../../packages/ui/src/brand/index.ts';
import { matchesIn, root } from '../support/repository.ts';

describe.each([look, plain])('the brand $name', (brand) => {
  it.each(schemes)('has enough contrast by %s', (scheme) => {
    const pairs = measurePairs(brand.color[scheme]);
    expect(pairs.length).toBeGreaterThan(60);
    const failing = pairs.filter(({ level }) => level === 'fails');
    expect(
      failing.map(({ front, ground, contrast }) => `${front} on ${ground}: ${contrast.toFixed(2)}`),
    ).toEqual([]);
  });
});

describe('packages/ui, outside its plain brand, its stories and tests', () => {
  const files = globSync('packages/ui/**/*.{ts,tsx,mdx,json,md}', {
    cwd: root,
    exclude: [
      '**/dist/**',
      '**/fixtures/**',
      '**/*.stories.tsx',
      '**/*.test.*',
      '**/{CHANGELOG,MIGRATION}.md',
    ],
  }).filter((file) => !file.endsWith('brand/plain.ts'));
  const fonts = [...Object.values(families), look.type.family.text.name].join('|');

  it.each([
    // The README shows how to make a brand.
    [
      'colour',
      'README.md',
      /(?<!`)#(?:[\da-f]{3,4}){1,2}\b|\b(?:rgba?|hsla?|hwb|(?:ok)?(?:lab|lch)|color)\((?:\d|from |srgb|display)|'(?:white|black)'/gi,
    ],
    [
      'named colour',
      undefined,
      /(?:[cC]olor|background|fill|stroke)['"]?[:=] ?['"](?!currentColor|transparent|none|inherit)([a-z]+)['"]/g,
    ],
    ['font of a brand', undefined, new RegExp(fonts, 'g')],
    ['font by its name', undefined, /(?:fontFamily|font-family): ?['"](?!inherit)([^'"]+)/g],
    ['name of the operator, but for the npm scope', undefined, /(?<!@)elevate/gi],
  ])('has no %s', (_what, except, pattern) => {
    const searched = files.filter((file) => basename(file) !== except);
    expect(searched.length).toBeGreaterThan(200);
    expect(searched.flatMap((file) => matchesIn(file, pattern))).toEqual([]);
  });
});
