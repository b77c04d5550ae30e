import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { newsletterFormOf, wordsOf } from '../../fixtures/index.ts';
import { NewsletterBlock } from './index.ts';

const meta = {
  component: NewsletterBlock,
  parameters: { layout: 'fullscreen' },
  argTypes: {
    title: { control: 'text' },
    text: { control: 'text' },
    form: { control: false },
    id: { control: false },
  },
  args: { id: 'letter' },
  render: (args, { globals }) => {
    const words = wordsOf(globals);
    const { title, text } = words.newsletter;
    return (
      <NewsletterBlock
        {...args}
        title={args.title ?? title}
        text={args.text ?? text}
        form={newsletterFormOf(words)}
      />
    );
  },
} satisfies Meta<typeof NewsletterBlock>;
export default meta;
type Story = StoryObj<typeof NewsletterBlock>;

export const Default: Story = {
  tags: ['visual'],
  play: async ({ canvas, globals }) => {
    const { title } = wordsOf(globals).newsletter;
    const region = canvas.getByRole('region', { name: title });
    await expect(region).toHaveAttribute('id', 'letter');
    await expect(region).toContainElement(canvas.getByRole('textbox'));
  },
};
export const NarrowPhoneInGerman: Story = {
  tags: ['!autodocs'],
  globals: { locale: 'de', viewport: { value: 'narrow' } },
};
