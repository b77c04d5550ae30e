import { LegalDocument } from '@elevate/ui';
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
  const today = useToday();
  return (
    <>
      <PageHead {...content.head} />
      <LegalDocument
        title={content.title}
        breadcrumbs={<PageTrail current={content.title} />}
        updated={{ label: t`Last Updated`, ...formatDate(today) }}
        intro={content.intro}
        contentsLabel={t`On this page`}
        sections={content.sections}
      />
    </>
  );
}
