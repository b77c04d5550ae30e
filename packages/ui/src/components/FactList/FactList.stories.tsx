import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { expectNoOverflow } from '../../fixtures/expectNoOverflow.ts';
import { contactDetailsOf, wordsOf } from '../../fixtures/index.ts';
import { TextLink } from '../TextLink/index.ts';
import { ContactDetails } from './index.ts';

const meta = {
  component: ContactDetails,
  argTypes: { items: { control: false } },
  render: (_args, { globals }) => contactDetailsOf(wordsOf(globals)),
} satisfies Meta<typeof ContactDetails>;
export default meta;
type Story = StoryObj<typeof ContactDetails>;

export const Default: Story = {
  tags: ['visual'],
  play: async ({ canvas, globals }) => {
    const { details } = wordsOf(globals).contact;
    await expect(canvas.getAllByRole('term').map((term) => term.textContent)).toEqual(
      details.map(({ label }) => label),
    );
    for (const link of canvas.getAllByRole('link')) {
      await expect(link.offsetHeight).toBeGreaterThanOrEqual(44);
    }
  },
};
export const OneItem: Story = {
  render: (_args, { globals }) => (
    <ContactDetails
      items={wordsOf(globals)
        .contact.details.slice(0, 1)
        .map(({ label, value, href }) => ({
          label,
          value: <TextLink href={String(href)}>{value}</TextLink>,
        }))}
    />
  ),
};
/** A long address breaks anywhere. */
export const LongAddressOnANarrowPhone: Story = {
  tags: ['!autodocs'],
  globals: { locale: 'de', viewport: { value: 'narrow' } },
  render: (_args, { globals }) => (
    <ContactDetails
      items={[
        {
          label: wordsOf(globals).contact.email,
          value: (
            <TextLink href="mailto:reiseberatung.achtsamkeit@wohlfuehlreisen.example.com">
              reiseberatung.achtsamkeit@wohlfuehlreisen.example.com
            </TextLink>
          ),
        },
      ]}
    />
  ),
  play: expectNoOverflow,
};
export const GermanOnANarrowPhone: Story = {
  tags: ['!autodocs'],
  globals: { locale: 'de', viewport: { value: 'narrow' } },
};
