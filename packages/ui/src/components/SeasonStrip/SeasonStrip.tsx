import * as styles from './SeasonStrip.css.ts';

export interface SeasonMonth {
  /** Its name. */
  month: string;
  /** How it is, in one to three words: 'Best', 'Hot'. */
  word: string;
  /** Emphasis; the word says the same. */
  tone: 'best' | 'fair' | 'off';
}

export interface SeasonStripProps {
  /** Id of the heading that names the list. */
  labelledBy: string;
  /** January to December. */
  months: readonly SeasonMonth[];
}

/** The months of a year, each with a word on when to travel. For a single range of months use `AtAGlance`. */
export function SeasonStrip({ labelledBy, months }: SeasonStripProps) {
  return (
    <div className={styles.root}>
      <ol className={styles.list} aria-labelledby={labelledBy}>
        {months.map(({ month, word, tone }) => (
          <li className={styles.month} data-tone={tone} key={month}>
            <span className={styles.name}>{month}</span> <span className={styles.word}>{word}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
