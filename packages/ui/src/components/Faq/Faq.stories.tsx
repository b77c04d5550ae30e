import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { wordsOf } from '../../fixtures/index.ts';
import { Faq } from './index.ts';

const meta = {
  component: Faq,
  args: { items: [] },
  render: (_args, { globals }) => (
    <Faq
      items={wordsOf(globals).faq.items.map((item, index) => ({ id: `faq-${index}`, ...item }))}
    />
  ),
} satisfies Meta<typeof Faq>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

/** Opening one leaves the others as they are. */
export const TwoOpen: Story = {
  play: async ({ canvas, globals }) => {
    const [first, second] = wordsOf(globals).faq.items;
    await userEvent.click(canvas.getByText(String(first?.question)));
    await userEvent.click(canvas.getByText(String(second?.question)));
    await expect(canvas.getByText(String(first?.answer))).toBeVisible();
    await expect(canvas.getByText(String(second?.answer))).toBeVisible();
    await userEvent.click(canvas.getByText(String(second?.question)));
    await expect(canvas.getByText(String(second?.answer))).not.toBeVisible();
    await userEvent.click(canvas.getByText(String(second?.question)));
  },
};

export const Focused: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(canvasElement.querySelector('summary')).toHaveFocus();
  },
};

export const GermanOnANarrowPhone: Story = {
  ...TwoOpen,
  globals: { locale: 'de', viewport: { value: 'narrow' } },
};
