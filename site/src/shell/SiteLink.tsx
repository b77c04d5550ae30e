import { asLocale, localizedPath } from '@elevate/languages';
import type { LinkComponentProps } from '@elevate/ui';
import { Link, useLocation } from 'react-router-dom';
import { useLanguage } from '../language/LanguageProvider.tsx';
import { routeAt } from '../routes/routes.ts';
import { useSite } from '../SiteContext.ts';

/** A file such as /licences.txt, which is not a route. */
const isFile = /\.[a-z]+$/;

/**
 * Every link of the site. Addresses are written as the route table has them; below a language's prefix
 * links keep the prefix, unless `hrefLang` names another language. The page is prefetched when its link
 * is pointed at, touched or focused.
 */
export function SiteLink({ href, hrefLang, ...props }: LinkComponentProps) {
  const { routeLoader } = useSite();
  const { locale, hasPrefix } = useLanguage();
  const { search } = useLocation();
  if (href.startsWith('#')) return <Link to={{ hash: href, search }} {...props} />;
  const isElsewhere = !href.startsWith('/') || isFile.test(href);
  // The content is in the props.
  // oxlint-disable-next-line jsx-a11y/anchor-has-content
  if (isElsewhere) return <a href={href} hrefLang={hrefLang} {...props} />;
  const target = asLocale(hrefLang);
  const to = target ? localizedPath(href, target) : hasPrefix ? localizedPath(href, locale) : href;
  const prefetch = () => {
    const [path = ''] = href.split(/[?#]/);
    routeLoader.prefetch(routeAt(path), target ?? locale);
    // A link works without it.
    import('./growArch.ts').then(({ growArches }) => growArches(routeLoader)).catch(() => {});
  };
  return (
    // Covers touch as well.
    <Link to={to} hrefLang={hrefLang} onPointerEnter={prefetch} onFocus={prefetch} {...props} />
  );
}
