import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { expectNoOverflow } from '../../fixtures/expectNoOverflow.ts';
import { wordsOf } from '../../fixtures/index.ts';
import { showState } from '../../fixtures/showState.ts';
import { Faq } from './index.ts';

const itemsOf = (globals: object) =>
  wordsOf(globals).faq.items.map((item, index) => ({ id: `faq-${index}`, ...item }));

const meta = {
  component: Faq,
  argTypes: { items: { control: false } },
  render: (_args, { globals }) => <Faq items={itemsOf(globals)} />,
} satisfies Meta<typeof Faq>;
export default meta;
type Story = StoryObj<typeof Faq>;

export const Closed: Story = {};

/** Opening one question leaves the others unchanged. */
export const TwoOpen: Story = {
  parameters: { docs: { story: { autoplay: true } } },
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

/** Opened by script, as the browser's page search does: a click would leave a focus ring in the picture. */
export const AllOpen: Story = {
  tags: ['visual', '!autodocs'],
  play: async ({ canvas, canvasElement, globals }) => {
    for (const item of canvasElement.querySelectorAll('details')) item.open = true;
    for (const { answer } of wordsOf(globals).faq.items) {
      await expect(canvas.getByText(answer)).toBeVisible();
    }
  },
};

/** The first is hovered, the second pressed, the third focused. */
export const States: Story = {
  parameters: { docs: { story: { autoplay: true } } },
  play: async ({ canvasElement }) => {
    const [hovered, pressed, focused] = canvasElement.querySelectorAll('summary');
    await showState(hovered, 'hover');
    await showState(pressed, 'active');
    await showState(focused, 'focus-visible');
  },
};

export const OneItem: Story = {
  render: (_args, { globals }) => <Faq items={itemsOf(globals).slice(0, 1)} />,
};

export const Focused: Story = {
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(canvasElement.querySelector('summary')).toHaveFocus();
  },
};

export const GermanOnANarrowPhone: Story = {
  ...TwoOpen,
  tags: ['!autodocs'],
  globals: { locale: 'de', viewport: { value: 'narrow' } },
};

export const LongGermanWordOnANarrowPhone: Story = {
  tags: ['!autodocs'],
  globals: { locale: 'de', viewport: { value: 'narrow' } },
  render: (_args, { globals }) => {
    const [first] = itemsOf(globals);
    return (
      <Faq
        items={[
          {
            id: 'faq-long',
            question: 'Reiserücktrittskostenversicherungsbedingungen?',
            answer: first?.answer,
          },
        ]}
      />
    );
  },
  play: expectNoOverflow,
};
