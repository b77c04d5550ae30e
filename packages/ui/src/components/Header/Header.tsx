import { type ReactNode, useCallback, useEffect, useId, useRef } from 'react';
import { breakpoint } from '../../tokens/index.ts';
import { Icon } from '../Icon/index.ts';
import { Link } from '../UiProvider/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import * as styles from './Header.css.ts';

export interface HeaderItem {
  /** Target of the link. */
  href: string;
  /** Name of the page. */
  label: string;
  /** Marks the current page. @default false */
  isCurrent?: boolean;
}

export interface HeaderProps {
  /** Name and logo, a link to the home page. The logo is decorative: the name is beside it. */
  brand: { name: string; href: string; logo: ReactNode };
  /** Accessible names of the navigation landmark, and of the button that opens and closes the menu on phones. */
  labels: { navigation: string; openMenu: string; closeMenu: string };
  /** The navigation's pages, four to six. */
  items: readonly HeaderItem[];
  /** The site's main action on desktops, a small `LinkButton`. On phones `Page` has it in a bar. */
  action?: ReactNode;
  /** A `LanguageToggle`. */
  languageToggle?: ReactNode;
  /** Another page is loading: shows a progress bar. @default false */
  isBusy?: boolean;
}

/**
 * The fixed bar at the top: brand, navigation, language. The menu is a native popover, which works without
 * scripts. For links at the end of a page use `Footer`.
 */
export function Header({
  brand,
  labels,
  items,
  action,
  languageToggle,
  isBusy = false,
}: HeaderProps) {
  const menuId = useId();
  const menu = useRef<HTMLElement>(null);

  const close = useCallback(() => menu.current?.hidePopover(), []);

  useEffect(() => {
    const listeners = new AbortController();
    const { signal } = listeners;
    const wide = window.matchMedia(`(min-width: ${breakpoint.desktop / 16}em)`);
    wide.addEventListener('change', close, { signal });
    // Back and Forward change the page without a click on a link.
    window.addEventListener('popstate', close, { signal });
    return () => listeners.abort();
  }, [close]);

  return (
    <header className={styles.root}>
      <div className={styles.bar}>
        <Link className={styles.brand} href={brand.href} onClick={close}>
          <span className={styles.logo} aria-hidden="true">
            {brand.logo}
          </span>
          {brand.name}
        </Link>
        {languageToggle !== undefined && <div className={styles.toggle}>{languageToggle}</div>}
        <button className={styles.menuButton} type="button" popoverTarget={menuId}>
          <span className={styles.whenClosed}>
            <Icon name="menu" />
            <VisuallyHidden>{labels.openMenu}</VisuallyHidden>
          </span>
          <span className={styles.whenOpen}>
            <Icon name="close" />
            <VisuallyHidden>{labels.closeMenu}</VisuallyHidden>
          </span>
        </button>
        <nav
          className={styles.menu}
          id={menuId}
          ref={menu}
          popover="auto"
          aria-label={labels.navigation}
        >
          <ul className={styles.list}>
            {items.map(({ href, label, isCurrent = false }) => (
              <li className={styles.item} key={href}>
                <Link
                  className={styles.link}
                  href={href}
                  aria-current={isCurrent ? 'page' : undefined}
                  onClick={close}
                >
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        {action !== undefined && <div className={styles.action}>{action}</div>}
      </div>
      {isBusy && <span className={styles.progress} aria-hidden="true" />}
    </header>
  );
}
