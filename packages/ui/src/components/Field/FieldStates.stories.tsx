import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { fieldStates } from '../../fixtures/fieldStates.tsx';
import { journeyWordsOf } from '../../fixtures/journeys.ts';
import { wordsOf } from '../../fixtures/words.ts';
import { Checkbox } from '../Checkbox/index.ts';
import { RadioGroup } from '../RadioGroup/index.ts';
import { Section } from '../Section/index.ts';
import { Select } from '../Select/index.ts';
import { Stack } from '../Stack/index.ts';
import { TextArea } from '../TextArea/index.ts';
import { TextField } from '../TextField/index.ts';

const onChange = fn();

type StateName = keyof ReturnType<typeof fieldStates>;

/** Every field in one state. One field in every state is in the stories of that field. */
function Fields({ state, globals }: { state: StateName; globals: object }) {
  const { question } = journeyWordsOf(globals);
  const { agree, brief, example, message, name } = wordsOf(globals).contact;
  return (
    <Stack>
      <TextField
        {...{ name: 'name', label: name, value: '', onChange }}
        {...fieldStates('Ada Lovelace', globals)[state]}
      />
      <TextArea
        {...{ name: 'message', label: message, value: '', onChange }}
        {...fieldStates(example, globals)[state]}
      />
      <Select
        {...{ name: 'budget', label: brief.labels.budget, value: '', onChange }}
        {...{ options: brief.options.budget, emptyLabel: brief.labels.empty }}
        {...fieldStates('1500-2500', globals)[state]}
      />
      <RadioGroup
        {...{ ...question, name: `question-${state}`, value: '', onChange }}
        {...fieldStates('calm', globals)[state]}
      />
      <Checkbox
        {...{ name: 'consent', label: agree, value: false, onChange }}
        {...fieldStates(true, globals)[state]}
      />
    </Stack>
  );
}

const meta = {
  title: 'Forms/Field states',
  component: Fields,
  tags: ['!autodocs'],
  argTypes: { state: { control: false }, globals: { table: { disable: true } } },
  args: { globals: {} },
  render: ({ state }, { globals }) => <Fields state={state} globals={globals} />,
} satisfies Meta<typeof Fields>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = { args: { state: 'filled' } };
export const Required: Story = { args: { state: 'required' } };
export const Optional: Story = { args: { state: 'optional' } };
export const ReadOnly: Story = { args: { state: 'read-only' } };
export const Disabled: Story = { args: { state: 'disabled' } };
export const Invalid: Story = { args: { state: 'invalid' } };

/** Fields turn with the ground. */
export const OnAnInverseGround: Story = {
  tags: ['visual', 'plain', 'night'],
  parameters: { layout: 'fullscreen' },
  args: { state: 'filled' },
  render: (_args, { globals }) => (
    <Section tone="inverse">
      <Stack>
        {(['optional', 'filled', 'disabled', 'invalid'] as const).map((state) => (
          <Fields key={state} state={state} globals={globals} />
        ))}
      </Stack>
    </Section>
  ),
};
