import { MessagePage, type MessagePageProps } from '../MessagePage/index.ts';
import * as pageStyles from '../Page/Page.css.ts';

declare const process: { env: { NODE_ENV?: string } };

const warned = new Set<string>();

function warnOnce(name: string, replacement: string) {
  if (process.env.NODE_ENV === 'production' || warned.has(name)) return;
  warned.add(name);
  console.warn(`@elevate/ui: ${name} is deprecated and will be removed in 0.4. ${replacement}`);
}

/** @deprecated Use `MessagePage`. Removed in 0.4. */
export function ErrorPage(props: MessagePageProps) {
  warnOnce('ErrorPage', 'Use MessagePage.');
  return <MessagePage {...props} />;
}

/** @deprecated Use `MessagePageProps`. Removed in 0.4. */
export type ErrorPageProps = MessagePageProps;

/** @deprecated `Page` renders its skip link. Removed in 0.4. */
export interface SkipLinkProps {
  label: string;
  /** Id of the link's target. @default 'main' */
  target?: string;
}

/** @deprecated `Page` renders its skip link; elsewhere use a plain link. Removed in 0.4. */
export function SkipLink({ label, target = 'main' }: SkipLinkProps) {
  warnOnce('SkipLink', 'Page renders its skip link; elsewhere use a plain link.');
  return (
    <a className={pageStyles.skipLink} href={`#${target}`}>
      {label}
    </a>
  );
}

/** @deprecated `UiProvider` takes any BCP 47 language tag. Removed in 0.4. */
export const locales = ['en', 'de'] as const;

/** @deprecated Use `string`. Removed in 0.4. */
export type Locale = (typeof locales)[number];
