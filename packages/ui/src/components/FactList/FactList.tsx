import { type ReactNode, useId } from 'react';
import { Fold } from '../Fold/index.ts';
import { Picture, type PictureSource } from '../Picture/index.ts';
import * as styles from './FactList.css.ts';

export interface Fact {
  /** What it is about: 'Duration', 'Email'. */
  label: string;
  /** A phrase, a sentence or a `TextLink`. */
  value?: ReactNode;
  /** A list of phrases, below the value. */
  points?: readonly string[];
  /** What to know about it, in small type. */
  note?: ReactNode;
  /** In `pairs`, shares a row with another short one where there is room for one of the others. @default false */
  isShort?: boolean;
  /** First of `pairs`, in larger type: what readers look for. @default false */
  isLead?: boolean;
  /** A small drawing beside a lead; decoration. */
  picture?: PictureSource | undefined;
}

export interface FactListProps {
  /** Facts with unique labels. Leave out what is not known. */
  items: readonly Fact[];
  /**
   * `pairs` lays the facts side by side where they fit, `table` each label beside its value. `card` has a frame, and
   * two columns for facts with lists and notes. `figures` are up to three large numbers. @default 'rows'
   */
  layout?: 'rows' | 'pairs' | 'table' | 'card' | 'figures';
  /** Further facts, which phones fold below this label. */
  further?: { label: string; items: readonly Fact[] };
  /** Beside the facts of a `card`, such as a `SeasonStrip`; above them on small screens. */
  children?: ReactNode;
}

/** Facts, each under its label. For questions and answers use `Faq`. */
export function FactList({ items, layout = 'rows', further, children }: FactListProps) {
  const furtherId = useId();
  const lists = (
    <>
      <Facts items={items} layout={layout} />
      {further && further.items.length > 0 && (
        <Fold
          head={
            <p className={styles.furtherLabel} id={furtherId}>
              {further.label}
            </p>
          }
          labelledBy={furtherId}
        >
          <Facts items={further.items} layout={layout} />
        </Fold>
      )}
    </>
  );
  if (layout !== 'card') return <div className={styles.root}>{lists}</div>;
  return (
    <div className={`${styles.root} ${styles.card}`}>
      {children}
      <div className={styles.columns}>{lists}</div>
    </div>
  );
}

function Facts({ items, layout }: Required<Pick<FactListProps, 'items' | 'layout'>>) {
  return (
    <dl className={styles.layout[layout]}>
      {items.map(({ label, value, points, note, isShort = false, isLead = false, picture }) => (
        <div
          className={styles.item[layout]}
          data-short={isShort || undefined}
          data-lead={isLead || undefined}
          key={label}
        >
          <dt className={styles.label[layout]}>{label}</dt>
          <dd className={styles.words}>
            {picture && (
              <span className={styles.picture}>
                <Picture source={picture} alt="" sizes="10rem" />
              </span>
            )}
            {value !== undefined && <div className={styles.value}>{value}</div>}
            {points && (
              <ul className={styles.points}>
                {points.map((point) => (
                  <li className={styles.point} key={point}>
                    {point}
                  </li>
                ))}
              </ul>
            )}
            {note !== undefined && <div className={styles.note}>{note}</div>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
