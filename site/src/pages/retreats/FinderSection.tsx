import { Button, FormNote, Heading, Section, Stack, Text } from '@elevate/ui';
import { Trans } from '@lingui/react/macro';
import { lazy, startTransition, use, useState } from 'react';
import { useLanguage } from '../../language/LanguageProvider.tsx';
import { useSite } from '../../SiteContext.ts';
import { PartErrorBoundary } from '../../shell/PartErrorBoundary.tsx';
import type { FinderState } from './finder/Finder.tsx';

const catalog = 'retreats/finder';
const importFinder = () => import('./finder/Finder.tsx');
const Finder = lazy(importFinder);

/**
 * What was answered, for a visitor who reads about one of the kinds and goes Back. In memory alone: a draft
 * would be in the history entry (`drafts.ts`), where no answer may be.
 */
let kept: FinderState | undefined;

const keep = (state: FinderState) => {
  kept = state;
};

function LoadedFinder({ hasFocus }: { hasFocus: boolean }) {
  const { catalogs } = useSite();
  const { locale } = useLanguage();
  use(catalogs.ensure(catalog, locale));
  return (
    <Finder kept={kept ?? { answers: {}, isShown: false }} onChange={keep} hasFocus={hasFocus} />
  );
}

function Failure() {
  return <Trans>The questions didn't load. Please try again.</Trans>;
}

/** Offers the finder; its code and words load when it is opened. */
export function FinderSection() {
  const { catalogs } = useSite();
  const { locale } = useLanguage();
  const [state, setState] = useState<'closed' | 'loading' | 'failed' | 'opened' | 'reopened'>(
    kept ? 'reopened' : 'closed',
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
              Answer five questions, and you see two kinds with their pros and cons, and one we'd
              advise against.
            </Trans>
          </Text>
          <Text size="small" tone="muted">
            <Trans>Your answers stay on this page: nothing is sent or saved.</Trans>
          </Text>
        </Stack>
        {isOpen ? (
          <PartErrorBoundary
            fallback={
              <FormNote tone="error">
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
            <FormNote tone="error">{state === 'failed' && <Failure />}</FormNote>
          </Stack>
        )}
      </Stack>
    </Section>
  );
}
