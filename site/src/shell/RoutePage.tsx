import { use } from 'react';
import { useLanguage } from '../language/LanguageProvider.tsx';
import type { SiteRoute } from '../routes/routes.ts';
import { useSite } from '../SiteContext.ts';

/** Shows a route's page; suspends until its code and its words are loaded. */
export function RoutePage({ route }: { route: SiteRoute }) {
  const { routeLoader } = useSite();
  const { locale } = useLanguage();
  // No component is created here: the loader returns the same one for a route every time.
  const Page = routeLoader.loaded(route, locale) ?? use(routeLoader.visitRoute(route, locale));
  // oxlint-disable-next-line react/static-components
  return <Page />;
}
