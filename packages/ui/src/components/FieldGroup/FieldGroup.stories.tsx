import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { expectNoOverflow } from '../../fixtures/expectNoOverflow.ts';
import { wordsOf } from '../../fixtures/index.ts';
import { Select } from '../Select/index.ts';
import { FieldGroup, type FieldGroupProps, FieldGroupRoom, FieldRow } from './index.ts';

const { words, options } = wordsOf({}).contact.brief;
const german = wordsOf({ locale: 'de' }).contact.brief.words;

const select = (question: 'month' | 'nights' | 'travellers' | 'budget' | 'reply') => (
  <Select
    name={question}
    label={words.labels[question]}
    options={options[question]}
    emptyLabel={words.empty}
    value=""
    onChange={() => {}}
  />
);

const meta = {
  title: 'Forms/FieldGroup',
  component: FieldGroup,
  subcomponents: { FieldRow, FieldGroupRoom },
  parameters: { synonyms: ['fieldset', 'form layout'] },
  argTypes: { children: { control: false } },
  args: {
    label: words.legend,
    secondaryLabel: words.optional,
    children: (
      <>
        <FieldRow>
          {select('month')}
          {select('nights')}
        </FieldRow>
        <FieldRow template="narrowWide">
          {select('travellers')}
          {select('budget')}
        </FieldRow>
        <FieldRow>{select('reply')}</FieldRow>
        <output />
      </>
    ),
  },
} satisfies Meta<typeof FieldGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['visual'] };

/** A message between two rows is announced when it appears. */
export const WithAMessage: Story = {
  args: {
    children: (
      <>
        <FieldRow>{select('reply')}</FieldRow>
        <output>{words.phoneMissing}</output>
        <FieldRow>{select('budget')}</FieldRow>
      </>
    ),
  },
};

/** Nothing moves when the group appears in its room. */
const expectReserved: Story['play'] = async ({ canvasElement, canvas }) => {
  await expectNoOverflow();
  const group = canvas.getByRole('group');
  const { firstElementChild: late } = canvasElement;
  const height = late?.getBoundingClientRect().height;
  group.style.display = 'none';
  await expect(late?.getBoundingClientRect().height).toBe(height);
  group.style.display = '';
};
const inItsRoom = (args: FieldGroupProps) => (
  <FieldGroupRoom fields={5} rows={3}>
    <FieldGroup {...args} />
  </FieldGroupRoom>
);
export const Reserved: Story = {
  tags: ['!dev', '!autodocs'],
  render: inItsRoom,
  play: expectReserved,
};
export const ReservedOnANarrowPhone: Story = {
  ...Reserved,
  tags: ['!dev', '!autodocs'],
  globals: { viewport: { value: 'narrow' } },
};
export const ReservedOnATabletInGerman: Story = {
  ...Reserved,
  tags: ['!dev', '!autodocs'],
  args: { label: german.legend, secondaryLabel: german.optional },
  globals: { locale: 'de', viewport: { value: 'tablet' } },
};
