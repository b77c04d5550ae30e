import { type ReactNode, useEffect, useId, useRef } from 'react';
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
  /** Accessible name of the navigation landmark. */
  navigationLabel: string;
  /** Accessible name of the button that opens the menu on phones. */
  menuLabel: string;
  /** Accessible name of that button while the menu is open. */
  closeLabel: string;
  /** The navigation's pages, four to six. */
  items: readonly HeaderItem[];
  /** The site's main action on desktops, a small `LinkButton`. On phones `Page` has it in a bar. */
  action?: ReactNode;
  /** A `LanguageToggle`. */
  languageToggle: ReactNode;
  /** Another page is loading: shows a progress bar. @default false */
  isBusy?: boolean;
}

/**
 * The fixed bar at the top: brand, navigation, language. The menu is a native popover, which works without
 * scripts. For links at the end of a page use `Footer`.
 */
export function Header({
  brand,
  navigationLabel,
  menuLabel,
  closeLabel,
  items,
  action,
  languageToggle,
  isBusy = false,
}: HeaderProps) {
  const menuId = useId();
  const menu = useRef<HTMLElement>(null);

  const close = () => {
    if (menu.current?.matches(':popover-open')) menu.current.hidePopover();
  };

  useEffect(() => {
    const wide = window.matchMedia(`(min-width: ${breakpoint.desktop / 16}em)`);
    const onChange = () => {
      if (wide.matches && menu.current?.matches(':popover-open')) menu.current.hidePopover();
    };
    // Back and Forward change the page without a click on a link.
    const onBack = () => menu.current?.hidePopover();
    wide.addEventListener('change', onChange);
    window.addEventListener('popstate', onBack);
    return () => {
      wide.removeEventListener('change', onChange);
      window.removeEventListener('popstate', onBack);
    };
  }, []);

  return (
    <header className={styles.root}>
      <div className={styles.bar}>
        <Link className={styles.brand} href={brand.href} onClick={close}>
          <span className={styles.logo} aria-hidden="true">
            {brand.logo}
          </span>
          {brand.name}
        </Link>
        <div className={styles.toggle}>{languageToggle}</div>
        <button className={styles.menuButton} type="button" popoverTarget={menuId}>
          <span className={styles.whenClosed}>
            <Icon name="menu" />
            <VisuallyHidden>{menuLabel}</VisuallyHidden>
          </span>
          <span className={styles.whenOpen}>
            <Icon name="close" />
            <VisuallyHidden>{closeLabel}</VisuallyHidden>
          </span>
        </button>
        <nav
          className={styles.menu}
          id={menuId}
          ref={menu}
          popover="auto"
          aria-label={navigationLabel}
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
