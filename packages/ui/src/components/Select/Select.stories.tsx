import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { expectNoOverflow } from '../../fixtures/expectNoOverflow.ts';
import {
  FieldStates,
  holdingItsValue,
  pressableStates,
  showFieldStates,
} from '../../fixtures/fieldStates.tsx';
import { wordsOf } from '../../fixtures/index.ts';
import { Select } from './index.ts';

const textsOf = (locale: 'en' | 'de') => {
  const { labels, options } = wordsOf({ locale }).contact.brief;
  return { label: labels.budget, options: options.budget, emptyLabel: labels.empty };
};
const Field = holdingItsValue(Select);
const states = pressableStates('1500-2500');

const meta = {
  title: 'Forms/Select',
  component: Select,
  parameters: { synonyms: ['dropdown', 'picker', 'combo box'] },
  argTypes: { label: { control: 'text' }, options: { control: 'object' } },
  args: { name: 'budget', value: '', ...textsOf('en'), onChange: fn() },
  render: (args) => <Field {...args} key={args.value} />,
} satisfies Meta<typeof Select>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing is chosen in advance, and what was chosen can be taken back. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    const select = canvas.getByRole('combobox', { name: textsOf('en').label });
    await expect(select).toHaveDisplayValue(args.emptyLabel ?? '');
    await userEvent.selectOptions(select, 'unknown');
    await expect(args.onChange).toHaveBeenLastCalledWith('unknown');
    await expect(select).toHaveDisplayValue(args.options.at(-1)?.label ?? '');
    await userEvent.selectOptions(select, '');
    await expect(args.onChange).toHaveBeenLastCalledWith('');
    await expect(select.offsetHeight).toBeGreaterThanOrEqual(44);
  },
};
export const States: Story = {
  tags: ['visual', 'forced-colours'],
  parameters: { docs: { story: { autoplay: true } } },
  render: (args) => (
    <FieldStates states={states}>{(state) => <Select {...args} {...state} />}</FieldStates>
  ),
  play: showFieldStates,
};
export const WithADescription: Story = { args: { description: 'Flights are extra.' } };
export const NarrowPhoneInGerman: Story = {
  tags: ['!dev', '!autodocs'],
  args: { ...textsOf('de'), value: '1500-2500' },
  globals: { locale: 'de', viewport: { value: 'narrow' } },
  play: expectNoOverflow,
};
