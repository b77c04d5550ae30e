import type { LinkComponentProps } from '@elevate/ui';
import { Link, useLocation } from 'react-router-dom';
import { asLocale } from '../language/detect.ts';
import { useLanguage } from '../language/LanguageProvider.tsx';
import { germanAddress } from '../routes/addresses.ts';
import { routeAt } from '../routes/routes.ts';
import { useSite } from '../SiteContext.ts';

/** A file, such as /licences.txt, is no page. */
const isFile = /\.[a-z]+$/;

/**
 * Every link of the site. Addresses are written as the route table has them; within the German tree
 * they lead to their German twins, unless `hrefLang` names another language. The page behind one is
 * fetched when it is pointed at, touched or focused.
 */
export function SiteLink({ href, hrefLang, ...props }: LinkComponentProps) {
  const { pages } = useSite();
  const { locale, isGermanTree } = useLanguage();
  const { search } = useLocation();
  if (href.startsWith('#')) return <Link to={{ hash: href, search }} {...props} />;
  const isElsewhere = !href.startsWith('/') || isFile.test(href);
  // Its content is among the props.
  // oxlint-disable-next-line jsx-a11y/anchor-has-content
  if (isElsewhere) return <a href={href} hrefLang={hrefLang} {...props} />;
  const isGerman = hrefLang ? hrefLang === 'de' : isGermanTree;
  // A finger enters as it comes down.
  const prefetch = () => {
    const [path = ''] = href.split(/[?#]/);
    pages.prefetch(routeAt(path), asLocale(hrefLang) ?? locale);
  };
  return (
    <Link
      to={isGerman ? germanAddress(href) : href}
      hrefLang={hrefLang}
      onPointerEnter={prefetch}
      onFocus={prefetch}
      {...props}
    />
  );
}
