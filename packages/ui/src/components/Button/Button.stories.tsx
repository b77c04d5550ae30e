import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { wordsOf } from '../../fixtures/index.ts';
import { Section } from '../Section/index.ts';
import { Stack } from '../Stack/index.ts';
import { Button, buttonSizes, buttonTones } from './index.ts';

const meta = {
  component: Button,
  args: { children: 'Find your journey', onPress: fn() },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: (args, { globals }) => <Button {...args}>{wordsOf(globals).button.label}</Button>,
};

export const Tones: Story = {
  render: (args, { globals }) => (
    <>
      {buttonTones.map((tone) => (
        <Section key={tone} tone={tone === 'inverse' ? 'deep' : 'plain'}>
          <Stack gap="small" align="start">
            {buttonSizes.map((size) => (
              <Button {...args} key={size} tone={tone} size={size}>
                {wordsOf(globals).button.label}
              </Button>
            ))}
            <Button {...args} tone={tone} isDisabled>
              {wordsOf(globals).button.label}
            </Button>
          </Stack>
        </Section>
      ))}
    </>
  ),
};

export const Hovered: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button');
    await userEvent.hover(button);
    await expect(button).toHaveAttribute('data-hovered');
  },
};

export const FocusedAndPressedByKeyboard: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onPress).toHaveBeenCalledTimes(2);
  },
};

export const Pressed: Story = {
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button');
    await userEvent.click(button);
    await expect(args.onPress).toHaveBeenCalledOnce();
    await userEvent.pointer({ keys: '[MouseLeft>]', target: button });
    await expect(button).toHaveAttribute('data-pressed');
  },
};

export const Disabled: Story = {
  args: { isDisabled: true },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button');
    await expect(button).toBeDisabled();
    button.click();
    await expect(args.onPress).not.toHaveBeenCalled();
  },
};

export const Busy: Story = {
  args: { isBusy: true, children: 'Sending...' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Sending...' })).toBeDisabled();
  },
};

/** With a busy label the button is as wide before as it is meanwhile. */
export const KeepsItsWidth: Story = {
  args: { children: 'Subscribe', busyLabel: 'Subscribing...' },
  render: (args) => (
    <Stack align="start">
      <Button {...args} />
      <Button {...args} isBusy />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const resting = canvas.getByRole('button', { name: 'Subscribe' });
    const busy = canvas.getByRole('button', { name: 'Subscribing...' });
    await expect(resting.offsetWidth).toBe(busy.offsetWidth);
    await expect(resting.offsetHeight).toBeGreaterThanOrEqual(44);
  },
};

export const FullWidthWithLongGermanWords: Story = {
  globals: { locale: 'de', viewport: { value: 'narrow' } },
  args: { isFullWidth: true, tone: 'secondary' },
  render: (args, { globals }) => <Button {...args}>{wordsOf(globals).button.other}</Button>,
};
