import { Button, FormNote, Heading, Section, Stack, Text } from '@elevate/ui';
import { Trans } from '@lingui/react/macro';
import { lazy, startTransition, use, useState } from 'react';
import { useLanguage } from '../../language/LanguageProvider.tsx';
import { type Site, useSite } from '../../SiteContext.ts';
import { PartErrorBoundary } from '../../shell/PartErrorBoundary.tsx';
import type { FinderState } from './finder/Finder.tsx';

const catalog = 'retreats/finder';
const importFinder = () => import('./finder/Finder.tsx');
const Finder = lazy(importFinder);

function keepState(site: Site, state: FinderState): void {
  site.finder = state;
}

function LoadedFinder({ hasFocus }: { hasFocus: boolean }) {
  const site = useSite();
  const { locale } = useLanguage();
  use(site.catalogs.ensure(catalog, locale));
  return (
    <Finder
      kept={site.finder ?? { answers: {}, isShown: false }}
      onChange={(state) => keepState(site, state)}
      hasFocus={hasFocus}
    />
  );
}

function Failure() {
  return <Trans>The questions didn't load. Please try again.</Trans>;
}

/** Offers the finder; its code and words load when it is opened. */
export function FinderSection() {
  const { catalogs, finder } = useSite();
  const { locale } = useLanguage();
  const [state, setState] = useState<'closed' | 'loading' | 'failed' | 'opened' | 'reopened'>(
    finder ? 'reopened' : 'closed',
  );

  const open = async () => {
    setState('loading');
    try {
      await Promise.all([importFinder(), catalogs.ensure(catalog, locale)]);
    } catch {
      setState('failed');
      return;
    }
    startTransition(() => setState('opened'));
  };

  const isOpen = state === 'opened' || state === 'reopened';
  return (
    <Section labelledBy="finder" width="wide" isScripted>
      <Stack gap="large">
        <Stack gap="small">
          <Heading level={2} id="finder">
            <Trans>Which kind suits you?</Trans>
          </Heading>
          <Text size="large">
            <Trans>
              Answer five questions and you'll see two kinds that could suit you, with their pros
              and cons, and one we'd advise against.
            </Trans>
          </Text>
          <Text size="small" tone="muted">
            <Trans>
              Your answers stay on this page. If you send an enquiry, the form gets the two kinds
              suggested and your number of nights.
            </Trans>
          </Text>
        </Stack>
        {isOpen ? (
          <PartErrorBoundary
            fallback={
              <FormNote>
                <Failure />
              </FormNote>
            }
          >
            <LoadedFinder hasFocus={state === 'opened'} />
          </PartErrorBoundary>
        ) : (
          <Stack gap="small" align="start">
            <Button onPress={() => void open()} isBusy={state === 'loading'} tone="secondary">
              <Trans>Help me choose</Trans>
            </Button>
            <FormNote>{state === 'failed' && <Failure />}</FormNote>
          </Stack>
        )}
      </Stack>
    </Section>
  );
}
