import { columns } from '../FeatureList/FeatureList.css.ts';
import { Heading } from '../Heading/index.ts';
import { Icon } from '../Icon/index.ts';
import { TextLink } from '../TextLink/index.ts';
import * as styles from './ProsAndCons.css.ts';

export interface ProsAndConsItem {
  /** Above the title, such as 'Could suit you'. */
  label: string;
  /** Unique in the list. */
  title: string;
  /** What speaks for it, in a sentence. */
  pro?: string;
  /** What speaks against it, in a sentence. */
  con: string;
  /** The page with more about it. */
  link?: { href: string; label: string };
}

export interface ProsAndConsProps {
  /** Level of the titles in the page's outline. */
  headingLevel: 3 | 4;
  /** Before what speaks for an option and what speaks against it: 'For', 'Against'. */
  labels: { pro: string; con: string };
  /** One to three options; one without `pro` is advised against. */
  items: readonly ProsAndConsItem[];
}

/**
 * Options with what speaks for and against each, for a shortlist. For benefits without drawbacks use `FeatureList`.
 */
export function ProsAndCons({ headingLevel, labels, items }: ProsAndConsProps) {
  return (
    <div className={styles.root}>
      <ul className={`${styles.list} ${columns[3]}`}>
        {items.map(({ label, title, pro, con, link }) => (
          <li
            className={`${styles.item} ${styles.tone[pro === undefined ? 'discouraged' : 'advised']}`}
            key={title}
          >
            <p className={styles.label}>{label}</p>
            <Heading level={headingLevel} size="small">
              {title}
            </Heading>
            <dl className={styles.points}>
              {pro !== undefined && (
                <div className={styles.point}>
                  <dt className={`${styles.name} ${styles.pro}`}>
                    <Icon name="check" />
                    {labels.pro}
                  </dt>
                  <dd>{pro}</dd>
                </div>
              )}
              <div className={styles.point}>
                <dt className={`${styles.name} ${styles.con}`}>
                  <Icon name="alert" />
                  {labels.con}
                </dt>
                <dd>{con}</dd>
              </div>
            </dl>
            {link && (
              <p className={styles.link}>
                <TextLink href={link.href}>
                  {link.label}
                  <Icon name="arrow" />
                </TextLink>
              </p>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
