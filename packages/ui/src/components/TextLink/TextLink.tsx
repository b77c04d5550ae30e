import type { ReactNode } from 'react';
import { Link } from '../UiProvider/index.ts';
import * as styles from './TextLink.css.ts';

export const textLinkTones = ['default', 'inverse'] as const;

export interface TextLinkProps {
  href: string;
  /** Language of the page it leads to, where that is another one. */
  hrefLang?: string;
  /** Language of its words, where that is another one. */
  lang?: string;
  /** @default the same tab */
  target?: string;
  rel?: string;
  /** `inverse` on deep grounds. @default 'default' */
  tone?: (typeof textLinkTones)[number];
  children: ReactNode;
}

/** A link within text. For a call to action use `LinkButton`. */
export function TextLink({ tone = 'default', children, ...link }: TextLinkProps) {
  return (
    <Link className={`${styles.root} ${styles.tone[tone]}`} {...link}>
      {children}
    </Link>
  );
}
