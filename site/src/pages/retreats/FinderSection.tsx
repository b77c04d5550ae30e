import { Button, FormNote, Heading, Section, Stack, Text } from '@elevate/ui';
import { Trans } from '@lingui/react/macro';
import { useState, useTransition } from 'react';
import { useLanguage } from '../../language/LanguageProvider.tsx';
import { retryPart } from '../../reload.ts';
import { type Site, useSite } from '../../SiteContext.ts';
import { LatePart } from '../../shell/LatePart.tsx';
import type { FinderPartProps } from './finder/FinderPart.tsx';
import type { FinderState } from './finder/rules.ts';

const scope = 'retreats/finder';

function rememberState(site: Site, state: FinderState): void {
  site.finder = state;
}

/** Offers the finder; its code and words load when it is opened. */
export function FinderSection() {
  const site = useSite();
  const { locale } = useLanguage();
  const [state, setState] = useState<'closed' | 'failed' | 'opened' | 'reopened'>(
    site.finder ? 'reopened' : 'closed',
  );
  const [isLoading, startTransition] = useTransition();

  const open = () =>
    startTransition(async () => {
      const isLoaded =
        state === 'failed'
          ? await retryPart(site, scope, locale)
          : await site.partLoader.load(scope, locale).then(
              () => true,
              () => false,
            );
      startTransition(() => setState(isLoaded ? 'opened' : 'failed'));
    });

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
        {state === 'opened' || state === 'reopened' ? (
          <LatePart<FinderPartProps>
            scope={scope}
            props={{
              initialState: site.finder ?? { answers: {}, isShown: false },
              onChange: (finder) => rememberState(site, finder),
              hasFocus: state === 'opened',
            }}
          />
        ) : (
          <Stack gap="small" align="start">
            <Button onPress={open} isBusy={isLoading} tone="secondary">
              <Trans>Help me choose</Trans>
            </Button>
            <FormNote>
              {state === 'failed' && <Trans>The questions didn't load. Please try again.</Trans>}
            </FormNote>
          </Stack>
        )}
      </Stack>
    </Section>
  );
}
