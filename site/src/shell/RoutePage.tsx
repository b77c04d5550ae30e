import { use } from 'react';
import { useLanguage } from '../language/LanguageProvider.tsx';
import type { SiteRoute } from '../routes/routes.ts';
import { useSite } from '../SiteContext.ts';

/** Shows a route's page; suspends until its code and its words are loaded. */
export function RoutePage({ route }: { route: SiteRoute }) {
  const { routes } = useSite();
  const { locale } = useLanguage();
  // The loader returns the same component for a route every time; none is created here.
  const Page = routes.loaded(route, locale) ?? use(routes.visitRoute(route, locale));
  // oxlint-disable-next-line react/static-components
  return <Page />;
}
