import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { expectNoOverflow } from '../../fixtures/expectNoOverflow.ts';
import { wordsOf } from '../../fixtures/index.ts';
import { Select } from '../Select/index.ts';
import { FieldGroup, type FieldGroupProps, FieldGroupRoom, FieldRow } from './index.ts';

const { labels } = wordsOf({}).contact.brief;
const { budget } = wordsOf({}).contact.brief.options;

const select = (name: string, label: string) => (
  <Select
    name={name}
    label={label}
    options={budget}
    emptyLabel={labels.empty}
    value=""
    onChange={() => {}}
  />
);
const nights = select('nights', 'Nights');

const meta = {
  title: 'Forms/FieldGroup',
  component: FieldGroup,
  subcomponents: { FieldRow, FieldGroupRoom },
  parameters: { synonyms: ['fieldset', 'form layout'] },
  argTypes: { children: { control: false } },
  args: {
    label: 'Helps us answer in one email',
    secondaryLabel: '(optional)',
    children: (
      <>
        <FieldRow>
          {select('month', 'Month')}
          {nights}
        </FieldRow>
        <FieldRow template="narrowWide">
          {select('travellers', 'Travellers')}
          {select('budget', labels.budget)}
        </FieldRow>
        <FieldRow>{nights}</FieldRow>
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
        <FieldRow>{nights}</FieldRow>
        <output>To get a call, please add your phone number above.</output>
        <FieldRow>{nights}</FieldRow>
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
  args: { label: 'Damit wir mit einer E-Mail auskommen', secondaryLabel: '(freiwillig)' },
  globals: { locale: 'de', viewport: { value: 'tablet' } },
};
