import { pictures } from '@elevate/artwork';
import { brand } from '@elevate/brand';
import { ArticleHeader, CallToAction, LinkButton, Prose, Section } from '@elevate/ui';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import type { Article } from 'schema-dts';
import { useCard } from '../cards/cards.ts';
import { useFormats } from '../language/formats.ts';
import { sharePictureUrl } from '../sharePictures.ts';
import { PageHead, type PageMetadata } from '../shell/PageHead.tsx';
import { PageTrail } from '../shell/PageTrail.tsx';
import { StructuredData } from '../shell/StructuredData.tsx';
import { RelatedPages } from './RelatedPages.tsx';

/** The words of an article; title, category and date are in its `card.ts`. */
interface ArticleContent {
  /** The folder of its page. */
  name: string;
  head: PageMetadata;
  /** <p>, <h2>, <h3> and lists, a picture in a <figure>, and a `Frieze` in the middle. */
  body: ReactNode;
  /** The call to act at the end, and the page it leads to. */
  closing: { title: string; text: string; href: string; label: string };
  /** Ids of journeys, and names of articles. */
  related: readonly string[];
}

/** An article: its header, its body, and links back and on. */
export function ArticleTemplate({ content }: { content: ArticleContent }) {
  const { t } = useLingui();
  const { formatDate } = useFormats();
  const { name, head, body, closing, related } = content;
  const { title, alt, picture, category = '', published = '' } = useCard(name);
  const image = sharePictureUrl(useLocation().pathname);
  const team = t`The ${brand.name} editorial team`;
  return (
    <>
      <PageHead {...head} isArticle />
      <StructuredData<Article>
        data={{
          '@context': 'https://schema.org',
          '@type': 'Article',
          headline: title,
          description: head.description,
          image,
          author: { '@type': 'Organization', name: brand.name, url: brand.origin },
          publisher: { '@type': 'Organization', name: brand.name, url: brand.origin },
          datePublished: published,
          dateModified: published,
        }}
      />
      <PageTrail parents={[{ href: '/blog', label: t`Inspirations` }]} current={title} isDataOnly />
      <article>
        <ArticleHeader
          back={{ href: '/blog', label: t`Back to Inspirations` }}
          badge={category}
          title={title}
          author={team}
          date={formatDate(published)}
          picture={picture}
          alt={alt}
        />
        <Section width="text">
          <Prose size="large">{body}</Prose>
        </Section>
        <RelatedPages ids={related} />
        <CallToAction
          frieze={pictures.evening}
          title={closing.title}
          text={closing.text}
          actions={<LinkButton href={closing.href}>{closing.label}</LinkButton>}
        />
      </article>
    </>
  );
}
