/** The files of this repository, by their paths in it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export const root = join(import.meta.dirname, '../..');

export const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** What matches in a file, each with its place as `file:line`, which editors open. */
export function matchesIn(file: string, pattern: RegExp): { at: string; found: string }[] {
  const text = read(file);
  return [...text.matchAll(pattern)].map((match) => ({
    at: `${file}:${text.slice(0, match.index).split('\n').length}`,
    found: match[1] ?? match[0],
  }));
}
