/** Other colours in the brand's folder, the accent among them: nothing that is built has one of the old. */
import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { palette } from '../../packages/brand/src/look/colors.ts';
import { locales } from '../../packages/languages/src/index.ts';
import type { examples as mails } from '../../packages/mail/src/examples.ts';
import { run } from '../../scripts/toolchain.mjs';

const root = join(import.meta.dirname, '../..');
const copy = join(root, '.cache/other-colors');

/** A slightly different colour. */
const other = (hex: string) =>
  `#${(Number.parseInt(hex.slice(1), 16) ^ 0x03_05_06).toString(16).padStart(6, '0')}`;

/** Black is the root of too many things: shadows by night alone have it. */
const colors = Object.values(palette).filter((hex) => hex !== palette.black);

/** Each colour as hex or as channels. */
const spellings = (all: readonly string[]) =>
  new RegExp(
    all
      .flatMap((hex) => {
        const channels = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
        return [hex, `\\b${channels.join('[, ]+')}\\b`];
      })
      .join('|'),
    'gi',
  );
const oldColors = spellings(colors);
const newColors = spellings(colors.map(other));

/** The ground of a picture while it loads belongs to the artwork. */
const withoutPictures = (html: string) => html.replaceAll(/<rect [^>]*fill="#\w+"/g, '');

const isCopied = (path: string) =>
  path.endsWith('artwork/dist') ||
  !['node_modules', 'dist', 'dist-server', 'lib'].includes(basename(path));

beforeAll(async () => {
  rmSync(copy, { recursive: true, force: true });
  for (const folder of ['packages', 'site', 'functions', 'scripts', 'docs']) {
    cpSync(join(root, folder), join(copy, folder), { recursive: true, filter: isCopied });
  }
  for (const file of globSync('*.{json,ts}', { cwd: root })) {
    cpSync(join(root, file), join(copy, file));
  }
  // Node finds the other packages in the folder above; only the workspaces, relative links, are the copy's own.
  const links = 'node_modules/@elevate';
  mkdirSync(join(copy, 'node_modules'));
  cpSync(join(root, links), join(copy, links), { recursive: true, verbatimSymlinks: true });
  const file = join(copy, 'packages/brand/src/look/colors.ts');
  writeFileSync(file, readFileSync(file, 'utf8').replaceAll(oldColors, other));
  await run('node', ['site/build.ts'], { cwd: copy, stdio: 'ignore' });
}, 180_000);

it('change every stylesheet, page and manifest', () => {
  const dist = join(copy, 'site/dist');
  const files = globSync('**/*.{css,html,webmanifest}', { cwd: dist });
  expect(files.length).toBeGreaterThan(50);
  for (const file of files) {
    const text = withoutPictures(readFileSync(join(dist, file), 'utf8'));
    expect([file, text.match(oldColors)]).toEqual([file, null]);
    expect([file, text.match(newColors)]).not.toEqual([file, null]);
  }
});

it('change every mail, by day and by night', async () => {
  const module = (await import(join(copy, 'packages/mail/src/examples.ts'))) as {
    examples: typeof mails;
  };
  for (const [name, example] of Object.entries(module.examples)) {
    for (const locale of locales) {
      const { html } = await example(locale);
      expect([name, html.match(oldColors)]).toEqual([name, null]);
      expect([name, html.match(newColors)]).not.toEqual([name, null]);
    }
  }
}, 60_000);
