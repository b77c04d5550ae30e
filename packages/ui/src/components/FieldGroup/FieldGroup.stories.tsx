import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { expectNoOverflow } from '../../fixtures/expectNoOverflow.ts';
import { wordsOf } from '../../fixtures/index.ts';
import { localized } from '../../fixtures/localized.ts';
import { Select } from '../Select/index.ts';
import { FieldGroup, FieldRow } from './index.ts';

const select = (globals: object, name: 'month' | 'nights' | 'travellers' | 'budget') => {
  const { labels, options } = wordsOf(globals).contact.brief;
  return (
    <Select
      name={name}
      label={labels[name]}
      options={options.budget}
      emptyLabel={labels.empty}
      value=""
      onChange={() => {}}
    />
  );
};

const textsOf = (globals: object) => {
  const { brief, optional } = wordsOf(globals).contact;
  return { label: brief.title, secondaryLabel: optional };
};

const meta = {
  title: 'Forms/FieldGroup',
  component: FieldGroup,
  subcomponents: { FieldRow },
  parameters: { synonyms: ['fieldset', 'form layout'] },
  argTypes: { children: { control: false } },
  args: { ...textsOf({}), isOpen: true, children: null },
  render: (args, { globals }) => (
    <FieldGroup {...localized(textsOf, args, globals)}>
      <FieldRow>
        {select(globals, 'month')}
        {select(globals, 'nights')}
      </FieldRow>
      <FieldRow template="narrowWide">
        {select(globals, 'travellers')}
        {select(globals, 'budget')}
      </FieldRow>
      <FieldRow>{select(globals, 'nights')}</FieldRow>
      <output />
    </FieldGroup>
  ),
} satisfies Meta<typeof FieldGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['visual'] };

/** A press opens it. */
export const Closed: Story = {
  args: { isOpen: false },
  play: async ({ canvas, globals }) => {
    const { label } = textsOf(globals);
    const summary = canvas.getByText(label);
    const group = canvas.getByRole('group', { name: label });
    await expect(group).not.toBeVisible();
    await userEvent.click(summary);
    await expect(group).toBeVisible();
    await userEvent.click(summary);
  },
};

/** A message between two rows is announced when it appears. */
export const WithAMessage: Story = {
  render: (args, { globals }) => (
    <FieldGroup {...localized(textsOf, args, globals)}>
      <FieldRow>{select(globals, 'nights')}</FieldRow>
      <output>{wordsOf(globals).contact.brief.phoneMissing}</output>
      <FieldRow>{select(globals, 'month')}</FieldRow>
    </FieldGroup>
  ),
};

export const NarrowPhoneInGerman: Story = {
  tags: ['!dev', '!autodocs'],
  globals: { locale: 'de', viewport: { value: 'narrow' } },
  play: expectNoOverflow,
};
