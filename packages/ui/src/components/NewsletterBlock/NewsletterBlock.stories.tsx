import type { Meta, StoryObj } from '@storybook/react-vite';
import { newsletterFormOf, wordsOf } from '../../fixtures/index.ts';
import { NewsletterBlock } from './index.ts';

const meta = {
  component: NewsletterBlock,
  parameters: { layout: 'fullscreen' },
  args: { id: 'letter', title: '', text: '', form: null },
  render: (args, { globals }) => {
    const words = wordsOf(globals);
    const { title, text } = words.newsletter;
    return <NewsletterBlock {...args} title={title} text={text} form={newsletterFormOf(words)} />;
  },
} satisfies Meta<typeof NewsletterBlock>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const NarrowPhoneInGerman: Story = {
  globals: { locale: 'de', viewport: { value: 'narrow' } },
};
