import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { expectNoOverflow } from '../../fixtures/expectNoOverflow.ts';
import {
  FieldStates,
  fieldStates,
  holdingItsValue,
  showFieldStates,
} from '../../fixtures/fieldStates.tsx';
import { wordsOf } from '../../fixtures/index.ts';
import { showState } from '../../fixtures/showState.ts';
import { Select } from './index.ts';

const textsOf = (locale: 'en' | 'de') => {
  const { labels, options } = wordsOf({ locale }).contact.brief;
  return { label: labels.budget, options: options.budget, emptyLabel: labels.empty };
};
const Field = holdingItsValue(Select);
const states = { ...fieldStates('1500-2500'), pressed: {} };

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
  play: async ({ canvas, canvasElement }) => {
    await showFieldStates({ canvasElement });
    await showState(canvas.getAllByRole('combobox').at(-1), 'active');
  },
};
export const WithADescription: Story = { args: { description: 'Flights are extra.' } };
export const Filled: Story = { tags: ['!autodocs'], args: states.filled };
export const Required: Story = { tags: ['!autodocs'], args: states.required };
export const Optional: Story = { tags: ['!autodocs'], args: states.optional };
export const ReadOnly: Story = { tags: ['!autodocs'], args: states['read-only'] };
export const Disabled: Story = { tags: ['!autodocs'], args: states.disabled };
export const Invalid: Story = { tags: ['!autodocs'], args: states.invalid };
export const NarrowPhoneInGerman: Story = {
  tags: ['!dev', '!autodocs'],
  args: { ...textsOf('de'), value: '1500-2500' },
  globals: { locale: 'de', viewport: { value: 'narrow' } },
  play: expectNoOverflow,
};
