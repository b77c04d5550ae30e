import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import {
  FieldStates,
  fieldStates,
  holdingItsValue,
  showFieldStates,
} from '../../fixtures/fieldStates.tsx';
import { wordsOf } from '../../fixtures/index.ts';
import { localized } from '../../fixtures/localized.ts';
import { TextArea } from './index.ts';

const Field = holdingItsValue(TextArea);
const textsOf = (globals: object) => {
  const { message, counter, pasteCut } = wordsOf(globals).contact;
  return { label: message, labels: { counter, pasteCut } };
};

const meta = {
  title: 'Forms/TextArea',
  component: TextArea,
  parameters: { synonyms: ['multiline', 'message', 'counter'] },
  argTypes: { label: { control: 'text' }, labels: { control: false } },
  args: { name: 'message', value: '', maxLength: 2000, ...textsOf({}), onChange: fn() },
  render: (args, { globals }) => <Field {...localized(textsOf, args, globals)} key={args.value} />,
} satisfies Meta<typeof TextArea>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Enter starts a new line and does not submit. */
export const Default: Story = {
  play: async ({ canvas, args, globals }) => {
    const { counter } = textsOf(globals).labels;
    await expect(canvas.getByText(counter(0, 2000))).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard('Ten days{Enter}in February');
    await expect(args.onChange).toHaveBeenLastCalledWith('Ten days\nin February');
    await userEvent.clear(canvas.getByRole('textbox'));
  },
};
export const States: Story = {
  tags: ['visual', 'forced-colours'],
  parameters: { docs: { story: { autoplay: true } } },
  render: (args, { globals }) => (
    <FieldStates states={fieldStates(wordsOf(globals).contact.example, globals)}>
      {(state) => <TextArea {...localized(textsOf, args, globals)} {...state} />}
    </FieldStates>
  ),
  play: showFieldStates,
};
export const WithADescription: Story = {
  render: (args, { globals }) => (
    <Field
      {...localized(textsOf, args, globals)}
      description={wordsOf(globals).contact.descriptions.message}
    />
  ),
  play: async ({ canvas, globals }) => {
    const { descriptions, counter } = wordsOf(globals).contact;
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(
      `${descriptions.message} ${counter(0, 2000)}`,
    );
  },
};

/** The counter is announced only near the limit, and only after a pause. */
export const NearItsLimit: Story = {
  tags: ['!dev', '!autodocs'],
  args: { maxLength: 20, value: 'Ten days in Feb' },
  play: async ({ canvas, globals }) => {
    const { counter } = textsOf(globals).labels;
    const spoken = () => canvas.getAllByRole('status').map((region) => region.textContent);
    await expect(spoken()).toEqual(['', '']);
    await userEvent.type(canvas.getByRole('textbox'), 'ruary');
    await expect(spoken()).toEqual(['', '']);
    await waitFor(() => expect(spoken()).toContain(counter(20, 20)), { timeout: 3000 });
  },
};

/** A cut paste is announced; typing removes the message. */
export const CutPaste: Story = {
  args: { maxLength: 20 },
  play: async ({ canvas, globals }) => {
    const cut = textsOf(globals).labels.pasteCut;
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.paste('Ten days in Fe');
    await expect(canvas.queryByText(cut)).toBeNull();
    await userEvent.paste('bruary, or in March');
    await expect(await canvas.findByText(cut)).toBeVisible();
    await userEvent.keyboard('{Backspace}');
    await expect(canvas.queryByText(cut)).toBeNull();
    await userEvent.paste('y');
    await expect(canvas.queryByText(cut)).toBeNull();
    await userEvent.paste('bruary');
    await expect(await canvas.findByText(cut)).toBeVisible();
  },
};
export const CutPasteInGermanOnANarrowPhone: Story = {
  ...CutPaste,
  tags: ['!dev', '!autodocs'],
  globals: { locale: 'de', viewport: { value: 'narrow' } },
};
