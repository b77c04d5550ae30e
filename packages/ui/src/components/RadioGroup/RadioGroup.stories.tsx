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
import { journeyWordsOf } from '../../fixtures/journeys.ts';
import { localized } from '../../fixtures/localized.ts';
import { RadioGroup, radioGroupColumns } from './RadioGroup.tsx';

const Field = holdingItsValue(RadioGroup);
const textsOf = (globals: object) => {
  const { label, options } = journeyWordsOf(globals).question;
  return { label, options };
};

const meta = {
  title: 'Forms/RadioGroup',
  component: RadioGroup,
  parameters: { synonyms: ['options', 'single choice'] },
  argTypes: {
    label: { control: 'text' },
    columns: { options: radioGroupColumns, control: 'select' },
  },
  args: { name: 'question', ...textsOf({}), value: '', onChange: fn() },
  render: (args, { globals }) => <Field {...localized(textsOf, args, globals)} key={args.value} />,
} satisfies Meta<typeof RadioGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

/** No option is chosen in advance. */
export const Default: Story = {
  play: async ({ canvas, args, globals }) => {
    const { label, options } = textsOf(globals);
    await expect(canvas.getByRole('radiogroup', { name: label })).toBeVisible();
    const radios = canvas.getAllByRole('radio');
    for (const radio of radios) await expect(radio).not.toBeChecked();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith('rest');
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith('calm');
    await expect(radios[1]).toBeChecked();
    await expect(radios[1]).toHaveFocus();
    // All of the frame is the target, not only the words.
    const frame = radios.at(-1)?.closest('label') as HTMLElement;
    await expect(frame.offsetHeight).toBeGreaterThanOrEqual(44);
    await userEvent.click(frame);
    await expect(args.onChange).toHaveBeenLastCalledWith(options.at(-1)?.value);
  },
};
export const States: Story = {
  tags: ['visual', 'forced-colours', 'large-text'],
  parameters: { docs: { story: { autoplay: true } } },
  render: (args, { globals }) => {
    const { label, options } = textsOf(globals);
    return (
      <FieldStates states={pressableStates('calm', globals)} isWide>
        {(state) => (
          <RadioGroup {...args} {...{ label, options: options.slice(0, 2) }} {...state} />
        )}
      </FieldStates>
    );
  },
  play: showFieldStates,
};
/** By their length: rows of full width have two, three, or two and then three options. */
export const Columns: Story = {
  render: (args, { globals }) => (
    <FieldStates states={{ two: {}, three: {}, twoToThree: {} }} isWide>
      {({ name }) => (
        <RadioGroup
          {...localized(textsOf, args, globals)}
          name={name}
          columns={name as (typeof radioGroupColumns)[number]}
          options={[...textsOf(globals).options, ...textsOf(globals).options]
            .slice(0, 6)
            .map((option, index) => ({ ...option, value: `${index}` }))}
        />
      )}
    </FieldStates>
  ),
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const perRow = canvas.getAllByRole('radiogroup').map((group) => {
      const tops = [...group.querySelectorAll('label')].map(({ offsetTop }) => offsetTop);
      return tops.filter((top) => top === tops[0]).length;
    });
    await expect(perRow).toEqual([2, 3, 3]);
  },
};
export const WithADescription: Story = {
  render: (args, { globals }) => (
    <Field
      {...localized(textsOf, args, globals)}
      description={wordsOf(globals).contact.brief.title}
    />
  ),
};

/** A long option wraps beside its button. */
export const NarrowPhoneInGerman: Story = {
  tags: ['!dev', '!autodocs'],
  args: { error: journeyWordsOf({ locale: 'de' }).question.missing },
  globals: { locale: 'de', viewport: { value: 'narrow' } },
  play: expectNoOverflow,
};
