import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const components = join(import.meta.dirname, '../packages/ui/src/components');

/** `parameters.synonyms` of the components' metas, and those of pages without one, by title. */
export function readSynonyms(): Record<string, string[]> {
  const codes = globSync('**/*.{stories.tsx,mdx}', { cwd: components }).map((file) =>
    readFileSync(join(components, file), 'utf8'),
  );
  return Object.fromEntries(
    codes.flatMap((code) => {
      const [, title] = /^(?: {2}title: |<Meta title=)['"](\w+\/\w+)['"]/m.exec(code) ?? [];
      const [, list] = /synonyms: \[([^\]]*)\]/.exec(code) ?? [];
      const words = [...(list ?? '').matchAll(/'([^']*)'/g)].map(([, word = '']) => word);
      return title ? [[title, words]] : [];
    }),
  );
}
