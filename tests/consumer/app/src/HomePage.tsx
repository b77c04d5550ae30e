import {
  Card,
  CardGrid,
  Faq,
  Heading,
  HeroCarousel,
  LinkButton,
  Page,
  Section,
  Stack,
} from '@elevate/ui';
import { journeyWordsOf } from '../../../../packages/ui/src/fixtures/journeys.ts';
import { pictureOf, pictures } from '../../../../packages/ui/src/fixtures/pictures.ts';
import {
  contactFormOf,
  footerOf,
  headerOf,
} from '../../../../packages/ui/src/fixtures/sampleForms.tsx';
import { wordsOf } from '../../../../packages/ui/src/fixtures/words.ts';

/** A home page: the carousel, cards, a form. */
export function HomePage({ locale }: { locale: 'en' | 'de' }) {
  const words = wordsOf({ locale });
  const journey = journeyWordsOf({ locale });
  return (
    <Page header={headerOf(words, '/')} footer={footerOf(words)} skipLinkLabel={words.skip}>
      <HeroCarousel
        title={words.brand}
        text={words.hero.text}
        actions={<LinkButton href="#contact">{words.hero.plan}</LinkButton>}
        pictures={[pictures.lake, pictures.hills]}
        words={journey.carousel}
      />
      <Section width="wide">
        <CardGrid label={journey.breadcrumbs.retreats}>
          {journey.tours.map((tour, index) => (
            <Card
              {...tour}
              key={tour.href}
              picture={pictureOf(index)}
              headingLevel={2}
              shape="arch"
            />
          ))}
        </CardGrid>
      </Section>
      <Section tone="tinted" labelledBy="write">
        <Stack gap="large">
          <Heading level={2} id="write">
            {words.contact.title}
          </Heading>
          {contactFormOf(words)}
          <Faq items={words.faq.items.map((item, index) => ({ id: `faq-${index}`, ...item }))} />
        </Stack>
      </Section>
    </Page>
  );
}
