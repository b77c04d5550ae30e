import { isExample, type Origin } from '@elevate/brand/operator';
import { Text, TextLink } from '@elevate/ui';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

interface ExamplesNoticeProps {
  /** What the page shows of the operator's. */
  records: readonly (Origin | undefined)[];
  /** @default that prices, places and people are examples */
  children?: ReactNode;
}

/** Says, once a page, that records it shows are examples; nothing where none of them is. */
export function ExamplesNotice({ records, children }: ExamplesNoticeProps) {
  if (!records.some((record) => record && isExample(record))) return null;
  return (
    <Text size="small" tone="muted">
      {children ?? <Trans>Prices, places and people here are examples.</Trans>}{' '}
      <TextLink href="/about#examples">
        <Trans>What that means</Trans>
      </TextLink>
    </Text>
  );
}
