import { brand } from '@elevate/brand';
import { MessagePage, TextLink } from '@elevate/ui';
import { Component, type ReactNode, useLayoutEffect } from 'react';
import { LoadAgainButton } from './LoadAgainButton.tsx';
import { moveFocus, pageHeading } from './moveFocus.ts';
import { copyPrerendered, noteTaken, Prerendered, type PrerenderedCopy } from './Prerendered.tsx';
import { announceReady } from './Ready.tsx';

/**
 * What is left where even the shell has failed: the page as the server sent it, or, later than that,
 * words of its own in both languages, since what would know the visitor's may be what has failed.
 */
export class LastErrorBoundary extends Component<
  { children: ReactNode },
  { prerendered?: PrerenderedCopy | undefined; hasFailed: boolean }
> {
  override state: { prerendered?: PrerenderedCopy | undefined; hasFailed: boolean } = {
    hasFailed: false,
  };

  static getDerivedStateFromError() {
    return { hasFailed: true, prerendered: copyPrerendered('root') };
  }

  override componentDidMount() {
    noteTaken('root');
  }

  override componentDidCatch() {
    announceReady();
  }

  override render() {
    const { hasFailed, prerendered } = this.state;
    if (!hasFailed) return this.props.children;
    return prerendered ? <Prerendered copy={prerendered} /> : <LastWords />;
  }
}

const mail = <TextLink href={`mailto:${brand.email}`}>{brand.email}</TextLink>;

function LastWords() {
  useLayoutEffect(() => moveFocus(pageHeading()), []);
  return (
    <main>
      <title>{brand.name}</title>
      <MessagePage
        title={brand.name}
        text={
          <>
            <span lang="en">
              This page has broken down, and the fault is ours. Load it again,{' '}
              <TextLink href="/">begin at the home page</TextLink>, or write to us at {mail}.
            </span>
            <br />
            <br />
            <span lang="de">
              Diese Seite ist abgestürzt, und das liegt an uns. Laden Sie sie neu,{' '}
              <TextLink href="/de">beginnen Sie auf der Startseite</TextLink> oder schreiben Sie uns
              an {mail}.
            </span>
          </>
        }
        action={
          <LoadAgainButton>
            <span lang="en">Load again</span> · <span lang="de">Neu laden</span>
          </LoadAgainButton>
        }
      />
    </main>
  );
}
