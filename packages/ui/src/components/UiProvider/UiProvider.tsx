import {
  type AnchorHTMLAttributes,
  type ComponentType,
  createContext,
  createElement,
  type ReactNode,
  type Ref,
  useContext,
  useInsertionEffect,
  useMemo,
} from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';

export const locales = ['en', 'de'] as const;
export type Locale = (typeof locales)[number];

export interface LinkComponentProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  ref?: Ref<HTMLAnchorElement>;
}

export interface UiProviderProps {
  /** Language of the page: React Aria's own words, and dates, follow it. */
  locale: Locale;
  /** What a link is rendered with, such as a router's. @default a plain `<a>` */
  linkComponent?: ComponentType<LinkComponentProps>;
  children: ReactNode;
}

interface Ui {
  locale: Locale;
  LinkComponent: ComponentType<LinkComponentProps>;
}

function PlainLink({ children, ...props }: LinkComponentProps) {
  return <a {...props}>{children}</a>;
}

const UiContext = createContext<Ui>({ locale: 'en', LinkComponent: PlainLink });

/** The component that every link of the design system is rendered with. */
export const useLinkComponent = (): ComponentType<LinkComponentProps> =>
  useContext(UiContext).LinkComponent;

/** A link, rendered with the component given to the nearest `UiProvider`. */
export function Link(props: LinkComponentProps) {
  return createElement(useLinkComponent(), props);
}

/** The language given to the nearest `UiProvider`. */
export const useUiLocale = (): Locale => useContext(UiContext).locale;

const pressableStyleId = 'react-aria-pressable-style';

/**
 * Gives all components below their language and their link. Once around an application; around a part
 * only where that part is in another language.
 */
export function UiProvider({ locale, linkComponent = PlainLink, children }: UiProviderProps) {
  const ui = useMemo(() => ({ locale, LinkComponent: linkComponent }), [locale, linkComponent]);
  // React Aria's usePress adds a <style> to the head, which a Content-Security-Policy without
  // 'unsafe-inline' refuses, loudly. It skips that where an element with this id exists; the rule
  // itself is in global.css.ts. Insertion effects run before its effect.
  useInsertionEffect(() => {
    if (document.getElementById(pressableStyleId)) return;
    const marker = document.createElement('meta');
    marker.id = pressableStyleId;
    document.head.append(marker);
  }, []);
  return (
    <I18nProvider locale={locale}>
      <UiContext value={ui}>{children}</UiContext>
    </I18nProvider>
  );
}
