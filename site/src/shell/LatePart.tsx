import { Button, FormNote, Stack } from '@elevate/ui';
import { I18nProvider } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { Component, type ComponentType, createRef, type ReactNode, use, useState } from 'react';
import { useLanguage } from '../language/LanguageProvider.tsx';
import { PartUnavailableError } from '../parts/PartLoader.ts';
import { retryPart } from '../reload.ts';
import { useSite } from '../SiteContext.ts';
import { moveFocus } from './moveFocus.ts';

interface LoadedPartProps<Props> {
  /** The folder below src/pages, as 'retreats/finder'; its `*Part.tsx` takes the props. */
  scope: string;
  props: Props;
}

interface LatePartProps<Props> extends LoadedPartProps<Props> {
  /** Whether the visitor has asked for the part: a note that it did not load takes the focus. @default false */
  hasFocus?: boolean;
}

/**
 * A part of a page that loads when it is used: its code together with its words. It suspends until they are there. If
 * they do not arrive, it says so in its place and offers another try; the rest of the page stays.
 */
export function LatePart<Props extends object>({
  scope,
  props,
  hasFocus = false,
}: LatePartProps<Props>) {
  const { locale } = useLanguage();
  return (
    <LatePartBoundary
      key={scope}
      locale={locale}
      hasFocus={hasFocus}
      fallback={(error, reset) => (
        <PartFailure {...(error instanceof PartUnavailableError && { scope })} onLoaded={reset} />
      )}
    >
      <LoadedPart scope={scope} props={props} />
    </LatePartBoundary>
  );
}

function LoadedPart<Props extends object>({ scope, props }: LoadedPartProps<Props>) {
  const { partLoader } = useSite();
  const { locale } = useLanguage();
  const { Component: Part, i18n } = use(partLoader.load(scope, locale));
  const TypedPart = Part as ComponentType<Props>;
  return (
    <I18nProvider i18n={i18n}>
      <TypedPart {...props} />
    </I18nProvider>
  );
}

interface LatePartBoundaryProps {
  /** Another language is another try. */
  locale: string;
  hasFocus: boolean;
  fallback: (error: unknown, reset: () => void) => ReactNode;
  children: ReactNode;
}

interface LatePartBoundaryState {
  locale: string;
  error?: unknown;
}

class LatePartBoundary extends Component<LatePartBoundaryProps, LatePartBoundaryState> {
  override state: LatePartBoundaryState = { locale: this.props.locale };
  readonly #place = createRef<HTMLDivElement>();

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  static getDerivedStateFromProps(
    { locale }: LatePartBoundaryProps,
    state: LatePartBoundaryState,
  ): LatePartBoundaryState | null {
    return locale === state.locale ? null : { locale, error: undefined };
  }

  override componentDidMount() {
    if (this.state.error !== undefined && this.props.hasFocus) this.#takeFocus();
  }

  override componentDidUpdate(_props: unknown, { error }: LatePartBoundaryState) {
    // The button that was pressed is gone.
    if (error !== undefined && this.state.error === undefined) this.#takeFocus();
  }

  readonly #reset = () => this.setState({ error: undefined });

  #takeFocus() {
    if (document.activeElement === document.body) moveFocus(this.#place.current);
  }

  override render() {
    const { error } = this.state;
    const { fallback, children } = this.props;
    return (
      <div ref={this.#place}>{error === undefined ? children : fallback(error, this.#reset)}</div>
    );
  }
}

interface PartFailureProps {
  /** Of a part that did not arrive. A part that fails is not tried again. */
  scope?: string;
  onLoaded: () => void;
}

function PartFailure({ scope, onLoaded }: PartFailureProps) {
  const site = useSite();
  const { locale } = useLanguage();
  const [isRetrying, setRetrying] = useState(false);
  if (scope === undefined) {
    return (
      <FormNote>
        <Trans>Part of this page isn't working right now.</Trans>
      </FormNote>
    );
  }
  // No async transition: links and the toggle would wait for its end.
  const retry = async () => {
    setRetrying(true);
    const isLoaded = await retryPart(site, scope, locale);
    setRetrying(false);
    if (isLoaded) onLoaded();
  };
  return (
    <Stack gap="small" align="start">
      <FormNote>
        {/* Inserted again, so that it is announced again. */}
        {!isRetrying && <Trans>Part of this page didn't load.</Trans>}
      </FormNote>
      <Button tone="secondary" size="small" onPress={() => void retry()} isBusy={isRetrying}>
        <Trans>Try again</Trans>
      </Button>
    </Stack>
  );
}
