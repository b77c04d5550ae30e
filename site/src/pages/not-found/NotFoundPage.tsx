import { pictures } from '@elevate/artwork';
import { Hero, LinkButton, Picture } from '@elevate/ui';
import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { PageHead } from '../../shell/PageHead.tsx';

export default function NotFoundPage() {
  const { t } = useLingui();
  const { pathname } = useLocation();

  useEffect(() => {
    // The missing path is logged to the console (docs/product.md, section 2).
    // oxlint-disable-next-line no-console
    console.info(`No page at ${pathname}`);
  }, [pathname]);

  return (
    <>
      <PageHead
        isUnlisted
        title={t`Page not found`}
        description={t`There's no page at this address. Look at our wellness retreats and guided tours in India, read our articles, or ask us: our advice is free of charge.`}
        keywords={t`page not found, travel advice India`}
      />
      <Hero
        eyebrow="404"
        title={t`Oops! Page not found`}
        text={t`It may have moved, or the address may be mistyped.`}
        actions={<LinkButton href="/">{t`Return to Home`}</LinkButton>}
        backdrop={<Picture source={pictures['not-found']} alt="" isFirst />}
      />
    </>
  );
}
