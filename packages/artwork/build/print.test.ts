import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import inks from '../inks.json' with { type: 'json' };
import nightInks from '../nightInks.json' with { type: 'json' };
import { printViews } from '../src/files.ts';
import { groundOf, print, type Scheme, subjectsOf } from './print.ts';

const drawing = (content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 500"><g id="palette"><path fill="${inks.leaf}" data-shift="1 -.5" d="M9 9h9z"/></g>${content}</svg>`;

const shape = (attributes: string) =>
  print(drawing(`<path id="hill" ${attributes} d="M0.50,10 L 20 -5.123"/>`), 'day').match(
    /<path.*\/>/,
  )?.[0];

describe('a shape', () => {
  it('is printed as a block off its key line, and the line', () => {
    expect(shape(`fill="${inks.leaf}" stroke="${inks.ink}" stroke-width="2"`)).toBe(
      `<path fill="${inks.leaf}" d="M.5 10L20-5.12" transform="translate(1 -.5)"/>` +
        `<path fill="none" stroke="${inks.ink}" stroke-width="2" d="M.5 10L20-5.12"/>`,
    );
  });

  it('stays in place when it is flat, and where its ink has no swatch', () => {
    for (const attributes of [`class="flat" fill="${inks.leaf}"`, `fill="${inks.rose}"`]) {
      expect(shape(attributes)).not.toContain('transform');
    }
  });

  it('may be styled as an editor does', () => {
    expect(shape(`style="fill:${inks.leaf}"`)).toBe(shape(`fill="${inks.leaf}"`));
  });
});

it.each([
  ['<image href="#a"/>', '<image>'],
  ['<text>India</text>', '<text>'],
  ['<path fill="#123456" d="M0 0h9z"/>', '#123456 is no ink'],
  ['<path d="M0 0h9z"/>', 'its own fill'],
  ['<g fill="none"/>', 'nothing else'],
  ['<use href="https://example.org/#a"/>', 'address'],
  ['<g data-night="neon"/>', 'neon is no light'],
  ['<path fill="none" onclick="go()" d="M0 0h9z"/>', 'script'],
])('refuses %s', (content, message) => {
  expect(() => print(drawing(content), 'day')).toThrow(message);
});

const square = (attributes = '') => `<path ${attributes} fill="${inks.teal}" d="M0 0h9z"/>`;
const fills = (content: string, scheme: Scheme = 'night') =>
  [...print(drawing(content), scheme).matchAll(/<path fill="(#\w+)"/g)].map(([, fill]) => fill);

describe('by night', () => {
  const { objects, lit } = nightInks;

  it('each ink has a value', () => {
    expect(Object.keys(objects)).toEqual(Object.keys(inks));
  });

  it('an ink is that of the light of its group, or of its own', () => {
    const house = `<g id="house" data-night="lit">${square()}${square('data-night="objects"')}</g>`;
    expect(fills(square() + house)).toEqual([objects.teal, lit.teal, objects.teal]);
    expect(fills(square() + house, 'day')).toEqual([inks.teal, inks.teal, inks.teal]);
  });

  it('a shape may be there by day or by night alone', () => {
    const content = square('data-night="none"') + square('data-day="none" data-night="lit"');
    expect(fills(content)).toEqual([lit.teal]);
    expect(fills(content, 'day')).toEqual([inks.teal]);
  });
});

const root = join(import.meta.dirname, '..');
const files = globSync('{sources,templates}/*.svg', { cwd: root });

it.each(files)('%s has the frame of its view', (file) => {
  const view = /(\w+)\.svg$/.exec(file)?.[1] as keyof typeof printViews;
  const { x = 0, y = 0, width, height }: Record<string, number> = printViews[view];
  const source = readFileSync(join(root, file), 'utf8');
  expect(source).toContain(`viewBox="${x} ${y} ${width} ${height}"`);
});

it.each(Object.keys(printViews))('the template of a %s can be printed in every ink', (view) => {
  const source = readFileSync(join(root, `templates/${view}.svg`), 'utf8');
  const swatches = source.matchAll(/id="ink-([\w-]+)" fill="(#\w+)" data-shift/g);
  expect(Object.fromEntries([...swatches].map(([, name, ink]) => [name, ink]))).toEqual(inks);
  expect(print(source, 'day')).not.toContain('guides');
  expect(groundOf(source)).toBe(/vignette|landmark/.test(view) ? 'none' : inks.sand);
  expect(subjectsOf(source)).toHaveLength(view === 'hero' ? 1 : 0);
});
