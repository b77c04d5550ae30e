import { Guide, Heading, Section, Stack, Text } from '@elevate/ui';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useFormats } from '../language/formats.ts';
import { PageHead, type PageMetadata } from '../shell/PageHead.tsx';
import { PageTrail } from '../shell/PageTrail.tsx';
import { useToday } from '../shell/useToday.ts';

/** The words of a legal page (docs/product.md, section 2, 'Legal pages'). */
interface LegalContent {
  head: PageMetadata;
  title: string;
  /** Before the first section. */
  intro?: ReactNode;
  sections: { id: string; title: string; body: ReactNode }[];
}

/** A legal page. 'Last Updated' is the visitor's today (docs/product.md, 'Dates'). */
export function LegalTemplate({ content }: { content: LegalContent }) {
  const { t } = useLingui();
  const { formatDate } = useFormats();
  const updated = formatDate(useToday());
  return (
    <>
      <PageHead {...content.head} />
      <Section width="wide">
        <Stack gap="xlarge">
          <Stack>
            <PageTrail current={content.title} />
            <Heading level={1} size="large">
              {content.title}
            </Heading>
            <Text size="small" tone="muted">
              {t`Last Updated`}: <time dateTime={updated.iso}>{updated.text}</time>
            </Text>
          </Stack>
          <Guide intro={content.intro} label={t`On this page`} sections={content.sections} />
        </Stack>
      </Section>
    </>
  );
}
