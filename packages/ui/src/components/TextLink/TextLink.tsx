import type { ReactNode } from 'react';
import { Link } from '../UiProvider/index.ts';
import * as styles from './TextLink.css.ts';

export const textLinkTones = ['default', 'inverse'] as const;

export interface TextLinkProps {
  href: string;
  /** Language of the target page, if it differs. */
  hrefLang?: string;
  /** Language of the link text, if it differs. */
  lang?: string;
  /** Browsing context. @default the same tab */
  target?: string;
  rel?: string;
  /** `inverse` on dark backgrounds. @default 'default' */
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
