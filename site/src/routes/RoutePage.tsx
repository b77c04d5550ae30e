import { use } from 'react';
import { useLanguage } from '../language/LanguageProvider.tsx';
import { useSite } from '../SiteContext.ts';
import type { SiteRoute } from './routes.ts';
import { visitPage } from './visitPage.ts';

/** Shows a route's page once its code and its words are here; suspends until then. */
export function RoutePage({ route }: { route: SiteRoute }) {
  const site = useSite();
  const { locale } = useLanguage();
  // The loader hands out the same component for a route every time; none is created here.
  const Page = site.pages.loaded(route, locale) ?? use(visitPage(site, route, locale));
  // oxlint-disable-next-line react/static-components
  return <Page />;
}
