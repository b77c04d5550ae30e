import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cdp } from 'vitest/browser';
import { contactFormOf, footerOf, headerOf, wordsOf } from '../fixtures/index.ts';
import { journeyWordsOf } from '../fixtures/journeys.ts';
import { pictures } from '../fixtures/pictures.ts';
import {
  Hero,
  Itinerary,
  LinkButton,
  Page,
  Picture,
  Section,
  ToastProvider,
  UiProvider,
} from '../index.ts';

const words = wordsOf({ locale: 'en' });
const { hero, days, dayLabel } = journeyWordsOf({ locale: 'en' });

let container: HTMLDivElement;
let root: Root;

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  container = document.createElement('div');
  document.body.append(container);
  root = createRoot(container);
  await act(async () =>
    root.render(
      <UiProvider locale="en">
        <ToastProvider words={words.toasts}>
          <Page
            header={headerOf(words)}
            footer={footerOf(words, { printed: 'hello@example.com' })}
            skipLinkLabel={words.skip}
          >
            <Hero
              title={hero.title}
              text={hero.text}
              actions={<LinkButton href="/contact">{hero.book}</LinkButton>}
              backdrop={<Picture source={pictures.lake} alt="" isFirst />}
            />
            <Section tone="tinted">
              <Itinerary headingLevel={2} revealDelay={100} dayLabel={dayLabel} items={days} />
            </Section>
            <Section isScreenOnly>
              <aside>{hero.text}</aside>
            </Section>
            {contactFormOf(words)}
          </Page>
        </ToastProvider>
      </UiProvider>,
    ),
  );
});

const showAs = (media: 'print' | '') => cdp().send('Emulation.setEmulatedMedia', { media });

afterEach(async () => {
  await showAs('');
  act(() => root.unmount());
  container.remove();
  vi.unstubAllGlobals();
});

const isSeen = (selector: string) =>
  [...container.querySelectorAll(selector)].some((element) => element.checkVisibility());

const leftOut = [
  'header',
  'footer nav',
  'main img',
  'main a[href="/contact"]',
  'main aside',
  'form',
  'button',
];

test('print hides navigation, forms and pictures, and shows whom to write to', async () => {
  expect(leftOut.filter(isSeen)).toEqual(leftOut);
  expect(isSeen('footer > p')).toBe(false);
  await showAs('print');
  expect(leftOut.filter(isSeen)).toEqual([]);
  expect(isSeen('h1')).toBe(true);
  expect(isSeen('footer > p')).toBe(true);
});

test('print shows every day unbroken, in black on white', async () => {
  const items = [...container.querySelectorAll<HTMLElement>('ol > li')];
  for (const item of items) item.dataset['reveal'] = 'waiting';
  await showAs('print');
  for (const item of items) {
    const { opacity, breakInside, color } = getComputedStyle(item);
    expect({ opacity, breakInside, color }).toEqual({
      opacity: '1',
      breakInside: 'avoid',
      color: 'rgb(0, 0, 0)',
    });
  }
  expect(getComputedStyle(document.body).backgroundColor).toBe('rgb(255, 255, 255)');
});
