import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const components = join(import.meta.dirname, '../packages/ui/src');

/** `export interface A … {`, `export type A = …;` and `export const a = [ … ] as const …;`, as Biome formats them. */
const declaration =
  /^export (?:interface (\w+)[^{]*\{[^]*?^\}|type (\w+)[^=]* =[^]*?;$|const (\w+) = \[[^\]]*\] as const(?: satisfies [^;]+)?;)/gm;

/** The source text of each exported type and list of the components by its name: react-docgen reads one file only. */
export function readTypeTexts(): Record<string, string> {
  const files = globSync('components/**/*.{ts,tsx}', {
    cwd: components,
    exclude: ['**/*.{stories,test,css}.*'],
  });
  return Object.fromEntries(
    files.flatMap((file) =>
      [...readFileSync(join(components, file), 'utf8').matchAll(declaration)].map(
        ([text, ...names]) => [names.find(Boolean) ?? '', text.replace('export ', '')],
      ),
    ),
  );
}
