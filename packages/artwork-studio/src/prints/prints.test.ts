import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { folders, manifests } from '../folders.ts';
import { draw, printNames } from './prints.ts';
import { budgets } from './scene.ts';

const prints = await Promise.all((await printNames()).map(draw));

it('prints.json is what `npm run prints` writes', () => {
  expect(JSON.parse(readFileSync(manifests.prints, 'utf8'))).toEqual(
    Object.fromEntries(prints.map(({ name, entry }) => [name, entry])),
  );
});

describe.each(prints.flatMap(({ files }) => files))('$file', ({ file, view, svg }) => {
  it('is what `npm run prints` draws', () => {
    expect(readFileSync(join(folders.files, file), 'utf8') === svg).toBe(true);
  });

  it('is within its budget', () => {
    expect(brotliCompressSync(svg).length).toBeLessThanOrEqual(budgets[view]);
  });

  it('holds no raster, no script and no address but its own', () => {
    expect(svg).not.toMatch(/<(?:image|script|foreignObject|a)\b|\son\w+=|@import/i);
    const namespace = 'xmlns="http://www.w3.org/2000/svg"';
    expect(svg.replace(namespace, '')).not.toMatch(/:\/\/|data:|href="[^#]|url\((?!#)/);
  });
});
