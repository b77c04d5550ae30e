import { I18nProvider } from '@lingui/react';
import { use } from 'react';
import { useLanguage } from '../language/LanguageProvider.tsx';
import type { SiteRoute } from '../routes/routes.ts';
import { useSite } from '../SiteContext.ts';

/** Shows a route's page with its words; suspends until both are loaded. */
export function RoutePage({ route }: { route: SiteRoute }) {
  const { partLoader } = useSite();
  const { locale } = useLanguage();
  const { Component, i18n } = use(partLoader.visit(route.name, locale));
  return (
    <I18nProvider i18n={i18n}>
      <Component />
    </I18nProvider>
  );
}
