import type { Meta, StoryObj } from '@storybook/react-vite';
import { wordsOf } from '../../fixtures/index.ts';
import { States } from '../../fixtures/States.tsx';
import { shownStates, showStates } from '../../fixtures/showState.ts';
import { LinkButton } from './index.ts';

const meta = {
  title: 'Actions/LinkButton',
  component: LinkButton,
  parameters: { synonyms: ['call to action', 'CTA'] },
  argTypes: { children: { control: 'text' } },
  args: { href: '/retreats' },
  render: (args, { globals }) => (
    <LinkButton {...args}>{args.children ?? wordsOf(globals).button.label}</LinkButton>
  ),
} satisfies Meta<typeof LinkButton>;
export default meta;
type Story = StoryObj<typeof LinkButton>;

export const Default: Story = {};

/** The other tones and grounds are those of a Button. */
export const StatesOfALink: Story = {
  name: 'States',
  parameters: { docs: { story: { autoplay: true } } },
  render: (args, { globals }) => (
    <States names={shownStates}>
      {() => <LinkButton {...args}>{wordsOf(globals).button.label}</LinkButton>}
    </States>
  ),
  play: ({ canvas }) => showStates(canvas.getAllByRole('link')),
};
