import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { journeyWordsOf } from '../../fixtures/journeys.ts';
import { LinkButton } from '../LinkButton/index.ts';
import { ButtonGroup } from './index.ts';

const meta = {
  title: 'Layout/ButtonGroup',
  component: ButtonGroup,
  parameters: { synonyms: ['button row', 'actions', 'toolbar'] },
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

/** Stacked, each as wide as the screen. */
export const NarrowPhoneInGerman: Story = {
  tags: ['!dev', '!autodocs'],
  globals: { locale: 'de', viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('link').map((link) => link.getBoundingClientRect());
    await expect(second?.top).toBeGreaterThan(Number(first?.bottom));
    await expect(second?.width).toBe(first?.width);
  },
};
