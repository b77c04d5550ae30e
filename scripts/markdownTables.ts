interface TableRow {
  /** The heading above the table. */
  section: string;
  /** Counted from 1, as editors do. */
  line: number;
  /** By the heading of their column. */
  cells: Readonly<Record<string, string>>;
}

const cellsOf = (line: string) =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());

/** The rows of every table in a Markdown text. A cell cannot contain a `|`. */
export function tableRows(markdown: string): TableRow[] {
  const rows: TableRow[] = [];
  let section = '';
  let columns: string[] | undefined;
  for (const [index, line] of markdown.split('\n').entries()) {
    const [, heading] = /^#+ (.*)/.exec(line) ?? [];
    section = heading ?? section;
    if (!line.startsWith('|')) {
      columns = undefined;
    } else if (columns === undefined) {
      columns = cellsOf(line);
    } else if (!/^[|\s:-]+$/.test(line)) {
      const cells = cellsOf(line);
      rows.push({
        section,
        line: index + 1,
        cells: Object.fromEntries(columns.map((column, at) => [column, cells[at] ?? ''])),
      });
    }
  }
  return rows;
}

/** What a cell has between backticks. */
export const parseCode = (cell = ''): string[] =>
  [...cell.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);
