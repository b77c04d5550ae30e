import { FeaturedCard, Heading, NewsletterBlock, Section, Stack, Text } from '@elevate/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { CardList } from '../../cards/CardList.tsx';
import { useCards } from '../../cards/cards.ts';
import { useDates } from '../../language/useDates.ts';
import { PageHead } from '../../shell/PageHead.tsx';
import { PageTrail } from '../../shell/PageTrail.tsx';
import { SiteNewsletterForm } from '../../shell/SiteNewsletterForm.tsx';

export default function BlogPage() {
  const { t } = useLingui();
  const { formatDate } = useDates();
  const articles = useCards({ kind: 'article' });
  const [newest, ...others] = articles.toSorted((a, b) =>
    (b.published ?? '').localeCompare(a.published ?? ''),
  );
  return (
    <>
      <PageHead
        title={t`Inspirations`}
        description={t`Essays for slow travellers: habits for the road, the three doshas of Ayurveda, five yoga poses against a tense day, and forest bathing in seven steps.`}
        keywords={t`wellness blog, slow travel, mindfulness, Ayurveda for beginners, yoga for stress relief, forest bathing`}
      />
      <Section width="wide" labelledBy="inspirations">
        <Stack gap="xlarge">
          <Stack gap="small">
            <PageTrail current={t`Inspirations`} />
            <Heading level={1} id="inspirations">
              <Trans>Reading for slow travellers</Trans>
            </Heading>
            <Text size="large">
              <Trans>
                Essays on travelling with attention, on Ayurveda, yoga and forests. Every one of
                them holds something you can try today, at home, with what is there.
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
              {...(newest.category && { badge: newest.category })}
              date={formatDate(newest.published)}
              action={t`Read More`}
            />
          )}
        </Stack>
      </Section>
      <Section tone="tinted" width="wide" labelledBy="recent">
        <Stack gap="large">
          <Heading level={2} id="recent">
            <Trans>Recent Articles</Trans>
          </Heading>
          <CardList cards={others} headingLevel={3} />
        </Stack>
      </Section>
      <NewsletterBlock
        id="newsletter"
        title={t`Something to try, once a month`}
        text={t`One place, one practice, one thing to cook. You can leave the list at any time.`}
        form={<SiteNewsletterForm id="newsletter-blog" />}
      />
    </>
  );
}
