import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { wordsOf } from '../../fixtures/index.ts';
import { Button } from '../Button/index.ts';
import { LinkButton } from '../LinkButton/index.ts';
import { ErrorPage } from './index.ts';

const meta = {
  component: ErrorPage,
  parameters: { layout: 'fullscreen' },
  args: { code: '404', title: '', text: '', action: null },
  render: (args, { globals }) => {
    const { title, text, action } = wordsOf(globals).notFound;
    return (
      <ErrorPage
        {...args}
        title={title}
        text={text}
        action={<LinkButton href="/">{action}</LinkButton>}
      />
    );
  },
} satisfies Meta<typeof ErrorPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NotFound: Story = {
  play: async ({ canvas, globals }) => {
    const { title, action } = wordsOf(globals).notFound;
    await expect(canvas.getByText('404')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: title })).toBeVisible();
    await expect(canvas.getByRole('link', { name: action })).toHaveAttribute('href', '/');
  },
};
/** Without a code, and with a button that tries again. */
export const NotArrived: Story = {
  render: (_args, { globals }) => {
    const { title, text, action } = wordsOf(globals).notFound;
    return <ErrorPage title={title} text={text} action={<Button>{action}</Button>} />;
  },
};
export const PhoneInGerman: Story = { globals: { locale: 'de', viewport: { value: 'phone' } } };
export const Sideways: Story = { globals: { viewport: { value: 'sideways' } } };
