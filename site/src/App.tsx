import { type Locale, languages, localizedPath } from '@elevate/languages';
import { useRoutes } from 'react-router-dom';
import { LanguageProvider } from './language/LanguageProvider.tsx';
import { addressedRoutes, notFoundRoute } from './routes/routes.ts';
import { type Site, SiteContext } from './SiteContext.ts';
import { RootErrorBoundary } from './shell/RootErrorBoundary.tsx';
import { RoutePage } from './shell/RoutePage.tsx';
import { Shell } from './shell/Shell.tsx';

/** Every route, at its address in every language. */
const routeObjects = [
  ...addressedRoutes.flatMap((route) =>
    languages.map(({ code }) => ({
      path: localizedPath(route.path, code),
      element: <RoutePage route={route} />,
    })),
  ),
  { path: notFoundRoute.path, element: <RoutePage route={notFoundRoute} /> },
];

/** The whole site, inside the router it is given: the browser's or the prerender's. */
export function App({ site, locale }: { site: Site; locale: Locale }) {
  const page = useRoutes(routeObjects);
  return (
    <SiteContext value={site}>
      <RootErrorBoundary>
        <LanguageProvider initial={locale}>
          <Shell>{page}</Shell>
        </LanguageProvider>
      </RootErrorBoundary>
    </SiteContext>
  );
}
