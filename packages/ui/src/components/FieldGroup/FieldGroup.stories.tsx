import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { expectNoOverflow } from '../../fixtures/expectNoOverflow.ts';
import { wordsOf } from '../../fixtures/index.ts';
import { Select } from '../Select/index.ts';
import { FieldGroup, FieldRow } from './index.ts';

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
  subcomponents: { FieldRow },
  parameters: { synonyms: ['fieldset', 'form layout'] },
  argTypes: { children: { control: false } },
  args: {
    label: 'Helps us answer in one email',
    secondaryLabel: '(optional)',
    isOpen: true,
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

/** A press opens it. */
export const Closed: Story = {
  args: { isOpen: false },
  play: async ({ canvas, args }) => {
    const summary = canvas.getByText(args.label);
    const group = canvas.getByRole('group', { name: args.label });
    await expect(group).not.toBeVisible();
    await userEvent.click(summary);
    await expect(group).toBeVisible();
    await userEvent.click(summary);
  },
};

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

export const NarrowPhoneInGerman: Story = {
  tags: ['!dev', '!autodocs'],
  args: { label: 'Für einen passenden Vorschlag', secondaryLabel: '(freiwillig)' },
  globals: { locale: 'de', viewport: { value: 'narrow' } },
  play: expectNoOverflow,
};
