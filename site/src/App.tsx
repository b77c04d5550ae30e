import type { Locale } from '@elevate/languages';
import { useRoutes } from 'react-router-dom';
import { LanguageProvider } from './language/LanguageProvider.tsx';
import { germanAddress } from './routes/addresses.ts';
import { RoutePage } from './routes/RoutePage.tsx';
import { addressedRoutes, notFoundRoute } from './routes/routes.ts';
import { type Site, SiteContext } from './SiteContext.ts';
import { LastErrorBoundary } from './shell/LastErrorBoundary.tsx';
import { Shell } from './shell/Shell.tsx';

/** Every route at its own address and at its German twin. */
const routeObjects = [
  ...addressedRoutes.flatMap((route) => [
    { path: route.path, element: <RoutePage route={route} /> },
    { path: germanAddress(route.path), element: <RoutePage route={route} /> },
  ]),
  { path: notFoundRoute.path, element: <RoutePage route={notFoundRoute} /> },
];

/** The whole site, inside whichever router it is given: the browser's, or the prerender's. */
export function App({ site, locale }: { site: Site; locale: Locale }) {
  const page = useRoutes(routeObjects);
  return (
    <SiteContext value={site}>
      <LastErrorBoundary>
        <LanguageProvider initial={locale}>
          <Shell>{page}</Shell>
        </LanguageProvider>
      </LastErrorBoundary>
    </SiteContext>
  );
}
