import { pictures } from '@elevate/artwork';
import { FeaturedCard, Frieze, Heading, NewsletterBlock, Section, Stack, Text } from '@elevate/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { ArticleList } from '../../cards/ArticleList.tsx';
import { useCards } from '../../cards/cards.ts';
import { useFormats } from '../../language/formats.ts';
import { PageHead } from '../../shell/PageHead.tsx';
import { PageTrail } from '../../shell/PageTrail.tsx';
import { SiteNewsletterForm } from '../../shell/SiteNewsletterForm.tsx';

const { frieze } = pictures['varanasi-tour'];

export default function BlogPage() {
  const { t } = useLingui();
  const { formatDate } = useFormats();
  const articles = useCards({ kind: 'article' });
  const [newest, ...others] = articles.toSorted((a, b) =>
    (b.published ?? '').localeCompare(a.published ?? ''),
  );
  return (
    <>
      <PageHead
        title={t`Inspirations: yoga, Ayurveda, travel`}
        description={t`Practical articles: seven habits for mindful travel, the three doshas of Ayurveda, five yoga poses for stress relief and forest bathing step by step.`}
        keywords={t`wellness blog, slow travel, mindfulness, Ayurveda for beginners, yoga for stress relief, forest bathing`}
      />
      <Section width="wide" labelledBy="inspirations">
        <Stack gap="xlarge">
          <Stack gap="small">
            <PageTrail current={t`Inspirations`} />
            <Heading level={1} id="inspirations">
              <Trans>Inspirations: yoga, Ayurveda and slow travel</Trans>
            </Heading>
            <Text size="large">
              <Trans>
                Short, practical articles, each with something you can try at home today.
              </Trans>
            </Text>
          </Stack>
          {newest?.published && (
            <FeaturedCard
              href={newest.href}
              title={newest.title}
              text={newest.text}
              picture={newest.picture}
              alt={newest.alt}
              isFirst
              headingLevel={2}
              badge={newest.category}
              date={formatDate(newest.published)}
              action={t`Read More`}
            />
          )}
        </Stack>
      </Section>
      <Section tone="tinted" width="wide" labelledBy="recent">
        <Stack gap="large">
          <Heading level={2} id="recent">{t`Recent Articles`}</Heading>
          <ArticleList cards={others} />
        </Stack>
      </Section>
      {frieze && <Frieze source={frieze} />}
      <NewsletterBlock
        id="newsletter"
        title={t`Our newsletter`}
        text={t`A place, a practice and a recipe from India, once a month. Unsubscribe at any time.`}
        picture={pictures.letter}
        form={<SiteNewsletterForm id="newsletter-blog" />}
      />
    </>
  );
}
