import type { ReactNode } from 'react';
import { Link } from '../UiProvider/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import * as styles from './ComparisonTable.css.ts';

export interface ComparisonTableProps {
  /** Id of the heading above, which names the table. */
  labelledBy: string;
  /** What the columns are, such as 'Kind of retreat'; in the corner, for screen readers. */
  corner: string;
  /** What is compared: a link, and a `SaveButton` below it. */
  columns: readonly { href: string; title: string; action?: ReactNode }[];
  /** A cell for each column; undefined where it is not known. A row without any known cell is left out. */
  rows: readonly { label: string; cells: readonly ReactNode[] }[];
}

/**
 * Several things side by side, row by row. On narrow screens the columns scroll beside the fixed row labels.
 * For the facts of a single one use `AtAGlance`.
 */
export function ComparisonTable({ labelledBy, corner, columns, rows }: ComparisonTableProps) {
  return (
    // By keyboard it can only be scrolled while it has the focus.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={styles.region} aria-labelledby={labelledBy} tabIndex={0}>
      <table className={styles.table} aria-labelledby={labelledBy}>
        <thead>
          <tr>
            <td className={styles.rowLabel}>
              <VisuallyHidden>{corner}</VisuallyHidden>
            </td>
            {columns.map(({ href, title, action }) => (
              <th className={styles.column} key={href} scope="col">
                <Link className={styles.title} href={href}>
                  {title}
                </Link>
                {action}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows
            .filter(({ cells }) => cells.some((cell) => cell !== undefined))
            .map(({ label, cells }) => (
              <tr key={label}>
                <th className={styles.rowLabel} scope="row">
                  {label}
                </th>
                {columns.map(({ href }, index) => (
                  <td className={styles.cell} key={href}>
                    {cells[index]}
                  </td>
                ))}
              </tr>
            ))}
        </tbody>
      </table>
    </section>
  );
}
