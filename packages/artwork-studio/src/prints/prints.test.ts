import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { folders } from '../folders.ts';
import { draw, printNames } from './prints.ts';
import { views } from './scene.ts';

const prints = (await Promise.all((await printNames()).map(draw))).flat();

it('`npm run prints` has written every view of every scene, and nothing else', () => {
  expect(readdirSync(folders.prints).toSorted()).toEqual(prints.map(({ file }) => file).toSorted());
});

describe.each(prints)('$file', ({ file, view, svg }) => {
  it('is what `npm run prints` draws', () => {
    expect(readFileSync(join(folders.prints, file), 'utf8') === svg).toBe(true);
  });

  it('is within its budget', () => {
    expect(brotliCompressSync(svg).length).toBeLessThanOrEqual(views[view].bytes);
  });

  it('holds no raster, no script and no address but its own', () => {
    expect(svg).not.toMatch(/<(?:image|script|foreignObject|a)\b|\son\w+=|@import/i);
    const namespace = 'xmlns="http://www.w3.org/2000/svg"';
    expect(svg.replace(namespace, '')).not.toMatch(/:\/\/|data:|href="[^#]|url\((?!#)/);
  });
});
