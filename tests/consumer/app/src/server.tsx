import { FeaturedCard, LegalDocument, LinkButton, MessagePage } from '@elevate/ui';
import { renderToString } from 'react-dom/server';
import { journeyWordsOf } from '../../../../packages/ui/src/fixtures/journeys.ts';
import { pictureOf } from '../../../../packages/ui/src/fixtures/pictures.ts';
import {
  ArticlePage,
  ContactPage,
  HomePage,
  TourPage,
} from '../../../../packages/ui/src/fixtures/wholePages.tsx';
import { wordsOf } from '../../../../packages/ui/src/fixtures/words.ts';
import { Frame } from './Frame.tsx';

const locale = 'de';
const words = wordsOf({ locale });
const { legal, tours } = journeyWordsOf({ locale });
const art = () => pictureOf(0);

/** Pages and what else there is as HTML, for standard output. */
console.log(
  renderToString(
    <Frame locale={locale}>
      <HomePage locale={locale} art={art} />
      <TourPage locale={locale} art={art} />
      <ArticlePage locale={locale} art={art} />
      <ContactPage locale={locale} />
      {tours.map((tour, index) => (
        <FeaturedCard {...tour} key={tour.href} picture={pictureOf(index)} headingLevel={2} />
      ))}
      <LegalDocument {...legal} contentsLabel={legal.contents} />
      <MessagePage
        code="404"
        title={words.notFound.title}
        text={words.notFound.text}
        action={<LinkButton href="/">{words.notFound.action}</LinkButton>}
      />
    </Frame>,
  ),
);
