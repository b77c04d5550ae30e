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

/** A sentence with its `{home}` and `{mail}` as links. */
function RootErrorText({ language }: { language: (typeof languages)[number] }) {
  const { text, home } = language.rootError;
  const links = {
    '{home}': <TextLink href={localizedPath('/', language.code)}>{home}</TextLink>,
    '{mail}': <BrandMailLink />,
  };
  return (
    <span lang={language.code}>
      {text.split(/(\{home\}|\{mail\})/).map((part) => (
        <Fragment key={part}>{links[part as keyof typeof links] ?? part}</Fragment>
      ))}
    </span>
  );
}

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
            {languages.map((language, index) => (
              <Fragment key={language.code}>
                {index > 0 && (
                  <>
                    <br />
                    <br />
                  </>
                )}
                <RootErrorText language={language} />
              </Fragment>
            ))}
          </span>
        }
        action={
          <ReloadButton>
            {languages.map(({ code, rootError }, index) => (
              <Fragment key={code}>
                {index > 0 && ' · '}
                <span lang={code}>{rootError.reload}</span>
              </Fragment>
            ))}
          </ReloadButton>
        }
      />
    </main>
  );
}
