import { brand } from '@elevate/brand';
import { languages, localizedPath } from '@elevate/languages';
import { MessagePage, TextLink } from '@elevate/ui';
import { Component, Fragment, type ReactNode, useLayoutEffect } from 'react';
import { type Site, SiteContext } from '../SiteContext.ts';
import { BrandMailLink } from './BrandMailLink.tsx';
import { moveFocus, pageHeading } from './moveFocus.ts';
import { ReloadButton } from './ReloadButton.tsx';

export class RootErrorBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  static override contextType = SiteContext;
  declare context: Site | undefined;
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch() {
    this.context?.removePrerenderedHead();
  }

  override render() {
    return this.state.hasFailed ? <RootErrorFallback /> : this.props.children;
  }
}

/** The same words in every language. */
const inEveryLanguage = (
  separator: ReactNode,
  wordsIn: (language: (typeof languages)[number]) => ReactNode,
) =>
  languages.map((language, index) => (
    <Fragment key={language.code}>
      {index > 0 && separator}
      <span lang={language.code}>{wordsIn(language)}</span>
    </Fragment>
  ));

/** A sentence with its `{home}` and `{mail}` as links. */
function RootErrorText({ code, rootError: { text, home } }: (typeof languages)[number]) {
  const links = {
    '{home}': <TextLink href={localizedPath('/', code)}>{home}</TextLink>,
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

/** In every language, because the error may be in what knows the visitor's. */
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
            {inEveryLanguage(emptyLine, (language) => (
              <RootErrorText {...language} />
            ))}
          </span>
        }
        action={
          <ReloadButton
            offlineText={inEveryLanguage(emptyLine, ({ rootError }) => rootError.offline)}
          >
            {inEveryLanguage(' · ', ({ rootError }) => rootError.reload)}
          </ReloadButton>
        }
      />
    </main>
  );
}
