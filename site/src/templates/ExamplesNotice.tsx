import { isExample, type Origin } from '@elevate/brand/operator';
import { Text, TextLink } from '@elevate/ui';
import { Trans } from '@lingui/react/macro';

/** Says, once a page, that records it shows are examples; nothing where none of them is. */
export function ExamplesNotice({ records }: { records: readonly (Origin | undefined)[] }) {
  if (!records.some((record) => record && isExample(record))) return null;
  return (
    <Text size="small" tone="muted">
      <Trans>
        Prices, places and people here are <TextLink href="/about#examples">examples</TextLink>.
      </Trans>
    </Text>
  );
}
