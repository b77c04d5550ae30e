import { useId, useRef } from 'react';
import { Icon } from '../Icon/index.ts';
import { Picture, type PictureSource } from '../Picture/index.ts';
import * as styles from './Chips.css.ts';

export interface ChipsProps {
  /** What the list holds; above it. */
  label: string;
  /** Each with a small picture, and the accessible name of its button, such as 'Remove: Rajasthan tour'. */
  items: readonly { id: string; label: string; picture?: PictureSource; removeLabel?: string }[];
  /**
   * Called with an item's id. The focus is on a neighbour by then; if there is none, move it yourself. Without it, items
   * have no buttons.
   */
  onRemove?: (id: string) => void;
}

/** A list whose items can be removed, such as the journeys of an enquiry. For a category use `Badge`. */
export function Chips({ label, items, onRemove }: ChipsProps) {
  const labelId = useId();
  const list = useRef<HTMLUListElement>(null);
  const remove = (id: string, index: number) => {
    const buttons = list.current?.querySelectorAll('button');
    (buttons?.[index + 1] ?? buttons?.[index - 1])?.focus();
    onRemove?.(id);
  };
  return (
    <div className={styles.container}>
      <div className={styles.root}>
        <p className={styles.label} id={labelId}>
          {label}
        </p>
        <ul className={styles.list} aria-labelledby={labelId} ref={list}>
          {items.map((item, index) => (
            <li className={styles.chip} key={item.id}>
              {item.picture && (
                <span className={styles.picture}>
                  <Picture source={item.picture} alt="" shape="framed" sizes="2rem" />
                </span>
              )}
              <span className={styles.words}>{item.label}</span>
              {onRemove && (
                <button
                  className={styles.remove}
                  type="button"
                  aria-label={item.removeLabel}
                  onClick={() => remove(item.id, index)}
                >
                  <Icon name="close" />
                </button>
              )}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
