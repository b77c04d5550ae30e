import { brand } from '@elevate/brand';
import { ornament } from '@elevate/brand/arch';
import { localizedPath, routePath } from '@elevate/languages';
import { Footer, Header, LinkButton, Mark, Page, ToastProvider, UiProvider } from '@elevate/ui';
import { useLingui } from '@lingui/react/macro';
import { type ReactNode, Suspense, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { enquiryHref } from '../journeys.ts';
import { useLanguage } from '../language/LanguageProvider.tsx';
import { routeAt } from '../routes/routes.ts';
import { useSite } from '../SiteContext.ts';
import { SavedBar } from '../saved/SavedBar.tsx';
import { ArrivalManager } from './ArrivalManager.tsx';
import { Copyright } from './Copyright.tsx';
import { HydratedMark } from './HydratedMark.tsx';
import { PageErrorBoundary } from './PageErrorBoundary.tsx';
import { SiteLanguageToggle } from './SiteLanguageToggle.tsx';
import { SiteLink } from './SiteLink.tsx';
import { SiteNewsletterForm } from './SiteNewsletterForm.tsx';

/** Around every page: navigation, footer, toasts (docs/product.md, section 2). */
export function Shell({ children }: { children: ReactNode }) {
  const { t } = useLingui();
  const { locale } = useLanguage();
  const { pathname } = useLocation();
  const current = routePath(pathname);
  const { partLoader } = useSite();
  const isLoading = useSyncExternalStore(partLoader.subscribe, partLoader.isLoading, () => false);

  const home = { name: brand.name, href: '/', logo: <Mark /> };
  const navigation = [
    { href: '/', label: t`Home` },
    { href: '/about', label: t`About` },
    { href: '/retreats', label: t`Retreats` },
    { href: '/blog', label: t`Inspirations` },
    { href: '/contact', label: t`Contact` },
  ];

  const { journey } = routeAt(current);
  const enquiry = current !== '/contact' && {
    action: (
      <LinkButton href={journey ? enquiryHref([journey]) : '/contact'} size="small">
        {t`Send an enquiry`}
      </LinkButton>
    ),
  };

  return (
    <UiProvider locale={locale} linkComponent={SiteLink} ornament={ornament}>
      <ToastProvider labels={{ region: t`Notifications`, close: t`Close notification` }}>
        <Page
          skipLinkLabel={t`Skip to content`}
          // Too short for a bar: it would cover the footer.
          {...(!current.startsWith('/newsletter') && enquiry)}
          header={
            <Header
              brand={home}
              labels={{
                navigation: t`Main navigation`,
                openMenu: t`Open menu`,
                closeMenu: t`Close menu`,
              }}
              items={navigation.map((item) => ({ ...item, isCurrent: item.href === current }))}
              {...enquiry}
              languageToggle={<SiteLanguageToggle />}
              isBusy={isLoading}
            />
          }
          footer={
            <Footer
              brand={home}
              about={t`Advice on wellness retreats and guided tours, in India and beyond.`}
              labels={{ navigation: t`Explore`, contact: t`Write to us`, social: t`Follow us` }}
              links={[
                { href: '/', label: t`Home` },
                { href: '/about', label: t`About` },
                { href: '/retreats', label: t`Retreats` },
                { href: '/blog', label: t`Inspirations` },
                { href: '/before-you-go', label: t`Before you go to India` },
                { href: '/privacy-policy', label: t`Privacy Policy` },
                { href: '/terms-of-service', label: t`Terms of Service` },
                { href: '/terms-of-service#provider', label: t`Legal notice` },
                { href: '/accessibility', label: t`Accessibility` },
              ]}
              social={[
                { href: brand.social.instagram, label: 'Instagram', icon: 'instagram' },
                { href: brand.social.facebook, label: 'Facebook', icon: 'facebook' },
                { href: brand.social.pinterest, label: 'Pinterest', icon: 'pinterest' },
              ]}
              email={brand.email}
              newsletter={<SiteNewsletterForm id="newsletter-footer" tone="inverse" />}
              legal={<Copyright />}
              languageToggle={<SiteLanguageToggle />}
              printed={[
                brand.name,
                brand.email,
                brand.phone.display,
                brand.origin + localizedPath(current, locale),
              ].join(' · ')}
            />
          }
        >
          {/* One Suspense boundary for all pages keeps the old page until the new one is loaded; one
              error boundary a page forgets the errors of the old one. */}
          <Suspense>
            <PageErrorBoundary key={current} locale={locale}>
              {children}
            </PageErrorBoundary>
            {/* Hydrates after the sections, which have boundaries of their own. */}
            <Suspense>
              <HydratedMark />
            </Suspense>
          </Suspense>
        </Page>
        <SavedBar />
        <ArrivalManager />
      </ToastProvider>
    </UiProvider>
  );
}
