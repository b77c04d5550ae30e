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
  /** BCP 47 tag of the page's language; forms validate again when it changes. */
  locale: Locale;
  /** Renders every link, such as a router's. @default that of the provider around it, else a plain `<a>` */
  linkComponent?: ComponentType<LinkComponentProps>;
  /** What the brand draws for decoration. @default that of the provider around it, else nothing */
  ornament?: Ornament;
  children: ReactNode;
}

interface Ui {
  locale: Locale;
  LinkComponent: ComponentType<LinkComponentProps>;
  ornament: Ornament;
}

function PlainLink({ children, ...props }: LinkComponentProps) {
  return <a {...props}>{children}</a>;
}

const UiContext = createContext<Ui>({ locale: 'en', LinkComponent: PlainLink, ornament: {} });

/** Returns the component that renders every link. */
export const useLinkComponent = (): ComponentType<LinkComponentProps> =>
  useContext(UiContext).LinkComponent;

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
export function UiProvider({ locale, linkComponent, ornament, children }: UiProviderProps) {
  const outer = useContext(UiContext);
  const ui = useMemo(
    () => ({
      locale,
      LinkComponent: linkComponent ?? outer.LinkComponent,
      ornament: ornament ?? outer.ornament,
    }),
    [locale, linkComponent, ornament, outer],
  );
  return <UiContext value={ui}>{children}</UiContext>;
}
