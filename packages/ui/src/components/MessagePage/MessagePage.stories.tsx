import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { expectNoOverflow } from '../../fixtures/expectNoOverflow.ts';
import { wordsOf } from '../../fixtures/index.ts';
import { Button } from '../Button/index.ts';
import { LinkButton } from '../LinkButton/index.ts';
import { MessagePage } from './index.ts';

const contentOf = (globals: object) => {
  const { title, text, action } = wordsOf(globals).notFound;
  return { title, text, action: <LinkButton href="/">{action}</LinkButton> };
};

const meta = {
  component: MessagePage,
  parameters: { layout: 'fullscreen' },
  argTypes: {
    code: { options: [undefined, '404'], control: 'select' },
    text: { control: 'text' },
    action: { control: false },
  },
  args: { code: '404' },
  render: (args, { globals }) => <MessagePage {...contentOf(globals)} {...args} />,
} satisfies Meta<typeof MessagePage>;
export default meta;
type Story = StoryObj<typeof MessagePage>;

export const NotFound: Story = {
  tags: ['visual'],
  play: async ({ canvas, globals }) => {
    const { title, action } = wordsOf(globals).notFound;
    await expect(canvas.getByText('404')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: title })).toBeVisible();
    await expect(canvas.getByRole('link', { name: action })).toHaveAttribute('href', '/');
  },
};
const retry = fn();

/** Without a code, with a button that retries. */
export const NotLoaded: Story = {
  beforeEach: () => {
    retry.mockClear();
  },
  render: (_args, { globals }) => {
    const { title, text, action } = wordsOf(globals).notLoaded;
    return (
      <MessagePage title={title} text={text} action={<Button onPress={retry}>{action}</Button>} />
    );
  },
  play: async ({ canvas, globals }) => {
    const { title, action } = wordsOf(globals).notLoaded;
    await expect(canvas.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: action })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(retry).toHaveBeenCalledOnce();
  },
};
/** A long word breaks; the page never scrolls sideways. */
export const LongGermanWordOnANarrowPhone: Story = {
  tags: ['!autodocs'],
  globals: { locale: 'de', viewport: { value: 'narrow' } },
  args: { title: 'Sehenswürdigkeitenbesichtigungsrundreise nicht gefunden' },
  play: expectNoOverflow,
};
