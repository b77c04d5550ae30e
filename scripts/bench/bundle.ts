/** The contents of a first view's scripts: Sonda's report, and bytes by package. */
import { readFile, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import Sonda from 'sonda/vite';
import { build } from 'vite';
import { root } from '../toolchain.mjs';
import type { SentFile } from './firstView.ts';

/** What is read of Sonda's report. */
interface Report {
  resources: { kind: string; name: string; parent: string | null; brotli: number }[];
}

const packageOf = (source: string) =>
  /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source)?.[1] ??
  /^(packages\/[^/]+|site)\//.exec(source)?.[1] ??
  "the bundler's own";

/**
 * Builds the browser's files again with source maps, which does not change their names, and writes the
 * report into `folder` as bundle.html.
 * @param files the files of a first view
 * @returns the brotli bytes of its scripts by package. A file's bytes are divided in proportion to its
 * modules, each compressed alone.
 */
export async function reportBundle(
  folder: string,
  files: SentFile[],
): Promise<{ name: string; bytes: number }[]> {
  await rm(folder, { recursive: true, force: true });
  await build({
    configFile: join(root, 'site/vite.config.ts'),
    logLevel: 'error',
    build: { outDir: join(folder, 'site'), sourcemap: 'hidden' },
    plugins: [
      Sonda({
        format: ['html', 'json'],
        filename: 'bundle',
        outputDir: folder,
        open: false,
        brotli: true,
      }),
    ],
  });
  const { resources } = JSON.parse(await readFile(join(folder, 'bundle.json'), 'utf8')) as Report;
  const totals = new Map<string, number>();
  for (const { path, bytes } of files.filter(({ kind }) => kind === 'script')) {
    const modules = resources.filter(
      ({ kind, parent }) => kind === 'chunk' && basename(`${parent}`) === basename(path),
    );
    const sum = modules.reduce((all, { brotli }) => all + brotli, 0);
    // The head script is built separately, without source maps.
    const shares = sum > 0 ? modules : [{ name: `site/${path}`, brotli: 1 }];
    for (const { name, brotli } of shares) {
      const owner = packageOf(name);
      totals.set(owner, (totals.get(owner) ?? 0) + (bytes * brotli) / (sum || 1));
    }
  }
  return [...totals]
    .map(([name, bytes]) => ({ name, bytes }))
    .toSorted((a, b) => b.bytes - a.bytes);
}
