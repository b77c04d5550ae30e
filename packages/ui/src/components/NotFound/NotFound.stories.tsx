import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { wordsOf } from '../../fixtures/index.ts';
import { LinkButton } from '../LinkButton/index.ts';
import { NotFound } from './index.ts';

const meta = {
  component: NotFound,
  parameters: { layout: 'fullscreen' },
  args: { code: '404', title: '', action: null },
  render: (args, { globals }) => {
    const { title, text, action } = wordsOf(globals).notFound;
    return (
      <NotFound
        {...args}
        title={title}
        text={text}
        action={<LinkButton href="/">{action}</LinkButton>}
      />
    );
  },
} satisfies Meta<typeof NotFound>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, globals }) => {
    const { title, action } = wordsOf(globals).notFound;
    await expect(canvas.getByText('404')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: title })).toBeVisible();
    await expect(canvas.getByRole('link', { name: action })).toHaveAttribute('href', '/');
  },
};
export const PhoneInGerman: Story = { globals: { locale: 'de', viewport: { value: 'phone' } } };
export const Sideways: Story = { globals: { viewport: { value: 'sideways' } } };
