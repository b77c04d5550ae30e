import { Button, Heading, Section, Stack, Text } from '@elevate/ui';
import { Trans } from '@lingui/react/macro';
import { useState, useTransition } from 'react';
import { type Site, useSite } from '../../SiteContext.ts';
import { LatePart } from '../../shell/LatePart.tsx';
import type { FinderPartProps } from './finder/FinderPart.tsx';
import type { FinderState } from './finder/rules.ts';

function rememberState(site: Site, state: FinderState): void {
  site.finder = state;
}

/** Offers the finder; its code and words load when it is opened. */
export function FinderSection() {
  const site = useSite();
  const [state, setState] = useState<'closed' | 'opened' | 'reopened'>(
    site.finder ? 'reopened' : 'closed',
  );
  const [isOpening, startTransition] = useTransition();

  return (
    <Section labelledBy="finder" width="wide" isScriptOnly>
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
              We don't keep your answers. Only the two kinds and your nights go into the enquiry
              form, if you open it from here.
            </Trans>
          </Text>
        </Stack>
        {state === 'closed' ? (
          <Stack align="start">
            <Button
              onPress={() => startTransition(() => setState('opened'))}
              isBusy={isOpening}
              tone="secondary"
            >
              <Trans>Help me choose</Trans>
            </Button>
          </Stack>
        ) : (
          <LatePart<FinderPartProps>
            scope="retreats/finder"
            hasFocus={state === 'opened'}
            props={{
              initialState: site.finder ?? { answers: {}, isShown: false },
              onChange: (finder) => rememberState(site, finder),
              hasFocus: state === 'opened',
            }}
          />
        )}
      </Stack>
    </Section>
  );
}
