import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** What matches in a file of this repository, each with its place as `file:line`, which editors open. */
export function matchesIn(file: string, pattern: RegExp): { at: string; found: string }[] {
  const text = readFileSync(join(root, file), 'utf8');
  return [...text.matchAll(pattern)].map((match) => ({
    at: `${file}:${text.slice(0, match.index).split('\n').length}`,
    found: match[1] ?? match[0],
  }));
}
