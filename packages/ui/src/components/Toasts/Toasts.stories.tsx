import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { wordsOf } from '../../fixtures/index.ts';
import { showState } from '../../fixtures/showState.ts';
import { Button } from '../Button/index.ts';
import { Stack } from '../Stack/index.ts';
import { Text } from '../Text/index.ts';
import { ToastProvider, useToasts } from './index.ts';

interface ExampleProps {
  locale?: 'en' | 'de';
}

/** Buttons that show the toasts of the forms. */
function Example({ locale = 'en' }: ExampleProps) {
  const { show, clearError } = useToasts();
  const { sent, failed, consentRequired } = wordsOf({ locale }).contact.toasts;
  return (
    <Stack align="start">
      <Button onPress={() => show({ tone: 'success', ...sent })}>{sent.title}</Button>
      <Button onPress={() => show({ tone: 'error', ...failed })}>{failed.title}</Button>
      <Button onPress={() => show({ tone: 'error', ...consentRequired })}>
        {consentRequired.title}
      </Button>
      <Button onPress={clearError}>clear</Button>
    </Stack>
  );
}

const meta = {
  component: ToastProvider,
  // Each in its own frame: a toast is fixed to the bottom of the viewport.
  parameters: { docs: { story: { inline: false, height: '420px' } } },
  argTypes: {
    words: { control: false },
    load: { control: false },
    children: { control: false },
  },
  render: (_args, { globals }) => <Example locale={globals['locale']} />,
} satisfies Meta<typeof ToastProvider>;
export default meta;
type Story = StoryObj<typeof ToastProvider>;

const press = async (name: string) => userEvent.click(screen.getByRole('button', { name }));

/** Closes after ten seconds without hover. */
export const Success: Story = {
  tags: ['visual'],
  play: async ({ globals }) => {
    const { toasts, contact } = wordsOf(globals);
    await press(contact.toasts.sent.title);
    await screen.findByRole('region', { name: new RegExp(toasts.region) });
    await expect(await screen.findByRole('alertdialog')).toHaveAccessibleName(
      contact.toasts.sent.title,
    );
    await expect(screen.getByText(String(contact.toasts.sent.description))).toBeInTheDocument();
  },
};

/** Stays until it is closed or no longer applies. */
export const Failure: Story = {
  tags: ['visual'],
  play: async ({ globals }) => {
    const { failed } = wordsOf(globals).contact.toasts;
    await press(failed.title);
    await expect(await screen.findByText(String(failed.description))).toBeInTheDocument();
  },
};

export const LongGermanWordsOnANarrowPhone: Story = {
  ...Failure,
  tags: ['!visual', '!autodocs'],
  globals: { locale: 'de', viewport: { value: 'narrow' } },
  play: async ({ globals }) => {
    const { failed } = wordsOf(globals).contact.toasts;
    await press(failed.title);
    const toast = await screen.findByRole('alertdialog');
    await waitFor(() => expect(toast.getBoundingClientRect().bottom).toBeLessThanOrEqual(640));
    const { left, right } = toast.getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(0);
    await expect(right).toBeLessThanOrEqual(320);
  },
};

/** The close button hovered, then pressed. */
export const CloseButtonPressed: Story = {
  play: async ({ globals }) => {
    const { contact, toasts } = wordsOf(globals);
    await press(contact.toasts.failed.title);
    const close = await screen.findByRole('button', { name: toasts.close });
    await expect(close.offsetWidth).toBeGreaterThanOrEqual(44);
    await expect(close.offsetHeight).toBeGreaterThanOrEqual(44);
    await showState(close, 'active');
  },
};

/** F6 focuses a toast, Escape closes it and restores the focus. */
export const EscapeCloses: Story = {
  tags: ['!autodocs'],
  play: async ({ globals }) => {
    const { failed } = wordsOf(globals).contact.toasts;
    const opener = screen.getByRole('button', { name: failed.title });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('alertdialog');
    await userEvent.keyboard('{Escape}');
    await expect(screen.getByRole('alertdialog')).toBeInTheDocument();
    await userEvent.keyboard('{F6}');
    await expect(screen.getByRole('region')).toContainElement(
      document.activeElement as HTMLElement,
    );
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(opener).toHaveFocus();
  },
};

