/** docs/facts.md: what the site says that can go out of date or do harm, and when a person last checked it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseCode, tableRows } from './markdownTables.ts';

export interface Fact {
  section: string;
  line: number;
  id: string;
  /** Addresses of the route table. */
  pages: string[];
  source: string;
  /** The day as 2026-03-01, or empty. */
  checked: string;
}

const list = 'docs/facts.md';

/** The sections whose rows a deploy requires to be checked. */
export const requiredSections: readonly string[] = ['Visa and entry', 'Health', 'Law'];

/** @param folder that `docs` is in */
export const readFacts = (folder: string): Fact[] =>
  tableRows(readFileSync(join(folder, list), 'utf8')).map(({ section, line, cells }) => ({
    section,
    line,
    id: cells['id'] ?? '',
    pages: parseCode(cells['pages']),
    source: cells['source'] ?? '',
    checked: cells['checked'] ?? '',
  }));

/** When each fact of /before-you-go was checked, as the days by id that its page reads. */
export const checkedFacts = (folder: string): Record<string, string> =>
  Object.fromEntries(
    readFacts(folder)
      .filter(({ pages }) => pages.includes('/before-you-go'))
      .map(({ id, checked }) => [id, checked]),
  );

function problemWith(checked: string, today: string): string | undefined {
  const yearAgo = `${Number(today.slice(0, 4)) - 1}${today.slice(4)}`;
  if (checked === '') return 'has not been checked';
  if (!/^\d{4}-\d\d-\d\d$/.test(checked) || checked > today) {
    return `was checked on '${checked}', which is no day up to today, such as ${today}`;
  }
  return checked < yearAgo ? `was checked on ${checked}, more than a year ago` : undefined;
}

/**
 * Rows on visa, health and law without a check within a year, one line each.
 * @param folder that `docs` is in
 */
export const factProblems = (folder: string, today: Date): string[] =>
  readFacts(folder).flatMap(({ section, line, id, source, checked }) => {
    const problem = requiredSections.includes(section)
      ? problemWith(checked, today.toISOString().slice(0, 10))
      : undefined;
    return problem
      ? [`${list}:${line}: \`${id}\` ${problem}: compare its pages with ${source}`]
      : [];
  });
