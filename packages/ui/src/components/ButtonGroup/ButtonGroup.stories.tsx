import type { Meta, StoryObj } from '@storybook/react-vite';
import { journeyWordsOf } from '../../fixtures/journeys.ts';
import { LinkButton } from '../LinkButton/index.ts';
import { ButtonGroup, buttonGroupAligns } from './index.ts';

const meta = {
  component: ButtonGroup,
  argTypes: { align: { options: buttonGroupAligns, control: 'select' } },
  args: { children: null },
  render: (args, { globals }) => {
    const { book, others } = journeyWordsOf(globals).hero;
    return (
      <ButtonGroup {...args}>
        <LinkButton href="/contact">{book}</LinkButton>
        <LinkButton href="/retreats" tone="secondary">
          {others}
        </LinkButton>
      </ButtonGroup>
    );
  },
} satisfies Meta<typeof ButtonGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Centred: Story = { args: { align: 'center' } };
export const One: Story = {
  render: (args, { globals }) => (
    <ButtonGroup {...args}>
      <LinkButton href="/contact">{journeyWordsOf(globals).hero.book}</LinkButton>
    </ButtonGroup>
  ),
};
export const NarrowPhoneInGerman: Story = {
  globals: { locale: 'de', viewport: { value: 'narrow' } },
};
