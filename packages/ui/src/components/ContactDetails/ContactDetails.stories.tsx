import type { Meta, StoryObj } from '@storybook/react-vite';
import { contactDetailsOf, wordsOf } from '../../fixtures/index.ts';
import { ContactDetails } from './index.ts';

const meta = {
  component: ContactDetails,
  args: { items: [] },
  render: (_args, { globals }) => contactDetailsOf(wordsOf(globals)),
} satisfies Meta<typeof ContactDetails>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const GermanOnANarrowPhone: Story = {
  globals: { locale: 'de', viewport: { value: 'narrow' } },
};
