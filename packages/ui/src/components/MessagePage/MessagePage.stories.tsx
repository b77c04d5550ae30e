import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { expectNoOverflow } from '../../fixtures/expectNoOverflow.ts';
import { wordsOf } from '../../fixtures/index.ts';
import { pictures } from '../../fixtures/pictures.ts';
import { Button } from '../Button/index.ts';
import { LinkButton } from '../LinkButton/index.ts';
import { UiProvider } from '../UiProvider/index.ts';
import { MessagePage } from './index.ts';

const retry = fn();

const meta = {
  title: 'Feedback/MessagePage',
  component: MessagePage,
  parameters: { layout: 'fullscreen', synonyms: ['404', 'error page', 'empty state'] },
  render: (args, { globals }) => {
    const { action, ...texts } = wordsOf(globals).notFound;
    const content = { ...texts, action: <LinkButton href="/">{action}</LinkButton> };
    return <MessagePage {...content} {...args} />;
  },
} satisfies Meta<typeof MessagePage>;
export default meta;
type Story = StoryObj<typeof MessagePage>;

export const WithALink: Story = {
  tags: ['visual', 'plain'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/');
  },
};
/** Of what a mail links to. */
export const WithAPicture: Story = {
  tags: ['visual'],
  args: { picture: pictures.hills },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('picture')).toBeVisible();
  },
};
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
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(retry).toHaveBeenCalledOnce();
  },
};
/** A brand without a frame: its opening alone. */
export const WithoutOrnament: Story = {
  tags: ['!dev', '!autodocs'],
  decorators: [
    (Story) => (
      <UiProvider locale="en" ornament={{}}>
        <Story />
      </UiProvider>
    ),
  ],
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('svg')).toBeNull();
  },
};
/** A long word breaks; the page never scrolls sideways. */
export const LongGermanWordOnANarrowPhone: Story = {
  tags: ['!dev', '!autodocs'],
  globals: { locale: 'de', viewport: { value: 'narrow' } },
  args: { title: 'Sehenswürdigkeitenbesichtigungsrundreise nicht gefunden' },
  play: expectNoOverflow,
};
