import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { wordsOf } from '../../fixtures/index.ts';
import { showState } from '../../fixtures/showState.ts';
import { ToastProvider, type TonedToast, useToasts } from './index.ts';

/** The toasts of a form. */
const toastsOf = (globals: object): Record<'success' | 'error', TonedToast> => {
  const { sent, failed } = wordsOf(globals).contact.toasts;
  return { success: { tone: 'success', ...sent }, error: { tone: 'error', ...failed } };
};

/** Shows a toast as soon as it is rendered. */
function Shown({ toast }: { toast: TonedToast }) {
  const { show } = useToasts();
  useEffect(() => show(toast), [show, toast]);
  return null;
}

/** A native button, which looks the same whatever the design system's do. */
function Opener() {
  const { show } = useToasts();
  return (
    <button type="button" onClick={() => show(toastsOf({}).error)}>
      open
    </button>
  );
}

const meta = {
  title: 'Feedback/Toasts',
  component: ToastProvider,
  parameters: {
    synonyms: ['notification', 'snackbar', 'alert'],
    // Each in its own frame: a toast is fixed to the bottom of the viewport.
    docs: { story: { inline: false, height: '220px' } },
  },
  argTypes: { labels: { control: false }, children: { control: false } },
  render: () => <Opener />,
} satisfies Meta<typeof ToastProvider>;
export default meta;
type Story = StoryObj<typeof ToastProvider>;

/** Closes after ten seconds without hover or focus. */
export const Success: Story = {
  tags: ['visual'],
  render: (_args, { globals }) => <Shown toast={toastsOf(globals).success} />,
  play: async ({ globals }) => {
    const { title, description } = toastsOf(globals).success;
    await expect(await screen.findByRole('alertdialog')).toHaveAccessibleName(title);
    await expect(screen.getByText(String(description))).toBeInTheDocument();
    await expect(screen.getByRole('region')).toHaveAccessibleName(
      new RegExp(wordsOf(globals).toasts.region),
    );
  },
};

/** Stays until it is closed or no longer applies. */
export const Failure: Story = {
  tags: ['visual', 'forced-colours', 'large-text', 'plain', 'night'],
  render: (_args, { globals }) => <Shown toast={toastsOf(globals).error} />,
  play: async () => {
    await screen.findByRole('alertdialog');
  },
};
export const FailureOnANarrowPhoneInGerman: Story = {
  ...Failure,
  tags: ['!dev', '!autodocs'],
  globals: { locale: 'de', viewport: { value: 'narrow' } },
  play: async () => {
    const toast = await screen.findByRole('alertdialog');
    await waitFor(() => expect(toast.getBoundingClientRect().bottom).toBeLessThanOrEqual(640));
    const { left, right } = toast.getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(0);
    await expect(right).toBeLessThanOrEqual(320);
  },
};

/** The close button, hovered and then pressed. */
export const CloseButtonPressed: Story = {
  tags: ['!autodocs'],
  render: (_args, { globals }) => <Shown toast={toastsOf(globals).error} />,
  play: async () => {
    const button = await screen.findByRole('button');
    await expect(button.offsetWidth).toBeGreaterThanOrEqual(44);
    await expect(button.offsetHeight).toBeGreaterThanOrEqual(44);
    await showState(button, 'active');
  },
};

/** F6 focuses a toast, Escape closes it and restores the focus. */
export const EscapeCloses: Story = {
  tags: ['!dev', '!autodocs'],
  play: async () => {
    const opener = screen.getByRole('button');
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
  tags: ['!dev', '!autodocs'],
  globals: { viewport: { value: 'phone' } },
  decorators: [
    (Story) => (
      <div style={{ paddingBlock: '1000px' }}>
        <Story />
      </div>
    ),
  ],
  play: async () => {
    const opener = screen.getByRole('button');
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
  tags: ['!dev', '!autodocs'],
  beforeEach: () => {
    const before = navigator.language;
    speak('ar-AE');
    return () => speak(before);
  },
  play: async () => {
    await userEvent.click(screen.getByRole('button'));
    await expect(
      await screen.findByRole('region', { name: wordsOf({}).toasts.region }),
    ).toHaveAttribute('dir', 'ltr');
  },
};
