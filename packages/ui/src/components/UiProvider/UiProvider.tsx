import {
  type AnchorHTMLAttributes,
  type ComponentType,
  createContext,
  createElement,
  type ReactNode,
  type Ref,
  useContext,
  useMemo,
} from 'react';

/** A BCP 47 language tag, such as `de` or `en-GB`. */
export type Locale = string;

export interface LinkComponentProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  ref?: Ref<HTMLAnchorElement>;
}

export interface UiProviderProps {
  /** Language of the page: dates, and messages that are shown when it changes, follow it. */
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

/**
 * Gives all components below their language and their link. Once around an application; around a part
 * only where that part is in another language.
 */
export function UiProvider({ locale, linkComponent = PlainLink, children }: UiProviderProps) {
  const ui = useMemo(() => ({ locale, LinkComponent: linkComponent }), [locale, linkComponent]);
  return <UiContext value={ui}>{children}</UiContext>;
}
