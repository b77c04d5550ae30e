import { brand } from '@elevate/brand';
import {
  type Locale,
  languages,
  languageTag,
  localizedPath,
  routePath,
  sourceLocale,
} from '@elevate/languages';
import { useLocation } from 'react-router-dom';
import { useLanguage } from '../language/LanguageProvider.tsx';
import { sharePictureSize, sharePictureUrl } from '../sharePictures.ts';

export interface PageMetadata {
  /** The page's own title, without the brand. */
  title: string;
  /** One or two sentences for search results and shared links. */
  description: string;
  /** Separated by commas. */
  keywords: string;
}

interface PageHeadProps extends PageMetadata {
  /** @default false */
  isArticle?: boolean;
  /** Keeps the page out of search engines: noindex, and no canonical address. @default false */
  isUnlisted?: boolean;
}

const openGraphLocale = (locale: Locale) => languageTag(locale).replace('-', '_');

/** A page's title, description and addresses in the document's head (docs/product.md, section 2). */
export function PageHead({
  title,
  description,
  keywords,
  isArticle = false,
  isUnlisted = false,
}: PageHeadProps) {
  const { locale } = useLanguage();
  const { pathname } = useLocation();
  const path = routePath(pathname);
  const fullTitle = `${title} | ${brand.name}`;
  const sharePicture = sharePictureUrl(pathname);
  const urlIn = (language: Locale) => brand.origin + localizedPath(path, language);
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      <meta name="keywords" content={keywords} />
      <meta property="og:type" content={isArticle ? 'article' : 'website'} />
      <meta property="og:site_name" content={brand.name} />
      <meta property="og:title" content={fullTitle} />
      <meta property="og:description" content={description} />
      <meta property="og:image" content={sharePicture} />
      <meta property="og:image:width" content={String(sharePictureSize.width)} />
      <meta property="og:image:height" content={String(sharePictureSize.height)} />
      <meta property="og:image:alt" content={fullTitle} />
      <meta property="og:locale" content={openGraphLocale(locale)} />
      {languages
        .filter(({ code }) => code !== locale)
        .map(({ code }) => (
          <meta key={code} property="og:locale:alternate" content={openGraphLocale(code)} />
        ))}
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={fullTitle} />
      <meta name="twitter:description" content={description} />
      <meta name="twitter:image" content={sharePicture} />
      <meta name="twitter:image:alt" content={fullTitle} />
      {isUnlisted ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <meta property="og:url" content={urlIn(locale)} />
          <link rel="canonical" href={urlIn(locale)} />
          {languages.map(({ code }) => (
            <link key={code} rel="alternate" hrefLang={code} href={urlIn(code)} />
          ))}
          <link rel="alternate" hrefLang="x-default" href={urlIn(sourceLocale)} />
          <link
            rel="alternate"
            type="application/rss+xml"
            title={brand.name}
            href={localizedPath('/blog/feed.xml', locale)}
          />
        </>
      )}
    </>
  );
}
