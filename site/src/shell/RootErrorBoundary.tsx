import { brand } from '@elevate/brand';
import { type Locale, languageDetails, locales, localizedPath } from '@elevate/languages';
import { MessagePage, TextLink } from '@elevate/ui';
import { Component, Fragment, type ReactNode, useLayoutEffect } from 'react';
import { type Site, SiteContext } from '../SiteContext.ts';
import { BrandMailLink } from './BrandMailLink.tsx';
import { moveFocus, pageHeading } from './moveFocus.ts';
import { ReloadButton } from './ReloadButton.tsx';

interface RootErrorBoundaryProps {
  /** Another language is another try. */
  locale: Locale;
  children: ReactNode;
}

type State = Pick<RootErrorBoundaryProps, 'locale'> & { hasFailed: boolean };

export class RootErrorBoundary extends Component<RootErrorBoundaryProps, State> {
  static override contextType = SiteContext;
  declare context: Site | undefined;
  override state: State = { locale: this.props.locale, hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps({ locale }: RootErrorBoundaryProps, state: State) {
    return locale === state.locale ? null : { locale, hasFailed: false };
  }

  override componentDidCatch() {
    this.context?.partLoader.forgetFailures();
    this.context?.removePrerenderedHead();
  }

  override render() {
    return this.state.hasFailed ? <RootErrorFallback /> : this.props.children;
  }
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
