import { pictures } from '@elevate/artwork';
import { Button, ButtonGroup, Heading, MediaText, Section, Stack, Text } from '@elevate/ui';
import { Trans, useLingui } from '@lingui/react/macro';
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
  const { t } = useLingui();
  const site = useSite();
  const [state, setState] = useState<'closed' | 'opened' | 'reopened'>(
    site.finder ? 'reopened' : 'closed',
  );
  const [isOpening, startTransition] = useTransition();

  const offer = (
    <Stack gap="medium">
      <Heading level={2} size="large" id="finder">{t`Which kind suits you?`}</Heading>
      <Text size="large">
        <Trans>
          Answer five questions and you'll see two kinds that could suit you, with their pros and
          cons, and one we'd advise against.
        </Trans>
      </Text>
      {state === 'closed' && (
        <ButtonGroup>
          <Button onPress={() => startTransition(() => setState('opened'))} isBusy={isOpening}>
            {t`Help me choose`}
          </Button>
        </ButtonGroup>
      )}
      <Text size="small" tone="muted">
        <Trans>
          We don't keep your answers. Only the two kinds and your nights go into the enquiry form,
          if you open it from here.
        </Trans>
      </Text>
    </Stack>
  );
  return (
    <Section
      tone={state === 'closed' ? 'inverse' : 'tinted'}
      labelledBy="finder"
      width="wide"
      isScriptOnly
    >
      {state === 'closed' ? (
        <MediaText picture={pictures['mindful-travel']} alt="" isPictureOptional>
          {offer}
        </MediaText>
      ) : (
        <Stack gap="large">
          {offer}
          <LatePart<FinderPartProps>
            scope="retreats/finder"
            hasFocus={state === 'opened'}
            props={{
              initialState: site.finder ?? { answers: {}, isShown: false },
              onChange: (finder) => rememberState(site, finder),
              hasFocus: state === 'opened',
            }}
          />
        </Stack>
      )}
    </Section>
  );
}
