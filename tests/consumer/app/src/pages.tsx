import {
  AtAGlance,
  Button,
  ButtonGroup,
  CallToAction,
  Columns,
  Hero,
  Itinerary,
  LinkButton,
  Page,
  Picture,
  Quote,
  Section,
  Stack,
  Text,
  TextLink,
  ToastProvider,
  UiProvider,
  useToasts,
} from '@elevate/ui';
import type { ReactElement, ReactNode } from 'react';
import { EveryComponent } from '../../../../packages/ui/src/fixtures/everyComponent.tsx';
import { journeyWordsOf } from '../../../../packages/ui/src/fixtures/journeys.ts';
import { pictures } from '../../../../packages/ui/src/fixtures/pictures.ts';
import { footerOf, headerOf } from '../../../../packages/ui/src/fixtures/sampleForms.tsx';
import { wordsOf } from '../../../../packages/ui/src/fixtures/words.ts';
import { ornament } from '../brand/drawings.ts';

const words = wordsOf({ locale: 'en' });
const journey = journeyWordsOf({ locale: 'en' });

function Layout({ children }: { children: ReactNode }) {
  return (
    <UiProvider locale="en" ornament={ornament}>
      <ToastProvider labels={words.toasts}>
        <Page header={headerOf(words, '/')} footer={footerOf(words)} skipLinkLabel={words.skip}>
          {children}
        </Page>
      </ToastProvider>
    </UiProvider>
  );
}

function SaveAll() {
  const toasts = useToasts();
  return (
    <Button tone="secondary" onPress={() => toasts.show({ tone: 'success', title: 'Saved' })}>
      Save all
    </Button>
  );
}

function Tour() {
  return (
    <Layout>
      <Hero
        title={journey.hero.title}
        text={journey.hero.text}
        actions={<LinkButton href="/">{journey.closing.action}</LinkButton>}
        backdrop={<Picture source={pictures.hills} alt="" isFirst />}
      />
      <Section>
        <Columns template="mainAside">
          <Itinerary headingLevel={2} dayLabel={journey.dayLabel} items={journey.days} />
          <AtAGlance title={journey.glance.title} headingLevel={2} items={journey.glance.facts} />
        </Columns>
      </Section>
      <Section tone="tinted">
        <Stack>
          <Quote source={journey.quote.source}>{journey.quote.words}</Quote>
          <Text>
            A guide walks ahead. <TextLink href="/">All walks</TextLink>
          </Text>
        </Stack>
      </Section>
      <CallToAction
        {...journey.closing}
        actions={
          <ButtonGroup>
            <LinkButton href="/">{journey.closing.action}</LinkButton>
            <SaveAll />
          </ButtonGroup>
        }
      />
    </Layout>
  );
}

const Every = ({ locale }: { locale: 'en' | 'de' }) => (
  <UiProvider locale={locale} ornament={ornament}>
    <EveryComponent locale={locale} />
  </UiProvider>
);

/** The pages of the application by their paths. */
export const pages: Readonly<Record<string, ReactElement>> = {
  '/': <Tour />,
  '/every/': <Every locale="en" />,
  '/de/': <Every locale="de" />,
};
