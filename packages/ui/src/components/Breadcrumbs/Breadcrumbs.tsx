import { Link } from '../UiProvider/index.ts';
import * as styles from './Breadcrumbs.css.ts';

export interface BreadcrumbsProps {
  /** Accessible name of the navigation landmark. */
  label: string;
  /** The parent pages, topmost first. */
  items: readonly { href: string; label: string }[];
  /** Name of the current page. */
  current: string;
}

/** A page's position in the site, with links to its parents. For a single link back use `ArticleHeader`'s `back`. */
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
