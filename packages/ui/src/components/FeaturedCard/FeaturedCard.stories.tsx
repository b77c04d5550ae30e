import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { expectNoOverflow } from '../../fixtures/expectNoOverflow.ts';
import { inSection } from '../../fixtures/inSection.tsx';
import { journeyWordsOf } from '../../fixtures/journeys.ts';
import { pictures } from '../../fixtures/pictures.ts';
import { States as StateList } from '../../fixtures/States.tsx';
import { shownStates, showState } from '../../fixtures/showState.ts';
import { FeaturedCard } from './index.ts';

const contentOf = (globals: object) => {
  const { articles, readMore } = journeyWordsOf(globals);
  return { ...articles[0], action: readMore };
};

const meta = {
  title: 'Cards/FeaturedCard',
  component: FeaturedCard,
  parameters: { layout: 'fullscreen', synonyms: ['lead article', 'highlight'] },
  decorators: [inSection('wide')],
  args: { picture: pictures.lake, headingLevel: 2 },
  render: (args, { globals }) => <FeaturedCard {...contentOf(globals)} {...args} />,
} satisfies Meta<typeof FeaturedCard>;
export default meta;
type Story = StoryObj<typeof FeaturedCard>;

export const Default: Story = {
  tags: ['visual', 'large-text', 'plain', 'night'],
  play: async ({ canvas, globals }) => {
    const { articles, readMore } = journeyWordsOf(globals);
    await expect(canvas.getByRole('link')).toHaveAccessibleName(
      `${readMore} ${articles[0]?.title}`,
    );
  },
};
export const States: Story = {
  parameters: { docs: { story: { autoplay: true } } },
  render: (args, { globals }) => (
    <StateList names={shownStates} isWide>
      {() => <FeaturedCard {...contentOf(globals)} {...args} />}
    </StateList>
  ),
  play: async ({ canvas }) => {
    const [, hovered, pressed, focused] = canvas.getAllByRole('link');
    await showState(hovered?.closest('figure > div') ?? undefined, 'hover');
    await showState(pressed, 'active');
    await showState(focused, 'focus-visible');
  },
};
export const NarrowPhoneInGerman: Story = {
  tags: ['!dev', '!autodocs'],
  globals: { locale: 'de', viewport: { value: 'narrow' } },
  play: expectNoOverflow,
};