/** The toast does not cover a focused button at the bottom of a phone's screen. */
export const LeavesTheFocusInView: Story = {
  tags: ['!autodocs'],
  globals: { viewport: { value: 'phone' } },
  decorators: [
    (Story) => (
      <Stack>
        {Array.from({ length: 24 }, (_, line) => (
          <Text key={line}>{line}</Text>
        ))}
        <Story />
        {Array.from({ length: 24 }, (_, line) => (
          <Text key={line}>{line}</Text>
        ))}
      </Stack>
    ),
  ],
  play: async ({ globals }) => {
    const { failed } = wordsOf(globals).contact.toasts;
    const opener = screen.getByRole('button', { name: failed.title });
    opener.scrollIntoView({ block: 'end' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    const toast = await screen.findByRole('alertdialog');
    await waitFor(() =>
      expect(opener.getBoundingClientRect().bottom).toBeLessThanOrEqual(
        toast.getBoundingClientRect().top,
      ),
    );
  },
};

/** Overrides the browser's language. */
const speak = (language: string) => {
  Object.defineProperty(navigator, 'language', { value: language, configurable: true });
  window.dispatchEvent(new Event('languagechange'));
};

/** The toast has the page's text direction, whatever the browser's language. */
export const InAnArabicBrowser: Story = {
  tags: ['!autodocs'],
  beforeEach: () => {
    const before = navigator.language;
    speak('ar-AE');
    return () => speak(before);
  },
  play: async ({ globals }) => {
    const { contact, toasts } = wordsOf(globals);
    await press(contact.toasts.failed.title);
    await expect(await screen.findByRole('region', { name: toasts.region })).toHaveAttribute(
      'dir',
      'ltr',
    );
  },
};

/** `clearError` closes an error; a success stays. */
export const ErrorsCleared: Story = {
  tags: ['!autodocs'],
  play: async ({ globals }) => {
    const { failed, sent } = wordsOf(globals).contact.toasts;
    await press(failed.title);
    await screen.findByRole('alertdialog');
    await press('clear');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await press(sent.title);
    await screen.findByRole('alertdialog');
    await press('clear');
    await expect(screen.getByRole('alertdialog')).toBeInTheDocument();
  },
};

/** A new toast replaces the one before. */
export const Replaced: Story = {
  tags: ['!autodocs'],
  play: async ({ globals }) => {
    const { failed, consentRequired } = wordsOf(globals).contact.toasts;
    await press(failed.title);
    await screen.findByText(String(failed.description));
    await press(consentRequired.title);
    await screen.findByText(consentRequired.description);
    await waitFor(() => expect(screen.queryByText(String(failed.description))).toBeNull());
    await expect(screen.getAllByRole('alertdialog')).toHaveLength(1);
  },
};

export const ClosedByKeyboard: Story = {
  tags: ['!autodocs'],
  play: async ({ globals }) => {
    const { contact, toasts } = wordsOf(globals);
    await press(contact.toasts.failed.title);
    const close = await screen.findByRole('button', { name: toasts.close });
    close.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};

const lost = () => Promise.reject(new Error('Failed to fetch dynamically imported module'));

/** If the region's chunk fails to load, a plain toast shows the message. */
export const WithoutItsChunk: Story = {
  render: (_args, { globals }) => (
    <ToastProvider words={wordsOf(globals).toasts} load={lost}>
      <Example locale={globals['locale']} />
    </ToastProvider>
  ),
  play: async ({ globals }) => {
    const { contact, toasts } = wordsOf(globals);
    const { failed, sent } = contact.toasts;
    await press(failed.title);
    await expect(await screen.findByRole('alert')).toHaveTextContent(String(failed.description));
    await press(sent.title);
    await waitFor(() =>
      expect(screen.getByRole('alert')).toHaveTextContent(String(sent.description)),
    );
    await press(toasts.close);
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    await press(failed.title);
    await screen.findByRole('alert');
  },
};
