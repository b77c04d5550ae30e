import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { expectNoOverflow } from '../../fixtures/expectNoOverflow.ts';
import { newsletterFormOf, wordsOf } from '../../fixtures/index.ts';
import { pictures } from '../../fixtures/pictures.ts';
import { NewsletterBlock } from './index.ts';

const meta = {
  title: 'Layout/NewsletterBlock',
  component: NewsletterBlock,
  parameters: { layout: 'fullscreen', synonyms: ['subscribe', 'sign up', 'email'] },
  args: { id: 'letter', title: '', text: '', form: null, picture: pictures.lake },
  argTypes: { title: { control: false }, text: { control: false } },
  render: (args, { globals }) => {
    const words = wordsOf(globals);
    const { title, text } = words.newsletter;
    return <NewsletterBlock {...args} title={title} text={text} form={newsletterFormOf(words)} />;
  },
} satisfies Meta<typeof NewsletterBlock>;
export default meta;
type Story = StoryObj<typeof meta>;

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
  tags: ['!dev', '!autodocs'],
  globals: { locale: 'de', viewport: { value: 'narrow' } },
  play: expectNoOverflow,
};
