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

const { question } = journeyWordsOf({});
const { brief, example } = wordsOf({}).contact;
const onChange = fn();

/** Every field in one state. One field in every state is in the stories of that field. */
function Fields({ state }: { state: keyof ReturnType<typeof fieldStates> }) {
  return (
    <Stack>
      <TextField
        {...{ name: 'name', label: 'Name', value: '', onChange }}
        {...fieldStates('Ada Lovelace')[state]}
      />
      <TextArea
        {...{ name: 'message', label: 'Message', value: '', onChange }}
        {...fieldStates(example)[state]}
      />
      <Select
        {...{ name: 'budget', label: brief.labels.budget, value: '', onChange }}
        {...{ options: brief.options.budget, emptyLabel: brief.labels.empty }}
        {...fieldStates('1500-2500')[state]}
      />
      <RadioGroup
        {...{ ...question, name: `question-${state}`, value: '', onChange }}
        {...fieldStates('calm')[state]}
      />
      <Checkbox
        {...{ name: 'consent', label: 'I agree', value: false, onChange }}
        {...fieldStates(true)[state]}
      />
    </Stack>
  );
}

const meta = {
  title: 'Forms/Field states',
  component: Fields,
  tags: ['!autodocs'],
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
  render: () => (
    <Section tone="inverse">
      <Stack>
        {(['optional', 'filled', 'disabled', 'invalid'] as const).map((state) => (
          <Fields key={state} state={state} />
        ))}
      </Stack>
    </Section>
  ),
};
