import { pictures } from '@elevate/artwork';
import { Hero, LinkButton, NewsletterBlock } from '@elevate/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { PageHead } from '../../shell/PageHead.tsx';
import { SiteNewsletterForm } from '../../shell/SiteNewsletterForm.tsx';

export default function HomePage() {
  const { t } = useLingui();
  return (
    <>
      <PageHead
        title={t`Wellness retreats and guided tours in India`}
        description={t`Yoga, Ayurveda and mindful retreats, and guided tours from the Taj Mahal to the Thar Desert. We advise you free of charge, in English or German.`}
        keywords={t`wellness retreat India, yoga retreat, Ayurveda, guided tours India, Golden Triangle, Rajasthan, Varanasi`}
      />
      <Hero
        size="full"
        eyebrow={t`Retreats and tours in India and beyond`}
        title={
          <Trans>
            Elevate <em>Your</em> Journey
          </Trans>
        }
        text={t`Tell us how you would like to feel when you come home. We know the houses, the teachers and the roads, and put together the journey that leads there.`}
        actions={
          <>
            <LinkButton href="/retreats">
              <Trans>Start planning</Trans>
            </LinkButton>
            <LinkButton href="/about" tone="secondary">
              <Trans>Learn more</Trans>
            </LinkButton>
          </>
        }
        backdrop={
          <picture>
            <source
              media="(orientation: portrait)"
              srcSet={pictures['hero-dawn'].portrait.src}
              width={pictures['hero-dawn'].portrait.width}
              height={pictures['hero-dawn'].portrait.height}
            />
            <img
              src={pictures['hero-dawn'].src}
              width={pictures['hero-dawn'].width}
              height={pictures['hero-dawn'].height}
              alt=""
              fetchPriority="high"
            />
          </picture>
        }
      />
      <NewsletterBlock
        id="newsletter"
        title={t`A letter from India, once a month`}
        text={t`One place, one practice, one thing to cook. You can leave the list at any time.`}
        form={<SiteNewsletterForm id="newsletter-home" />}
      />
    </>
  );
}
