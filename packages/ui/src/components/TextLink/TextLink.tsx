import type { ReactNode } from 'react';
import { Link } from '../UiProvider/index.ts';
import * as styles from './TextLink.css.ts';

export interface TextLinkProps {
  href: string;
  /** Language of the target page, if it differs. */
  hrefLang?: string;
  /** Language of the link text, if it differs. */
  lang?: string;
  rel?: string;
  children: ReactNode;
}

/** A link within text. For a call to action use `LinkButton`. */
export function TextLink(props: TextLinkProps) {
  return <Link className={styles.root} {...props} />;
}
