import { addressLocale, routePath } from '@elevate/languages';
import { useLocation } from 'react-router-dom';
import { LanguageProvider } from './language/LanguageProvider.tsx';
import { routeAt } from './routes/routes.ts';
import { type Site, SiteContext } from './SiteContext.ts';
import { RootErrorBoundary } from './shell/RootErrorBoundary.tsx';
import { RoutePage } from './shell/RoutePage.tsx';
import { Shell } from './shell/Shell.tsx';

/** The whole site, inside the router it is given: the browser's or the prerender's. */
export function App({ site }: { site: Site }) {
  const { pathname } = useLocation();
  return (
    <SiteContext value={site}>
      <RootErrorBoundary locale={addressLocale(pathname)}>
        <LanguageProvider>
          <Shell>
            <RoutePage route={routeAt(routePath(pathname))} />
          </Shell>
        </LanguageProvider>
      </RootErrorBoundary>
    </SiteContext>
  );
}
