import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { journeyWordsOf } from '../../fixtures/journeys.ts';
import { Button } from '../Button/index.ts';
import { LinkButton } from '../LinkButton/index.ts';
import { ButtonGroup, buttonGroupAligns } from './index.ts';

const meta = {
  component: ButtonGroup,
  argTypes: {
    align: { options: buttonGroupAligns, control: 'select' },
    children: { control: false },
  },
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
type Story = StoryObj<typeof ButtonGroup>;

export const Default: Story = { tags: ['visual'] };
export const Centred: Story = { args: { align: 'center' } };
export const One: Story = {
  render: (args, { globals }) => (
    <ButtonGroup {...args}>
      <LinkButton href="/contact">{journeyWordsOf(globals).hero.book}</LinkButton>
    </ButtonGroup>
  ),
};
/** Buttons that do not fit in the row wrap. */
export const More: Story = {
  render: (args, { globals }) => (
    <ButtonGroup {...args}>
      {journeyWordsOf(globals).benefits.map(({ title }) => (
        <Button key={title} tone="secondary">
          {title}
        </Button>
      ))}
    </ButtonGroup>
  ),
};
/** Stacked, each as wide as the screen. */
export const NarrowPhoneInGerman: Story = {
  tags: ['!autodocs'],
  globals: { locale: 'de', viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('link').map((link) => link.getBoundingClientRect());
    await expect(second?.top).toBeGreaterThan(Number(first?.bottom));
    await expect(second?.width).toBe(first?.width);
  },
};
