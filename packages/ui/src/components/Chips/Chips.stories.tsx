import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { expectNoOverflow } from '../../fixtures/expectNoOverflow.ts';
import { type JourneyWords, journeyWordsOf } from '../../fixtures/journeys.ts';
import { shownStates, showStates } from '../../fixtures/showState.ts';
import { Stack } from '../Stack/index.ts';
import { Chips, type ChipsProps } from './index.ts';

const itemsOf = ({ tours, chips }: JourneyWords) =>
  tours.map(({ href, title }) => ({ id: href, label: title, removeLabel: chips.remove(title) }));

function Removable({ items: initial, onRemove, ...props }: ChipsProps) {
  const [items, setItems] = useState(initial);
  return (
    <Chips
      {...props}
      items={items}
      onRemove={(id) => {
        setItems((all) => all.filter((item) => item.id !== id));
        onRemove(id);
      }}
    />
  );
}

const meta = {
  component: Chips,
  argTypes: { label: { control: false }, items: { control: false } },
  args: { label: '', items: [], onRemove: fn() },
  render: (args, { globals }) => {
    const words = journeyWordsOf(globals);
    const items = args.items.length > 0 ? args.items : itemsOf(words);
    return <Removable {...args} label={words.chips.label} items={items} />;
  },
} satisfies Meta<typeof Chips>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, globals }) => {
    const { chips, tours } = journeyWordsOf(globals);
    await expect(canvas.getByRole('list', { name: chips.label })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(tours.length);
  },
};
export const OneItem: Story = {
  args: { items: [{ id: 'ayurveda', label: 'Ayurveda', removeLabel: 'Remove: Ayurveda' }] },
};

/** The button: default, hovered, pressed and focused. */
export const States: Story = {
  tags: ['visual'],
  parameters: { docs: { story: { autoplay: true } } },
  render: (args, { globals }) => {
    const words = journeyWordsOf(globals);
    return (
      <Stack align="start">
        {shownStates.map((state) => (
          <Chips
            {...args}
            key={state}
            label={words.chips.label}
            items={itemsOf(words).slice(0, 1)}
          />
        ))}
      </Stack>
    );
  },
  play: ({ canvas }) => showStates(canvas.getAllByRole('button')),
};

/** The focus goes to the next button, at the end of the list to the one before. */
export const Removed: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, args, globals }) => {
    const [first, second, third] = itemsOf(journeyWordsOf(globals));
    const button = (item: typeof first) =>
      canvas.getByRole('button', { name: item?.removeLabel ?? '' });
    await expect(button(first).offsetWidth).toBeGreaterThanOrEqual(44);
    await expect(button(first).offsetHeight).toBeGreaterThanOrEqual(44);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRemove).toHaveBeenLastCalledWith(first?.id);
    await expect(button(second)).toHaveFocus();
    await userEvent.click(button(third));
    await expect(button(second)).toHaveFocus();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
  },
};

/** Long names wrap; the buttons stay beside them. */
export const NarrowPhoneInGerman: Story = {
  tags: ['!autodocs'],
  globals: { locale: 'de', viewport: { value: 'narrow' } },
  args: {
    items: [
      {
        id: 'long',
        label: 'Ayurveda- und Panchakarma-Kuren mit Gewichtsreduktionsberatung',
        removeLabel: 'Entfernen',
      },
      { id: 'short', label: 'Yoga-Retreats', removeLabel: 'Entfernen: Yoga-Retreats' },
    ],
  },
  play: async ({ canvas }) => {
    await expectNoOverflow();
    for (const button of canvas.getAllByRole('button')) {
      await expect(button.offsetWidth).toBeGreaterThanOrEqual(44);
      await expect(button.getBoundingClientRect().right).toBeLessThanOrEqual(320);
    }
  },
};
