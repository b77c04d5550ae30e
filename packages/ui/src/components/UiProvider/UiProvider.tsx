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
import type { Ornament } from '../../brand/drawing.ts';

/** A BCP 47 language tag, such as `de` or `en-GB`. */
export type Locale = string;

export interface LinkComponentProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  ref?: Ref<HTMLAnchorElement>;
}

export interface UiProviderProps {
  /** BCP 47 tag of the page's language. */
  locale: Locale;
  /** Renders every link, such as a router's. @default that of the provider around it, else a plain `<a>` */
  linkComponent?: ComponentType<LinkComponentProps>;
  /** What the brand draws for decoration. @default that of the provider around it, else nothing */
  ornament?: Ornament;
  children: ReactNode;
}

type Ui = Required<Omit<UiProviderProps, 'children'>>;

function PlainLink({ children, ...props }: LinkComponentProps) {
  return <a {...props}>{children}</a>;
}

const UiContext = createContext<Ui>({ locale: 'en', linkComponent: PlainLink, ornament: {} });

/** Returns the component that renders every link. */
export const useLinkComponent = (): ComponentType<LinkComponentProps> =>
  useContext(UiContext).linkComponent;

/** A link, rendered with the `linkComponent` of the nearest `UiProvider`. */
export function Link(props: LinkComponentProps) {
  return createElement(useLinkComponent(), props);
}

/** Returns the locale of the nearest `UiProvider`. */
export const useUiLocale = (): Locale => useContext(UiContext).locale;

/** Returns what the brand draws for decoration. */
export const useOrnament = (): Ornament => useContext(UiContext).ornament;

/**
 * Provides the language, the link component and the brand's ornament to all components inside it: once around an
 * application, and around a part in another language. For toasts add `ToastProvider`.
 */
export function UiProvider({ children, ...props }: UiProviderProps) {
  const outer = useContext(UiContext);
  const { locale, linkComponent = outer.linkComponent, ornament = outer.ornament } = props;
  const ui = useMemo(
    () => ({ locale, linkComponent, ornament }),
    [locale, linkComponent, ornament],
  );
  return <UiContext value={ui}>{children}</UiContext>;
}
