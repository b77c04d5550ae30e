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
import { localized } from '../../fixtures/localized.ts';
import { TextField, textFieldTypes } from './TextField.tsx';

const Field = holdingItsValue(TextField);
const textsOf = (globals: object) => ({ label: wordsOf(globals).contact.name });
const german = wordsOf({ locale: 'de' }).contact;

const meta = {
  title: 'Forms/TextField',
  component: TextField,
  parameters: { synonyms: ['input', 'email', 'phone number'] },
  argTypes: { type: { options: textFieldTypes, control: 'select' }, label: { control: 'text' } },
  args: { name: 'name', value: '', ...textsOf({}), onChange: fn() },
  render: (args, { globals }) => <Field {...localized(textsOf, args, globals)} key={args.value} />,
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args, globals }) => {
    const field = canvas.getByRole('textbox', { name: textsOf(globals).label });
    await userEvent.type(field, 'Ada');
    await expect(args.onChange).toHaveBeenLastCalledWith('Ada');
    await userEvent.clear(field);
  },
};
export const States: Story = {
  tags: ['visual', 'forced-colours', 'plain', 'night'],
  parameters: { docs: { story: { autoplay: true } } },
  render: (args, { globals }) => (
    <FieldStates states={fieldStates('Ada Lovelace', globals)}>
      {(state) => <TextField {...localized(textsOf, args, globals)} {...state} />}
    </FieldStates>
  ),
  play: showFieldStates,
};
/** The description stays visible while typing. */
export const WithADescription: Story = {
  args: { type: 'tel', autoComplete: 'tel', inputMode: 'tel', maxLength: 20 },
  render: (args, { globals }) => {
    const { phone, descriptions } = wordsOf(globals).contact;
    return <Field {...args} label={phone} description={descriptions.phone} />;
  },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox');
    for (const [name, value] of [
      ['type', 'tel'],
      ['autocomplete', 'tel'],
      ['inputmode', 'tel'],
      ['maxlength', '20'],
    ] as const) {
      await expect(field).toHaveAttribute(name, value);
    }
  },
};
export const LongWordsOnANarrowPhone: Story = {
  tags: ['!dev', '!autodocs'],
  globals: { locale: 'de', viewport: { value: 'narrow' } },
  args: { label: german.pasteCut, error: String(german.issues['consent-required']) },
  play: expectNoOverflow,
};
