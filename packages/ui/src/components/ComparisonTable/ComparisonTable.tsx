import type { ReactNode } from 'react';
import * as faq from '../Faq/Faq.css.ts';
import * as field from '../Field/Field.css.ts';
import * as select from '../Select/Select.css.ts';
import { Link } from '../UiProvider/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import * as styles from './ComparisonTable.css.ts';

export interface ComparisonTableProps {
  /** Id of the heading above, which names the table. */
  labelledBy: string;
  /** What the columns are, such as 'Kind of retreat'; in the corner, for screen readers. */
  corner: string;
  /**
   * Above the one or two selects that choose the columns of a narrow screen, such as 'Compare' and 'with'. One is for
   * columns of which a reader needs a single one.
   */
  selectLabels: readonly string[];
  /** What is compared, up to six: a title, or a link and a `SaveButton` below it. */
  columns: readonly { href?: string; title: string; action?: ReactNode }[];
  /**
   * A cell for each column; undefined where it is not known. A row without any known cell is left out. Those with
   * `isLead` are in larger type: what readers compare first; a paragraph in them is not.
   */
  rows: readonly { label: string; cells: readonly ReactNode[]; isLead?: boolean }[];
  /** Below the first four rows, when the others are folded until it is pressed. */
  furtherLabel?: string;
}

/**
 * Several things side by side, row by row; below 1200 px one or two of them, which a visitor chooses. For the facts of a
 * single one use `AtAGlance`.
 */
export function ComparisonTable({
  labelledBy,
  corner,
  selectLabels,
  columns,
  rows,
  furtherLabel,
}: ComparisonTableProps) {
  const known = rows.filter(({ cells }) => cells.some((cell) => cell !== undefined));
  return (
    <div className={styles.root}>
      <div className={styles.selects}>
        {selectLabels.map((label, index) => (
          <div key={label}>
            <label className={field.label} htmlFor={`${labelledBy}-${index}`}>
              {label}
            </label>
            <div className={select.frame}>
              <select
                id={`${labelledBy}-${index}`}
                className={`${field.input} ${select.select}`}
                defaultValue={columns[index]?.title}
              >
                {columns.map(({ title }) => (
                  <option className={select.option} key={title}>
                    {title}
                  </option>
                ))}
              </select>
            </div>
          </div>
        ))}
      </div>
      <table className={styles.table} aria-labelledby={labelledBy}>
        <thead>
          <tr>
            <td className={styles.rowLabel}>
              <VisuallyHidden>{corner}</VisuallyHidden>
            </td>
            {columns.map(({ href, title, action }) => (
              <th className={styles.column} key={title} scope="col">
                {href === undefined ? (
                  <span className={styles.title}>{title}</span>
                ) : (
                  <Link className={`${styles.title} ${styles.link}`} href={href}>
                    {title}
                  </Link>
                )}
                {action}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {known.map(({ label, cells, isLead = false }) => (
            <tr key={label} data-lead={isLead || undefined}>
              <th className={styles.rowLabel} scope="row">
                <span className={styles.rowTitle}>{label}</span>
              </th>
              {columns.map(({ title }, index) => (
                <td className={styles.cell} key={title}>
                  {cells[index]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {furtherLabel !== undefined && known.length > 4 && (
        <details className={styles.further}>
          <summary className={styles.furtherLabel}>
            {furtherLabel}
            <span className={faq.icon} aria-hidden="true" />
          </summary>
        </details>
      )}
    </div>
  );
}
