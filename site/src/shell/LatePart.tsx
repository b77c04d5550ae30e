import { Button, FormNote, Stack } from '@elevate/ui';
import { I18nProvider } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { type ComponentType, Suspense, use, useTransition } from 'react';
import { useLanguage } from '../language/LanguageProvider.tsx';
import { retryPart } from '../reload.ts';
import { useSite } from '../SiteContext.ts';
import { PartErrorBoundary } from './PartErrorBoundary.tsx';

interface LatePartProps<Props> {
  /** The folder below src/pages, as 'contact/brief'; its `*Part.tsx` takes the props. */
  scope: string;
  props: Props;
}

/**
 * A part of a page that loads when it is used: its code together with its words. If these do not arrive, it says so in
 * its place and offers another try; the rest of the page stays.
 */
export function LatePart<Props extends object>({ scope, props }: LatePartProps<Props>) {
  const { locale } = useLanguage();
  return (
    <PartErrorBoundary
      resetKey={locale}
      fallback={(reset) => <PartUnavailable scope={scope} onLoaded={reset} />}
    >
      <Suspense>
        <LoadedPart scope={scope} props={props} />
      </Suspense>
    </PartErrorBoundary>
  );
}

function LoadedPart<Props extends object>({ scope, props }: LatePartProps<Props>) {
  const { partLoader } = useSite();
  const { locale } = useLanguage();
  const { Component, i18n } = use(partLoader.load(scope, locale));
  const Typed = Component as ComponentType<Props>;
  return (
    <I18nProvider i18n={i18n}>
      <Typed {...props} />
    </I18nProvider>
  );
}

function PartUnavailable({ scope, onLoaded }: { scope: string; onLoaded: () => void }) {
  const site = useSite();
  const { locale } = useLanguage();
  const [isRetrying, startTransition] = useTransition();
  const retry = () =>
    startTransition(async () => {
      if (await retryPart(site, scope, locale)) startTransition(onLoaded);
    });
  return (
    <Stack gap="small" align="start">
      <FormNote>
        <Trans>Part of this page didn't load.</Trans>
      </FormNote>
      <Button tone="secondary" size="small" onPress={retry} isBusy={isRetrying}>
        <Trans>Try again</Trans>
      </Button>
    </Stack>
  );
}
