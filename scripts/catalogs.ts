/**
 * Compiles the catalogs: one JSON file per catalog and language, beside the .po files. The source's
 * words come from the code, the translations from the .po files. `node scripts/catalogs.ts` names every
 * missing translation, and fails if there is one.
 *
 * The words of packages/enquiry have no JSON files: those of the site's shell and of the mails contain them, so
 * that they are translated once and need no request.
 */
import { existsSync, globSync, readdirSync, readFileSync, rmdirSync, rmSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { createCompiledCatalog, getCatalogs } from '@lingui/cli/api';
import { getConfig } from '@lingui/conf';
import type { Plugin } from 'vite';
import { type Locale, locales, sourceLocale } from '../packages/languages/src/index.ts';
import { exactTexts, typeset } from './typography.ts';

const root = join(import.meta.dirname, '..');

const sharedFolder = 'packages/enquiry/src/locales';
const sharingFolders = new Set(['site/src/shell/locales', 'packages/mail/src/locales']);

type Catalog = Awaited<ReturnType<typeof getCatalogs>>[number];

/** Renames a complete file into place: another process may be reading it. */
async function writeIfChanged(file: string, content: string): Promise<void> {
  if (existsSync(file) && readFileSync(file, 'utf8') === content) return;
  await mkdir(dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}.tmp`;
  await writeFile(draft, content);
  await rename(draft, file);
}

/** Removes compiled catalogs of removed folders or languages, and folders that are then empty. */
function removeStale(kept: ReadonlySet<string>): void {
  for (const name of globSync('{site,packages/*}/src/**/locales/*.json', { cwd: root })) {
    const file = join(root, name);
    if (kept.has(file)) continue;
    rmSync(file);
    for (const folder of [dirname(file), dirname(dirname(file))]) {
      if (readdirSync(folder).length === 0) rmdirSync(folder);
    }
  }
}

/** The words of one catalog in one language; `missing` are the messages that the source's words replace. */
function translate(
  source: NonNullable<Awaited<ReturnType<Catalog['collect']>>>,
  translations: Awaited<ReturnType<Catalog['read']>>,
  locale: string,
) {
  const messages: Record<string, string> = {};
  const missing: string[] = [];
  for (const [id, { message = id }] of Object.entries(source)) {
    const translation = translations?.[id]?.translation;
    const isExact = exactTexts.includes(message);
    if (translation) messages[id] = isExact ? translation : typeset(translation, locale);
    else messages[id] = isExact ? message : typeset(message, sourceLocale);
    if (!translation && locale !== sourceLocale) missing.push(message);
  }
  return { messages, missing };
}

/**
 * Every message of a catalog, by language and id. A message that is not translated is in the source language; a
 * language without a .po file has no messages.
 * @param problems gets a line for each .po file that lacks translations
 */
async function readMessages(catalog: Catalog, problems: string[]) {
  const source = await catalog.collect();
  if (!source) throw new Error(`The words of ${catalog.path} cannot be extracted`);
  const byLocale = new Map<Locale, Record<string, string>>();
  for (const locale of catalog.sourcePaths.length > 0 ? locales : []) {
    const name = relative(root, catalog.getFilename(locale));
    const translations = locale === sourceLocale ? undefined : await catalog.read(locale);
    if (locale !== sourceLocale && !translations) {
      problems.push(`${name} is missing: npm run i18n makes it`);
      continue;
    }
    const { messages, missing } = translate(source, translations, locale);
    if (missing.length > 0) {
      problems.push(`${name} lacks ${missing.map((text) => `'${text}'`).join(', ')}`);
    }
    byLocale.set(locale, messages);
  }
  return byLocale;
}

/** @returns the files */
async function writeCompiled(
  catalog: Catalog,
  byLocale: Awaited<ReturnType<typeof readMessages>>,
): Promise<string[]> {
  const compiled: string[] = [];
  for (const [locale, messages] of byLocale) {
    const poFile = catalog.getFilename(locale);
    const { source: json, errors } = createCompiledCatalog(locale, messages, { namespace: 'json' });
    const [broken] = errors;
    if (broken) {
      throw new Error(`${relative(root, poFile)}: '${broken.source}': ${broken.error.message}`);
    }
    const file = join(dirname(poFile), `${locale}.json`);
    compiled.push(file);
    await writeIfChanged(file, json);
  }
  return compiled;
}

/** @returns a line for each .po file that lacks translations */
async function compileCatalogs(): Promise<readonly string[]> {
  const problems: string[] = [];
  const catalogs = await getCatalogs(getConfig({ cwd: root }));
  const folderOf = ({ localeDir }: Catalog) => relative(root, localeDir);
  const shared = catalogs.find((catalog) => folderOf(catalog) === sharedFolder);
  if (!shared) throw new Error(`lingui.config.ts has no catalog in ${sharedFolder}`);
  const sharedMessages = await readMessages(shared, problems);
  const compiled = new Set<string>();
  for (const catalog of catalogs) {
    if (catalog === shared) continue;
    const byLocale = await readMessages(catalog, problems);
    if (sharingFolders.has(folderOf(catalog))) {
      for (const [locale, messages] of byLocale) {
        Object.assign(messages, sharedMessages.get(locale) ?? sharedMessages.get(sourceLocale));
      }
    }
    for (const file of await writeCompiled(catalog, byLocale)) compiled.add(file);
  }
  removeStale(compiled);
  return problems;
}

async function compileAndWarn(): Promise<void> {
  for (const line of await compileCatalogs()) console.warn(line);
}

let isCompiled: Promise<void> | undefined;

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
  const problems = await compileCatalogs();
  for (const line of problems) console.error(line);
  process.exitCode = problems.length === 0 ? 0 : 1;
}
