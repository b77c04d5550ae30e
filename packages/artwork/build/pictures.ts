/**
 * Makes what the site serves of each drawing and photograph, and the lists of them that the code imports: dist/. What
 * has not changed since the last time stays. `node packages/artwork/build/pictures.ts` does it once, the plugin before
 * Vite starts and in development at each change.
 */
import { hash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { VERSION } from 'svgo';
import type { Plugin } from 'vite';
import {
  type PhotographEntry,
  type PrintEntry,
  type PrintView,
  photographFileName,
  photographFormats,
  photographWidths,
  printFileNames,
} from '../src/files.ts';
import { encodePhotograph, meanColour } from './photograph.ts';
import { groundOf, print, type Scheme, subjectsOf } from './print.ts';

const root = join(import.meta.dirname, '..');
/** The lists of prints, subjects and photographs, and the files themselves. */
const dist = join(root, 'dist');
export const pictureFiles = join(dist, 'pictures');

/** The most kB that a drawing may have in brotli. */
const budgets: Readonly<Record<PrintView, number>> = {
  hero: 14,
  card: 10,
  wide: 14,
  tall: 14,
  landscape: 10,
  frieze: 9,
  vignette: 4,
  landmark: 2.5,
};

function servedDrawing(source: string, view: PrintView, scheme: Scheme): string {
  const svg = print(source, scheme);
  const { length } = brotliCompressSync(svg);
  if (length > budgets[view] * 1000) throw new Error(`${length} bytes are too many for a ${view}`);
  return svg;
}

/** Whether words on a colour are light. */
const isDark = (colour: string) =>
  Buffer.from(colour.slice(1), 'hex').reduce((sum, channel) => sum + channel, 0) < 3 * 128;

/** @throws when a file's name does not suit an address */
const filesIn = (folder: string) =>
  readdirSync(join(root, folder))
    .filter((file) => !/^(\.|README)/.test(file))
    .toSorted()
    .map((file) => {
      const path = join(root, folder, file);
      const [, name = '', view = ''] = /^([a-z0-9-]+?)(?:-(\w+)\.svg|\.\w+)$/.exec(file) ?? [];
      if (folder === 'sources' ? !(view in budgets) : name === '') {
        throw new Error(`Rename ${path} (docs/contributing/README.md)`);
      }
      return { path, name, view: view as PrintView, source: readFileSync(path) };
    });

const tools = ['build/print.ts', 'build/photograph.ts', 'inks.json', 'nightInks.json'].map((file) =>
  readFileSync(join(root, file)),
);
/** Three characters of a hash: every page's scripts have the versions of all pictures. */
const versionOf = (sources: Buffer[]) => {
  const all = Buffer.concat([Buffer.from(VERSION), ...tools, ...sources]);
  return hash('sha256', all, 'base64url').slice(0, 3);
};

/** Renames a complete file into place: another process may be reading it. */
function write(file: string, content: Buffer | string): void {
  const draft = join(dist, `${process.pid}.tmp`);
  writeFileSync(draft, content);
  renameSync(draft, file);
}

export async function makePictures(): Promise<void> {
  mkdirSync(pictureFiles, { recursive: true });
  const served = new Set<string>();
  /** Its name has a hash of what a file is made of, so one that is there is the same. */
  async function serve(file: string, path: string, make: () => Promise<Buffer> | string) {
    served.add(file);
    if (existsSync(join(pictureFiles, file))) return;
    try {
      write(join(pictureFiles, file), await make());
    } catch (cause) {
      throw new Error(`${path}: ${(cause as Error).message}`, { cause });
    }
  }

  const prints: Record<string, PrintEntry> = {};
  const subjects: Record<string, ReturnType<typeof subjectsOf>> = {};
  for (const [name, own] of Map.groupBy(filesIn('sources'), (file) => file.name)) {
    const version = versionOf(own.map(({ source }) => source));
    for (const { path, view, source } of own) {
      const { day, night } = printFileNames(name, view, version);
      await serve(day, path, () => servedDrawing(String(source), view, 'day'));
      await serve(night, path, () => servedDrawing(String(source), view, 'night'));
    }
    const views = own.map(({ view }) => view);
    const text = own.map(({ source }) => String(source)).join('');
    const colour = groundOf(text);
    const isDeep = isDark(colour) && /hero|wide/.test(views.join());
    prints[name] = { colour, ...(isDeep && { isDeep }), version, views };
    const boxes = subjectsOf(text);
    if (boxes.length > 0) subjects[name] = boxes;
  }

  const photographs: Record<string, PhotographEntry> = {};
  for (const { path, name, source } of filesIn('photographs')) {
    const version = versionOf([source]);
    for (const width of photographWidths) {
      for (const format of photographFormats) {
        const file = photographFileName({ name, version, width, format });
        await serve(file, path, () => encodePhotograph(source, width, format));
      }
    }
    photographs[name] = { version, colour: await meanColour(source) };
  }

  for (const [name, list] of Object.entries({ prints, subjects, photographs })) {
    const file = join(dist, `${name}.json`);
    const json = JSON.stringify(list, undefined, 2);
    if (!existsSync(file) || readFileSync(file, 'utf8') !== json) write(file, json);
  }
  for (const file of readdirSync(pictureFiles)) {
    if (!served.has(file)) rmSync(join(pictureFiles, file), { force: true });
  }
}

let areMade: Promise<void> | undefined;

/** Makes the pictures, and serves them in development. */
export const pictures = (): Plugin => ({
  name: 'pictures',
  config: () => (areMade ??= makePictures()),
  configureServer({ middlewares, watcher }) {
    watcher.add([join(root, 'sources'), join(root, 'photographs')]);
    middlewares.use((request, _response, next) => {
      request.url &&= request.url.replace(/^\/pictures\//, `/@fs${pictureFiles}/`);
      next();
    });
  },
  async hotUpdate({ file, modules }) {
    if (!/\/artwork\/(sources|photographs)\//.test(file)) return undefined;
    await makePictures();
    const lists = ['prints.json', 'photographs.json'].flatMap((list) => [
      ...(this.environment.moduleGraph.getModulesByFile(join(dist, list)) ?? []),
    ]);
    return [...modules, ...lists];
  },
});

if (import.meta.main) await makePictures();
