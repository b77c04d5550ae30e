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
  /** BCP 47 tag of the page's language; forms validate again when it changes. */
  locale: Locale;
  /** Renders every link, such as a router's. @default a plain `<a>` */
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

/** Returns the component that renders every link. */
export const useLinkComponent = (): ComponentType<LinkComponentProps> =>
  useContext(UiContext).LinkComponent;

/** A link, rendered with the `linkComponent` of the nearest `UiProvider`. */
export function Link(props: LinkComponentProps) {
  return createElement(useLinkComponent(), props);
}

/** Returns the locale of the nearest `UiProvider`. */
export const useUiLocale = (): Locale => useContext(UiContext).locale;

/**
 * Provides the language and the link component to all components inside it: once around an application, and
 * around a part in another language. For toasts add `ToastProvider`.
 */
export function UiProvider({ locale, linkComponent = PlainLink, children }: UiProviderProps) {
  const ui = useMemo(() => ({ locale, LinkComponent: linkComponent }), [locale, linkComponent]);
  return <UiContext value={ui}>{children}</UiContext>;
}
