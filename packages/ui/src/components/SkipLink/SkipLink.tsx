import * as styles from './SkipLink.css.ts';

export interface SkipLinkProps {
  label: string;
  /** Id of what it leads to. @default 'main' */
  target?: string;
}

/** Leads keyboard users past the navigation; shown while focused. `Page` brings its own. */
export function SkipLink({ label, target = 'main' }: SkipLinkProps) {
  return (
    <a className={styles.root} href={`#${target}`}>
      {label}
    </a>
  );
}
