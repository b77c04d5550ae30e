import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { expectNoOverflow } from '../../fixtures/expectNoOverflow.ts';
import {
  FieldStates,
  holdingItsValue,
  pressableStates,
  showFieldStates,
} from '../../fixtures/fieldStates.tsx';
import { enquiryLabelsOf, wordsOf } from '../../fixtures/index.ts';
import { showStates } from '../../fixtures/showState.ts';
import { Checkbox } from './index.ts';

const Field = holdingItsValue(Checkbox);
const consentOf = (globals: object) => enquiryLabelsOf(wordsOf(globals)).consent;
const ticked = { 'ticked, hovered': {}, 'ticked, pressed': {}, 'ticked, focused': {} };

const meta = {
  title: 'Forms/Checkbox',
  component: Checkbox,
  parameters: { synonyms: ['tick', 'consent'] },
  argTypes: { label: { control: false } },
  args: { name: 'consent', label: null, value: false, onChange: fn() },
  render: (args, { globals }) => (
    <Field {...args} label={consentOf(globals)} key={String(args.value)} />
  ),
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A click on the label ticks it too; one on its link does not. */
export const Default: Story = {
  play: async ({ canvas, args, globals }) => {
    const label = new RegExp(`^${wordsOf(globals).contact.consent.slice(0, 20)}`);
    const box = canvas.getByRole('checkbox', { name: label });
    await userEvent.click(box);
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(false);
    await userEvent.click(canvas.getByText(label));
    await expect(box).toBeChecked();
    await userEvent.click(box);
    await expect(args.onChange).toHaveBeenCalledTimes(4);
  },
};
export const States: Story = {
  tags: ['visual', 'forced-colours', 'night'],
  parameters: { docs: { story: { autoplay: true } } },
  render: (args, { globals }) => (
    <>
      <FieldStates states={pressableStates(true, globals)}>
        {(state) => <Checkbox {...args} label={wordsOf(globals).contact.agree} {...state} />}
      </FieldStates>
      <FieldStates states={ticked}>
        {(state) => <Checkbox {...args} label={wordsOf(globals).contact.agree} {...state} value />}
      </FieldStates>
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    await showFieldStates({ canvasElement });
    const shown = canvas.getAllByRole('checkbox', { checked: true });
    await showStates([shown[0] as HTMLElement, ...shown.slice(-3)]);
  },
};
export const NarrowPhoneInGerman: Story = {
  tags: ['!dev', '!autodocs'],
  globals: { locale: 'de', viewport: { value: 'narrow' } },
  args: { error: String(wordsOf({ locale: 'de' }).contact.issues['consent-required']) },
  play: expectNoOverflow,
};
