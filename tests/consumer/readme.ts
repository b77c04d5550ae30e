import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ui } from './application.ts';

const readme = readFileSync(join(ui, 'README.md'), 'utf8');

/** The text of a section, up to the next heading of its level or above. */
export function sectionOf(title: string): string {
  const [, level = '', rest] = new RegExp(`^(##+) ${title}$(.*)`, 'ms').exec(readme) ?? [];
  if (rest === undefined) throw new Error(`The README has no section '${title}'`);
  return rest.split(new RegExp(`^#{2,${level.length}} `, 'm'))[0] as string;
}

export interface Block {
  language: string;
  code: string;
  /** The file that its first line names. */
  file: string | undefined;
}

/** The blocks of code in a section, in order. */
export const blocksIn = (section: string): Block[] =>
  [...section.matchAll(/^( *)```(\w+)\n(.*?)^ *```/gms)].map(
    ([, indent = '', language = '', indented = '']) => {
      const code = indented.replaceAll(new RegExp(`^${indent}`, 'gm'), '');
      return { language, code, file: /^\/\/ (\S+\.\w+)/.exec(code)?.[1] };
    },
  );

/** The rows of a table with two columns, whose first is code. */
export const rowsIn = (section: string): [first: string, second: string][] =>
  [...section.matchAll(/^\| `([^`]+)` +\| (.+?) +\|$/gm)].map(([, first = '', second = '']) => [
    first,
    second,
  ]);
