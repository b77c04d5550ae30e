/**
 * Compiles the catalogs: one JSON file a catalog and language, beside the .po files. The source's words
 * come from the code, the others' from the .po files. `node scripts/catalogs.ts` names what is missing,
 * and fails if anything is.
 */
import { existsSync, globSync, readdirSync, readFileSync, rmdirSync, rmSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { createCompiledCatalog, getCatalogs } from '@lingui/cli/api';
import { getConfig } from '@lingui/conf';
import type { Plugin } from 'vite';
import { locales as allLocales, sourceLocale } from '../packages/languages/src/index.ts';
import { exactTexts, typeset } from './typography.ts';

const root = join(import.meta.dirname, '..');

/** Renames a complete file into place: another process may be reading it. */
async function writeIfChanged(file: string, content: string): Promise<void> {
  if (existsSync(file) && readFileSync(file, 'utf8') === content) return;
  await mkdir(dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}.tmp`;
  await writeFile(draft, content);
  await rename(draft, file);
}

/** A branch that was left may leave compiled catalogs behind, and folders that hold nothing else. */
function removeStale(folder: string, kept: ReadonlySet<string>): void {
  for (const file of globSync(join(folder, '*.json'))) if (!kept.has(file)) rmSync(file);
  for (const empty of [folder, dirname(folder)]) {
    if (existsSync(empty) && readdirSync(empty).length === 0) rmdirSync(empty);
  }
}

/**
 * Compiles every catalog. What is not translated is shown in the source language.
 * @returns a line for each .po file that lacks translations
 */
export async function compileCatalogs(
  locales: readonly string[] = allLocales,
): Promise<readonly string[]> {
  const missing: string[] = [];
  for (const catalog of await getCatalogs(getConfig({ cwd: root }))) {
    const source = await catalog.collect();
    if (!source) throw new Error(`The words of ${catalog.path} cannot be extracted`);
    const compiled = new Set<string>();
    for (const locale of catalog.sourcePaths.length > 0 ? locales : []) {
      const translations = locale === sourceLocale ? undefined : await catalog.read(locale);
      const messages: Record<string, string> = {};
      const untranslated: string[] = [];
      for (const [id, { message = id }] of Object.entries(source)) {
        const translation = translations?.[id]?.translation;
        messages[id] = exactTexts.includes(message)
          ? translation || message
          : typeset(translation || message, translation ? locale : sourceLocale);
        if (!translation && locale !== sourceLocale) untranslated.push(message);
      }
      const { source: json, errors } = createCompiledCatalog(locale, messages, {
        namespace: 'json',
      });
      const poFile = relative(root, catalog.getFilename(locale));
      const [broken] = errors;
      if (broken) throw new Error(`${poFile}: '${broken.source}': ${broken.error.message}`);
      if (untranslated.length > 0) {
        missing.push(`${poFile} lacks ${untranslated.map((text) => `'${text}'`).join(', ')}`);
      }
      const file = join(dirname(catalog.getFilename(locale)), `${locale}.json`);
      compiled.add(file);
      await writeIfChanged(file, json);
    }
    removeStale(catalog.localeDir, compiled);
  }
  return missing;
}

let isCompiled: Promise<void> | undefined;

const compileAndWarn = async () => {
  for (const line of await compileCatalogs()) console.warn(line);
};

/** Compiles the catalogs before Vite starts, and in development again when a .po file changes. */
export const catalogs = (): Plugin => ({
  name: 'catalogs',
  config: async () => {
    isCompiled ??= compileAndWarn();
    await isCompiled;
  },
  hotUpdate: async ({ file }) => {
    if (file.endsWith('.po')) await compileAndWarn();
  },
});

if (process.argv[1] === import.meta.filename) {
  const missing = await compileCatalogs();
  for (const line of missing) console.error(line);
  process.exitCode = missing.length === 0 ? 0 : 1;
}
