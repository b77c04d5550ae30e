import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { expectNoOverflow } from '../../fixtures/expectNoOverflow.ts';
import { journeyWordsOf } from '../../fixtures/journeys.ts';
import { localized } from '../../fixtures/localized.ts';
import { pictureOf } from '../../fixtures/pictures.ts';
import { States as CaptionedStates } from '../../fixtures/States.tsx';
import { shownStates, showStates } from '../../fixtures/showState.ts';
import { Chips, type ChipsProps } from './index.ts';

const chipOf = (label: string) => ({
  id: label,
  label,
  removeLabel: journeyWordsOf({}).chips.remove(label),
});
const textsOf = (globals: object) => {
  const { chips, tours } = journeyWordsOf(globals);
  return {
    label: chips.label,
    items: tours.map(({ title }, index) => ({ ...chipOf(title), picture: pictureOf(index) })),
  };
};

function Removable({ items: initial, onRemove, ...props }: ChipsProps) {
  const [shown, setShown] = useState(initial);
  return (
    <Chips
      {...props}
      items={shown}
      onRemove={(id) => {
        setShown((all) => all.filter((item) => item.id !== id));
        onRemove?.(id);
      }}
    />
  );
}

const meta = {
  title: 'Forms/Chips',
  component: Chips,
  parameters: { synonyms: ['tags', 'pills', 'tokens'] },
  args: { ...textsOf({}), onRemove: fn() },
  render: (args, { globals }) => {
    const localizedArgs = localized(textsOf, args, globals);
    return <Removable {...localizedArgs} key={JSON.stringify(localizedArgs.items)} />;
  },
} satisfies Meta<typeof Chips>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A picture takes no height of its own: the room that a page keeps for the chips stays the same. */
export const Default: Story = {
  play: async ({ canvas }) => {
    for (const chip of canvas.getAllByRole('listitem')) {
      await expect(chip.offsetHeight).toBe(46);
    }
  },
};

/** In a `SentPanel`: what was sent. */
export const ReadOnly: Story = {
  tags: ['visual'],
  render: (_args, { globals }) => <Chips {...textsOf(globals)} />,
  play: async ({ canvas, globals }) => {
    const { label } = textsOf(globals);
    await expect(canvas.getByRole('list', { name: label })).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** The button of an item. */
export const States: Story = {
  tags: ['visual', 'forced-colours', 'large-text'],
  parameters: { docs: { story: { autoplay: true } } },
  render: (args, { globals }) => (
    <CaptionedStates names={shownStates} isWide>
      {() => <Chips {...args} items={textsOf(globals).items.slice(0, 1)} />}
    </CaptionedStates>
  ),
  play: ({ canvas }) => showStates(canvas.getAllByRole('button')),
};

/** The focus goes to the next button, at the end of the list to the one before. */
export const Removed: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, args, globals }) => {
    const { label, items } = textsOf(globals);
    await expect(canvas.getByRole('list', { name: label })).toBeVisible();
    const [first, second, third] = canvas.getAllByRole('button') as [
      HTMLElement,
      HTMLElement,
      HTMLElement,
    ];
    await expect(first).toHaveAccessibleName(String(items[0]?.removeLabel));
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRemove).toHaveBeenLastCalledWith(items[0]?.id);
    await expect(second).toHaveFocus();
    await userEvent.click(third);
    await expect(second).toHaveFocus();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
  },
};

/** Long names wrap; the buttons stay beside them. */
export const NarrowPhoneInGerman: Story = {
  tags: ['!dev', '!autodocs'],
  globals: { locale: 'de', viewport: { value: 'narrow' } },
  args: {
    items: [
      chipOf('Ayurveda- und Panchakarma-Kuren mit Gewichtsreduktionsberatung'),
      chipOf('Yoga-Retreats'),
    ],
  },
  play: async ({ canvas }) => {
    await expectNoOverflow();
    for (const button of canvas.getAllByRole('button')) {
      await expect(button.offsetWidth).toBeGreaterThanOrEqual(44);
      await expect(button.offsetHeight).toBeGreaterThanOrEqual(44);
      await expect(button.getBoundingClientRect().right).toBeLessThanOrEqual(320);
    }
  },
};
