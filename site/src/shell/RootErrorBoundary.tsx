import { brand } from '@elevate/brand';
import { type Locale, languageDetails, locales, localizedPath } from '@elevate/languages';
import { MessagePage, TextLink } from '@elevate/ui';
import { Fragment, type ReactNode, useLayoutEffect } from 'react';
import { BrandMailLink } from './BrandLinks.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { moveFocus, pageHeading } from './moveFocus.ts';
import { ReloadButton } from './ReloadButton.tsx';
import { useFailureCleanup } from './useFailureCleanup.ts';

interface RootErrorBoundaryProps {
  locale: Locale;
  children: ReactNode;
}

export function RootErrorBoundary({ locale, children }: RootErrorBoundaryProps) {
  const onCatch = useFailureCleanup();
  return (
    <ErrorBoundary locale={locale} onCatch={onCatch} fallback={() => <RootErrorFallback />}>
      {children}
    </ErrorBoundary>
  );
}

/** The same words in every language. */
const inEveryLanguage = (separator: ReactNode, render: (locale: Locale) => ReactNode) =>
  locales.map((locale, index) => (
    <Fragment key={locale}>
      {index > 0 && separator}
      <span lang={locale}>{render(locale)}</span>
    </Fragment>
  ));

/** A sentence with its `{home}` and `{mail}` as links. */
function RootErrorText({ locale }: { locale: Locale }) {
  const { text, home } = languageDetails[locale].rootError;
  const links = {
    '{home}': <TextLink href={localizedPath('/', locale)}>{home}</TextLink>,
    '{mail}': <BrandMailLink />,
  };
  return text
    .split(/(\{home\}|\{mail\})/)
    .map((part) => <Fragment key={part}>{links[part as keyof typeof links] ?? part}</Fragment>);
}

const emptyLine = (
  <>
    <br />
    <br />
  </>
);

/** In every language, because the code that knows the visitor's language may be what failed. */
function RootErrorFallback() {
  useLayoutEffect(() => moveFocus(pageHeading()), []);
  return (
    <main>
      <title>{brand.name}</title>
      <MessagePage
        title={brand.name}
        text={
          // The heading, which gets the focus, is the brand.
          <span role="alert">
            {inEveryLanguage(emptyLine, (locale) => (
              <RootErrorText locale={locale} />
            ))}
          </span>
        }
        action={
          <ReloadButton
            offlineText={inEveryLanguage(
              emptyLine,
              (locale) => languageDetails[locale].rootError.offline,
            )}
          >
            {inEveryLanguage(' · ', (locale) => languageDetails[locale].rootError.reload)}
          </ReloadButton>
        }
      />
    </main>
  );
}
