import { Link } from '../UiProvider/index.ts';
import * as styles from './Breadcrumbs.css.ts';

export interface BreadcrumbsProps {
  /** Name of the landmark. */
  label: string;
  /** The pages above this one, the topmost first. */
  items: readonly { href: string; label: string }[];
  /** This page. */
  current: string;
}

/** Where a page stands, with the ways up. One way back alone: the `back` of `ArticleHeader`. */
export function Breadcrumbs({ label, items, current }: BreadcrumbsProps) {
  return (
    <nav aria-label={label}>
      <ol className={styles.list}>
        {items.map((item) => (
          <li className={styles.item} key={item.href}>
            <Link className={styles.link} href={item.href}>
              {item.label}
            </Link>
          </li>
        ))}
        <li className={styles.item}>
          <span className={styles.current} aria-current="page">
            {current}
          </span>
        </li>
      </ol>
    </nav>
  );
}
