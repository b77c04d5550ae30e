import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { expectNoOverflow } from '../../fixtures/expectNoOverflow.ts';
import { journeyWordsOf } from '../../fixtures/journeys.ts';
import { pictures } from '../../fixtures/pictures.ts';
import { showState } from '../../fixtures/showState.ts';
import { SaveButton } from '../SaveButton/index.ts';
import { Section } from '../Section/index.ts';
import { Stack } from '../Stack/index.ts';
import { FeaturedCard, featuredCardLayouts } from './index.ts';

const contentOf = (globals: object) => {
  const { articles, readMore } = journeyWordsOf(globals);
  return { ...articles[0], action: readMore };
};

const meta = {
  component: FeaturedCard,
  parameters: { layout: 'fullscreen' },
  argTypes: {
    headingLevel: { options: [2, 3], control: 'select' },
    href: { control: false },
    picture: { control: false },
    date: { control: false },
    isFirst: { control: false },
    layout: { options: featuredCardLayouts, control: 'select' },
    keep: { control: false },
  },
  args: { picture: pictures.lake, headingLevel: 2 },
  render: (args, { globals }) => (
    <Section width="wide">
      <FeaturedCard {...contentOf(globals)} {...args} />
    </Section>
  ),
} satisfies Meta<typeof FeaturedCard>;
export default meta;
type Story = StoryObj<typeof FeaturedCard>;

export const Default: Story = {
  tags: ['visual'],
  play: async ({ canvas, globals }) => {
    const { articles, readMore } = journeyWordsOf(globals);
    await expect(canvas.getByRole('link')).toHaveAccessibleName(
      `${readMore} ${articles[0]?.title}`,
    );
  },
};
/** Without an action the title is the link. */
export const Journey: Story = {
  args: { picture: pictures.hills },
  render: (args, { globals }) => (
    <Section width="wide">
      <FeaturedCard {...journeyWordsOf(globals).tours[1]} {...args} />
    </Section>
  ),
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('link')).toHaveAccessibleName(
      String(journeyWordsOf(globals).tours[1]?.title),
    );
  },
};
/** The words below the picture, as in a `CardShowcase`. */
export const InAColumn: Story = {
  args: { picture: pictures.hills, layout: 'column' },
  render: (args, { globals }) => {
    const { tours, keep } = journeyWordsOf(globals);
    const title = String(tours[1]?.title);
    return (
      <Section width="text">
        <FeaturedCard
          {...tours[1]}
          {...args}
          keep={<SaveButton labels={keep} title={title} isSaved={false} onChange={() => {}} />}
        />
      </Section>
    );
  },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button');
    button.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { x, y, width, height } = button.getBoundingClientRect();
    await expect(document.elementFromPoint(x + width / 2, y + height / 2)).toBe(button);
  },
};
/** Pressed and focused. */
export const States: Story = {
  parameters: { docs: { story: { autoplay: true } } },
  render: (args, { globals }) => (
    <Section width="wide">
      <Stack gap="xlarge">
        <FeaturedCard {...contentOf(globals)} {...args} />
        <FeaturedCard {...contentOf(globals)} {...args} />
      </Stack>
    </Section>
  ),
  play: async ({ canvas }) => {
    const [pressed, focused] = canvas.getAllByRole('link');
    await showState(pressed, 'active');
    await showState(focused, 'focus-visible');
  },
};
export const Focused: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
  },
};
export const NarrowPhoneInGerman: Story = {
  tags: ['!autodocs'],
  globals: { locale: 'de', viewport: { value: 'narrow' } },
  play: expectNoOverflow,
};
