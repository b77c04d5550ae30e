import { brand } from '@elevate/brand';
import { localizedPath, routePath } from '@elevate/languages';
import { Breadcrumbs } from '@elevate/ui';
import { useLingui } from '@lingui/react/macro';
import { useLocation } from 'react-router-dom';
import type { BreadcrumbList } from 'schema-dts';
import { useLanguage } from '../language/LanguageProvider.tsx';
import { StructuredData } from './StructuredData.tsx';

interface PageTrailProps {
  /** The pages between the home page and this one. @default [] */
  parents?: { href: string; label: string }[];
  /** This page's name. */
  current: string;
  /** For a page that has another way back. @default false */
  isDataOnly?: boolean;
}

/** Breadcrumbs, for readers and as structured data. */
export function PageTrail({ parents = [], current, isDataOnly = false }: PageTrailProps) {
  const { t } = useLingui();
  const { locale } = useLanguage();
  const path = routePath(useLocation().pathname);
  const items = [{ href: '/', label: t`Home` }, ...parents];
  return (
    <>
      {!isDataOnly && <Breadcrumbs label={t`You are here`} items={items} current={current} />}
      <StructuredData<BreadcrumbList>
        data={{
          '@context': 'https://schema.org',
          '@type': 'BreadcrumbList',
          itemListElement: [...items, { href: path, label: current }].map(
            ({ href, label }, index) => ({
              '@type': 'ListItem',
              position: index + 1,
              name: label,
              item: brand.origin + localizedPath(href, locale),
            }),
          ),
        }}
      />
    </>
  );
}
