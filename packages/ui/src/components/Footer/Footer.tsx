import { type ReactElement, type ReactNode, useId } from 'react';
import { Icon, type IconName } from '../Icon/index.ts';
import { Rule } from '../Ornament/index.ts';
import { Link } from '../UiProvider/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import * as styles from './Footer.css.ts';

export interface FooterProps {
  /** Name and logo as in the header, but not a link. */
  brand: { name: string; logo: ReactNode };
  /** One or two sentences about the company. */
  about: string;
  /** Headings of the links, which also names their landmark, of the mail address and of the profiles. */
  labels: { navigation: string; contact?: string; social?: string };
  /** Links to the main and legal pages. */
  links: readonly { href: string; label: string }[];
  /** Profiles; each label is the link's accessible name. An icon is one of `Icon`, or an element of its size. */
  social?: readonly { href: string; label: string; icon: IconName | ReactElement }[];
  /** Mail address. */
  email?: string;
  /** A `NewsletterForm`, whose label gets the look of the headings. */
  newsletter?: ReactNode;
  /** The last line: copyright and a link to the legal notice. */
  legal?: ReactNode;
  /** A `LanguageToggle`. */
  languageToggle?: ReactNode;
  /** On paper, instead of all of this: whom to write to, and the page's address. */
  printed?: string;
}

/** Characters of an address that fit the narrowest column. A longer one may break, which changes how it is drawn. */
const lineLength = 18;

/** The end of every page: links, contact, newsletter. For a call to action above it use `CallToAction`. */
export function Footer({
  brand,
  about,
  labels,
  links,
  social,
  email,
  newsletter,
  legal,
  languageToggle,
  printed,
}: FooterProps) {
  const navigationId = useId();
  const [mailbox, domain] = email?.split('@') ?? [];
  return (
    <footer className={styles.root}>
      <div className={styles.hem}>
        <Rule />
      </div>
      <div className={styles.column}>
        <div className={styles.parts}>
          <div className={styles.part}>
            <p className={styles.brand}>
              <span className={styles.logo} aria-hidden="true">
                {brand.logo}
              </span>
              {brand.name}
            </p>
            <p className={styles.about}>{about}</p>
          </div>
          <nav className={styles.part} aria-labelledby={navigationId}>
            <h2 className={styles.label} id={navigationId}>
              {labels.navigation}
            </h2>
            <ul className={styles.list}>
              {links.map(({ href, label }) => (
                <li key={href}>
                  <Link className={styles.link} href={href}>
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
          {(email !== undefined || social !== undefined) && (
            <div className={`${styles.part} ${styles.pair}`}>
              {email !== undefined && (
                <div>
                  {labels.contact !== undefined && (
                    <h2 className={styles.label}>{labels.contact}</h2>
                  )}
                  <a className={styles.link} href={`mailto:${email}`}>
                    {email.length <= lineLength ? (
                      email
                    ) : (
                      <span>
                        {`${mailbox}@`}
                        <wbr />
                        {domain}
                      </span>
                    )}
                  </a>
                </div>
              )}
              {social !== undefined && (
                <div>
                  {labels.social !== undefined && <h2 className={styles.label}>{labels.social}</h2>}
                  <ul className={styles.social}>
                    {social.map(({ href, label, icon }) => (
                      <li key={href}>
                        <a className={styles.socialLink} href={href} rel="me noopener">
                          {typeof icon === 'string' ? <Icon name={icon} /> : icon}
                          <VisuallyHidden>{label}</VisuallyHidden>
                        </a>
                      </li>
                    ))}
                  </ul>
                </div>
              )}
            </div>
          )}
          {newsletter !== undefined && <div className={styles.part}>{newsletter}</div>}
        </div>
        {(legal !== undefined || languageToggle !== undefined) && (
          <div className={styles.close}>
            <div>{legal}</div>
            {languageToggle}
          </div>
        )}
      </div>
      {printed !== undefined && <p className={styles.printed}>{printed}</p>}
    </footer>
  );
}
