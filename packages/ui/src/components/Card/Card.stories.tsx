import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { expectNoOverflow } from '../../fixtures/expectNoOverflow.ts';
import { journeyWordsOf } from '../../fixtures/journeys.ts';
import { pictureOf, pictures } from '../../fixtures/pictures.ts';
import { showState } from '../../fixtures/showState.ts';
import { CardGrid } from '../CardGrid/index.ts';
import { KeepButton } from '../KeepButton/index.ts';
import { pictureShapes } from '../Picture/index.ts';
import { Section } from '../Section/index.ts';
import { Card, cardShapes } from './index.ts';

const meta = {
  component: Card,
  parameters: { layout: 'fullscreen' },
  argTypes: {
    shape: { options: cardShapes, control: 'select' },
    headingLevel: { options: [2, 3], control: 'select' },
    href: { control: false },
    picture: { control: false },
    date: { control: false },
  },
  args: { picture: pictures.ghats, headingLevel: 2, shape: 'arch' },
  render: (args, { globals }) => (
    <Section width="standard">
      <CardGrid columns={2}>
        <Card {...journeyWordsOf(globals).tours[2]} {...args} />
      </CardGrid>
    </Section>
  ),
} satisfies Meta<typeof Card>;
export default meta;
type Story = StoryObj<typeof Card>;

/** A journey: picture in the arch, centred text below. */
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
  render: (args, { globals }) => {
    const { articles, readMore } = journeyWordsOf(globals);
    return (
      <Section width="standard">
        <CardGrid columns={2}>
          <Card {...articles[1]} action={readMore} {...args} />
        </CardGrid>
      </Section>
    );
  },
  play: async ({ canvas, globals }) => {
    const { articles, readMore } = journeyWordsOf(globals);
    await expect(canvas.getByRole('link')).toHaveAccessibleName(
      `${readMore} ${articles[1]?.title}`,
    );
    await expect(canvas.getByText(readMore)).toBeVisible();
  },
};
export const TitleAlone: Story = {
  args: { shape: 'plain' },
  render: (args) => (
    <Section width="standard">
      <CardGrid columns={2}>
        <Card {...args} href="/retreats/1" title="Ubud, Bali" alt="" />
      </CardGrid>
    </Section>
  ),
};
/** Links to other pages at the end of a page: small pictures, titles and key facts. */
export const Thumbnails: Story = {
  tags: ['visual'],
  args: { shape: 'thumbnail' },
  render: ({ shape, headingLevel }, { globals }) => (
    <Section width="wide">
      <CardGrid>
        {journeyWordsOf(globals).tours.map(({ href, title, meta }, index) => (
          <Card
            key={href}
            href={href}
            title={title}
            meta={meta}
            alt=""
            picture={pictureOf(index)}
            headingLevel={headingLevel}
            {...(shape !== undefined && { shape })}
          />
        ))}
      </CardGrid>
    </Section>
  ),
  play: async ({ canvas, canvasElement }) => {
    for (const image of canvasElement.querySelectorAll('img')) {
      await expect(image.getBoundingClientRect().width).toBeLessThan(120);
    }
    await expect(canvas.getAllByRole('link')).toHaveLength(3);
    await expectNoOverflow();
  },
};
export const ThumbnailsOnANarrowPhoneInGerman: Story = {
  ...Thumbnails,
  tags: ['!autodocs'],
  globals: { locale: 'de', viewport: { value: 'narrow' } },
};
/** A journey that can be saved: the button is above the link, below the words on phones. */
export const WithAKeepButton: Story = {
  tags: ['visual'],
  render: (args, { globals }) => {
    const { tours, keep } = journeyWordsOf(globals);
    return (
      <Section width="wide">
        <CardGrid>
          {tours.map((tour, index) => (
            <Card
              {...tour}
              {...args}
              key={tour.href}
              picture={pictureOf(index)}
              keep={
                <KeepButton {...keep} title={tour.title} isKept={index === 1} onChange={() => {}} />
              }
            />
          ))}
        </CardGrid>
      </Section>
    );
  },
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
export const WithAKeepButtonOnANarrowPhoneInGerman: Story = {
  ...WithAKeepButton,
  tags: ['!autodocs'],
  globals: { locale: 'de', viewport: { value: 'narrow' } },
};
export const ThumbnailsWithAKeepButton: Story = {
  ...WithAKeepButton,
  tags: ['visual'],
  args: { shape: 'thumbnail' },
};
/** Both shapes: default, hovered, pressed and focused. */
export const States: Story = {
  tags: ['visual'],
  parameters: { docs: { story: { autoplay: true } } },
  render: (args, { globals }) => {
    const { tours, articles, readMore } = journeyWordsOf(globals);
    return (
      <>
        {pictureShapes.map((shape) => (
          <Section key={shape} width="wide">
            <CardGrid>
              {['hovered', 'pressed', 'focused'].map((state) => (
                <Card
                  key={state}
                  {...(shape === 'arch' ? tours[2] : { ...articles[2], action: readMore })}
                  {...args}
                  shape={shape}
                />
              ))}
            </CardGrid>
          </Section>
        ))}
      </>
    );
  },
  play: async ({ canvas }) => {
    const cards = canvas.getAllByRole('listitem');
    const links = canvas.getAllByRole('link');
    for (const row of pictureShapes.keys()) {
      await showState(cards[row * 3], 'hover');
      await showState(links[row * 3 + 1], 'active');
      await showState(links[row * 3 + 2], 'focus-visible');
    }
  },
};
/** A click on the picture follows the link too. */
export const PressedAnywhere: Story = {
  tags: ['!autodocs'],
  args: { href: '#pressed' },
  play: async ({ canvas }) => {
    const { x, y, width, height } = canvas.getByRole('img').getBoundingClientRect();
    const pressed = document.elementFromPoint(x + width / 2, y + height / 2);
    await expect(pressed).toBe(canvas.getByRole('link'));
  },
};
export const Focused: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
  },
};
export const ArticleFocused: Story = {
  ...Article,
  tags: ['!autodocs'],
  play: Focused.play as NonNullable<Story['play']>,
};
export const NarrowPhoneInGerman: Story = {
  tags: ['!autodocs'],
  globals: { locale: 'de', viewport: { value: 'narrow' } },
  play: expectNoOverflow,
};
/** Words that are wider than the card break. */
export const LongGermanWordOnANarrowPhone: Story = {
  ...NarrowPhoneInGerman,
  args: { title: 'Sehenswürdigkeitenbesichtigungsrundreise', meta: 'Achtsamkeitsmeditation' },
};
