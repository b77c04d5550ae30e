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
import { localized } from '../../fixtures/localized.ts';
import { Select } from './index.ts';

const textsOf = (globals: object) => {
  const { labels, options } = wordsOf(globals).contact.brief;
  return { label: labels.budget, options: options.budget, emptyLabel: labels.empty };
};
const Field = holdingItsValue(Select);

const meta = {
  title: 'Forms/Select',
  component: Select,
  parameters: { synonyms: ['dropdown', 'picker', 'combo box'] },
  argTypes: { label: { control: 'text' }, options: { control: 'object' } },
  args: { name: 'budget', value: '', ...textsOf({}), onChange: fn() },
  render: (args, { globals }) => <Field {...localized(textsOf, args, globals)} key={args.value} />,
} satisfies Meta<typeof Select>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing is chosen in advance, and what was chosen can be taken back. */
export const Default: Story = {
  play: async ({ canvas, args, globals }) => {
    const { label, options, emptyLabel } = textsOf(globals);
    const select = canvas.getByRole('combobox', { name: label });
    await expect(select).toHaveDisplayValue(emptyLabel);
    await userEvent.selectOptions(select, 'unknown');
    await expect(args.onChange).toHaveBeenLastCalledWith('unknown');
    await expect(select).toHaveDisplayValue(String(options.at(-1)?.label));
    await userEvent.selectOptions(select, '');
    await expect(args.onChange).toHaveBeenLastCalledWith('');
    await expect(select.offsetHeight).toBeGreaterThanOrEqual(44);
  },
};
export const States: Story = {
  tags: ['visual', 'forced-colours'],
  parameters: { docs: { story: { autoplay: true } } },
  render: (args, { globals }) => (
    <FieldStates states={pressableStates('1500-2500', globals)}>
      {(state) => <Select {...localized(textsOf, args, globals)} {...state} />}
    </FieldStates>
  ),
  play: showFieldStates,
};
export const WithADescription: Story = {
  render: (args, { globals }) => (
    <Field
      {...localized(textsOf, args, globals)}
      description={wordsOf(globals).contact.descriptions.budget}
    />
  ),
};
export const NarrowPhoneInGerman: Story = {
  tags: ['!dev', '!autodocs'],
  args: { value: '1500-2500' },
  globals: { locale: 'de', viewport: { value: 'narrow' } },
  play: expectNoOverflow,
};
