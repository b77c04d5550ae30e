import { asLocale, localizedPath } from '@elevate/languages';
import type { LinkComponentProps } from '@elevate/ui';
import { Link, useLocation } from 'react-router-dom';
import { useLanguage } from '../language/LanguageProvider.tsx';
import { routeAt } from '../routes/routes.ts';
import { useSite } from '../SiteContext.ts';

/** A file such as /licences.txt, which is not a route. */
const isFile = /\.[a-z]+$/;

/**
 * Every link of the site. Addresses are written as the route table has them; links lead to the page's language,
 * unless `hrefLang` names another. The page is prefetched when its link is pointed at, touched or focused.
 */
export function SiteLink({ href, hrefLang, ...props }: LinkComponentProps) {
  const { routeLoader } = useSite();
  const { locale } = useLanguage();
  const { search } = useLocation();
  if (href.startsWith('#')) return <Link to={{ hash: href, search }} {...props} />;
  const isElsewhere = !href.startsWith('/') || isFile.test(href);
  // The content is in the props.
  // oxlint-disable-next-line jsx-a11y/anchor-has-content
  if (isElsewhere) return <a href={href} hrefLang={hrefLang} {...props} />;
  const target = asLocale(hrefLang) ?? locale;
  const prefetch = () => {
    const [path = ''] = href.split(/[?#]/);
    routeLoader.prefetch(routeAt(path), target);
  };
  return (
    <Link
      to={localizedPath(href, target)}
      hrefLang={hrefLang}
      // Covers touch as well.
      onPointerEnter={prefetch}
      onFocus={prefetch}
      {...props}
    />
  );
}
