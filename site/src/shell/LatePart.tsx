import { Button, FormNote, Stack } from '@elevate/ui';
import { I18nProvider } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { type ComponentType, use, useLayoutEffect, useRef, useState } from 'react';
import { useLanguage } from '../language/LanguageProvider.tsx';
import { PartUnavailableError } from '../parts/PartLoader.ts';
import { retryPart } from '../reload.ts';
import { useSite } from '../SiteContext.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
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
  const place = useRef<HTMLDivElement>(null);
  return (
    <div ref={place}>
      <ErrorBoundary
        key={scope}
        locale={locale}
        onRetried={() => takeFocus(place.current)}
        fallback={(error, retry) => (
          <PartFailure
            {...(error instanceof PartUnavailableError && { scope })}
            hasFocus={hasFocus}
            onLoaded={retry}
          />
        )}
      >
        <LoadedPart scope={scope} props={props} />
      </ErrorBoundary>
    </div>
  );
}

/** Unless something else has it: the button that was pressed is gone. */
function takeFocus(place: HTMLElement | null) {
  if (document.activeElement === document.body) moveFocus(place);
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

interface PartFailureProps {
  /** Of a part that did not arrive. A part that fails is not tried again. */
  scope?: string;
  hasFocus: boolean;
  onLoaded: () => void;
}

function PartFailure({ scope, hasFocus, onLoaded }: PartFailureProps) {
  const site = useSite();
  const { locale } = useLanguage();
  const [isRetrying, setRetrying] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (hasFocus) takeFocus(place.current);
  }, [hasFocus]);
  // No async transition: links and the toggle would wait for its end.
  const retry = async (part: string) => {
    setRetrying(true);
    const isLoaded = await retryPart(site, part, locale);
    setRetrying(false);
    if (isLoaded) onLoaded();
  };
  return (
    <div ref={place}>
      {scope === undefined ? (
        <FormNote>
          <Trans>Part of this page isn't working right now.</Trans>
        </FormNote>
      ) : (
        <Stack gap="small" align="start">
          <FormNote>
            {/* Inserted again, so that it is announced again. */}
            {!isRetrying && <Trans>Part of this page didn't load.</Trans>}
          </FormNote>
          <Button
            tone="secondary"
            size="small"
            onPress={() => void retry(scope)}
            isBusy={isRetrying}
          >
            <Trans>Try again</Trans>
          </Button>
        </Stack>
      )}
    </div>
  );
}
