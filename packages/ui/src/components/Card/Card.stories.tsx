import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { expectNoOverflow } from '../../fixtures/expectNoOverflow.ts';
import { inSection } from '../../fixtures/inSection.tsx';
import { journeyWordsOf } from '../../fixtures/journeys.ts';
import { pictureOf, pictures } from '../../fixtures/pictures.ts';
import { States as StateList } from '../../fixtures/States.tsx';
import { saveButtonOf } from '../../fixtures/saveButton.tsx';
import { shownStates, showState } from '../../fixtures/showState.ts';
import { CardGrid } from '../CardGrid/index.ts';
import { Card, type CardProps, cardShapes } from './Card.tsx';

/** What a card of each shape says. */
function contentOf(shape: CardProps['shape'], globals: object) {
  const { tours, articles, readMore } = journeyWordsOf(globals);
  if (shape === 'plain') return { ...articles[1], action: readMore };
  const { text, ...keyFacts } = tours[2] ?? {};
  return shape === 'thumbnail' ? keyFacts : { ...keyFacts, text };
}

const meta = {
  title: 'Cards/Card',
  component: Card,
  parameters: { layout: 'fullscreen', synonyms: ['tile', 'teaser', 'thumbnail'] },
  decorators: [inSection('wide')],
  args: { picture: pictures.ghats, headingLevel: 2, shape: 'framed' },
  render: (args, { globals }) => (
    <CardGrid>
      <Card {...contentOf(args.shape, globals)} {...args} />
    </CardGrid>
  ),
} satisfies Meta<typeof Card>;
export default meta;
type Story = StoryObj<typeof Card>;

const test = ['!dev', '!autodocs'];
const narrowPhone = { locale: 'de', viewport: { value: 'narrow' } };

/** A journey: a framed picture, and centred text below. */
export const Journey: Story = {
  play: async ({ canvas, globals }) => {
    const tour = journeyWordsOf(globals).tours[2];
    await expect(canvas.getAllByRole('link', { name: String(tour?.title) })).toHaveLength(1);
    await expect(canvas.getByRole('img', { name: String(tour?.alt) })).toBeVisible();
  },
};
/** An article. The action is the link; screen readers also hear the title, so that link names are unique. */
export const Article: Story = {
  args: { shape: 'plain', picture: pictures.hills },
  play: async ({ canvas, globals }) => {
    const { articles, readMore } = journeyWordsOf(globals);
    await expect(canvas.getByRole('link')).toHaveAccessibleName(
      `${readMore} ${articles[1]?.title}`,
    );
    await expect(canvas.getByText(readMore)).toBeVisible();
  },
};
/** Journeys that can be saved: the button is above the link, below the words on phones. */
export const Saveable: Story = {
  tags: ['visual'],
  render: (args, { globals }) => (
    <CardGrid>
      {journeyWordsOf(globals).tours.map(({ text, ...tour }, index) => (
        <Card
          {...tour}
          {...(args.shape === 'framed' && { text })}
          {...args}
          key={tour.href}
          picture={pictureOf(index)}
          save={saveButtonOf(globals, tour.title, index === 1)}
        />
      ))}
    </CardGrid>
  ),
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole('button')) {
      button.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { x, y, width, height } = button.getBoundingClientRect();
      const pressed = document.elementFromPoint(x + width / 2, y + height / 2);
      await expect(pressed).toBe(button);
    }
    await expectNoOverflow();
  },
};
/** Links to other pages at the end of a page: pictures beside titles and key facts. */
export const Thumbnails: Story = {
  ...Saveable,
  tags: ['visual'],
  args: { shape: 'thumbnail' },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, canvasElement }) => {
    for (const image of canvasElement.querySelectorAll('img')) {
      await expect(image.closest('li')?.getBoundingClientRect().height).toBeLessThan(280);
    }
    const tops = canvas.getAllByRole('heading').map((title) => title.getBoundingClientRect().top);
    await expect(new Set(tops).size).toBe(1);
  },
};
export const SaveableOnANarrowPhoneInGerman: Story = {
  ...Saveable,
  tags: test,
  globals: narrowPhone,
};
export const ThumbnailsOnANarrowPhoneInGerman: Story = {
  ...Saveable,
  tags: test,
  args: { shape: 'thumbnail' },
  globals: narrowPhone,
};
/** Every shape in every state. */
export const States: Story = {
  tags: ['visual', 'forced-colours', 'large-text', 'plain', 'night'],
  parameters: { docs: { story: { autoplay: true } } },
  render: (args, { globals }) => (
    <StateList names={shownStates} isWide>
      {() => (
        <CardGrid>
          {cardShapes.map((shape) => (
            <Card {...contentOf(shape, globals)} {...args} key={shape} shape={shape} />
          ))}
        </CardGrid>
      )}
    </StateList>
  ),
  play: async ({ canvas }) => {
    const cards = canvas.getAllByRole('listitem');
    const links = canvas.getAllByRole('link');
    for (const column of cardShapes.keys()) {
      await showState(cards[3 + column], 'hover');
      await showState(links[6 + column], 'active');
      await showState(links[9 + column], 'focus-visible');
    }
  },
};
/** A click on the picture follows the link too. */
export const PressedAnywhere: Story = {
  tags: test,
  args: { href: '#pressed' },
  play: async ({ canvas }) => {
    const { x, y, width, height } = canvas.getByRole('img').getBoundingClientRect();
    const pressed = document.elementFromPoint(x + width / 2, y + height / 2);
    await expect(pressed).toBe(canvas.getByRole('link'));
  },
};
/** Words that are wider than the card break, at twice the text size too. */
export const LongGermanWordOnANarrowPhone: Story = {
  tags: test,
  globals: narrowPhone,
  args: { title: 'Sehenswürdigkeitenbesichtigungsrundreise', meta: 'Achtsamkeitsmeditation' },
  play: expectNoOverflow,
};
/** Text at twice its size (WCAG 1.4.4). */
export const EnlargedText: Story = {
  ...Saveable,
  tags: test,
  globals: { locale: 'de', textSize: '200', viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const [title] = canvas.getAllByRole('heading');
    await expect(Number.parseFloat(getComputedStyle(title as Element).fontSize)).toBeGreaterThan(
      32,
    );
    await expectNoOverflow();
  },
};
export const EnlargedTextOnThumbnails: Story = {
  ...EnlargedText,
  tags: test,
  args: { shape: 'thumbnail' },
};
