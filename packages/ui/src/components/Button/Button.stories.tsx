import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { expectNoOverflow } from '../../fixtures/expectNoOverflow.ts';
import { wordsOf } from '../../fixtures/index.ts';
import { shownStates, showStates } from '../../fixtures/showState.ts';
import { ButtonGroup } from '../ButtonGroup/index.ts';
import { Section } from '../Section/index.ts';
import { Stack } from '../Stack/index.ts';
import { Button, buttonSizes, buttonTones } from './index.ts';

const meta = {
  component: Button,
  argTypes: {
    tone: { options: buttonTones, control: 'select' },
    size: { options: buttonSizes, control: 'select' },
    type: { control: false },
    ref: { control: false },
    children: { control: 'text' },
  },
  args: { onPress: fn() },
  render: (args, { globals }) => (
    <Button {...args}>{args.children ?? wordsOf(globals).button.label}</Button>
  ),
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof Button>;

export const Default: Story = {};

/** Each tone in both sizes, and disabled. */
export const Tones: Story = {
  tags: ['visual'],
  parameters: { layout: 'fullscreen' },
  render: (args, { globals }) => {
    const { label } = wordsOf(globals).button;
    return (
      <>
        {buttonTones.map((tone) => (
          <Section key={tone} tone={tone === 'inverse' ? 'deep' : 'plain'}>
            <ButtonGroup>
              {buttonSizes.map((size) => (
                <Button {...args} key={size} tone={tone} size={size}>
                  {label}
                </Button>
              ))}
              <Button {...args} tone={tone} isDisabled>
                {label}
              </Button>
            </ButtonGroup>
          </Section>
        ))}
      </>
    );
  },
};

/** Each tone: default, hovered, pressed and focused. */
export const States: Story = {
  tags: ['visual'],
  parameters: { layout: 'fullscreen', docs: { story: { autoplay: true } } },
  render: (args, { globals }) => (
    <>
      {buttonTones.map((tone) => (
        <Section key={tone} tone={tone === 'inverse' ? 'deep' : 'plain'}>
          <ButtonGroup>
            {shownStates.map((state) => (
              <Button {...args} key={state} tone={tone}>
                {wordsOf(globals).button.label}
              </Button>
            ))}
          </ButtonGroup>
        </Section>
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    const buttons = canvas.getAllByRole('button');
    for (const row of buttonTones.keys()) await showStates(buttons.slice(row * 4, row * 4 + 4));
  },
};

export const PressedByKeyboard: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onPress).toHaveBeenCalledTimes(2);
  },
};

export const PressedByMouse: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};

export const Disabled: Story = {
  args: { isDisabled: true },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button');
    await expect(button).toBeDisabled();
    button.click();
    await expect(args.onPress).not.toHaveBeenCalled();
    // Enabled before the mouse is released, it must not fire a click.
    await expect(button).toHaveStyle({ pointerEvents: 'none' });
  },
};

export const Busy: Story = {
  render: (args, { globals }) => (
    <ButtonGroup>
      {buttonTones.slice(0, 3).map((tone) => (
        <Button {...args} key={tone} tone={tone} isBusy>
          {wordsOf(globals).contact.submitting}
        </Button>
      ))}
    </ButtonGroup>
  ),
  play: async ({ canvas, args, globals }) => {
    const { submitting } = wordsOf(globals).contact;
    for (const button of canvas.getAllByRole('button', { name: submitting })) {
      await expect(button).toHaveAttribute('aria-disabled', 'true');
      button.focus();
      await userEvent.keyboard('{Enter}');
      await expect(button).toHaveFocus();
    }
    await expect(args.onPress).not.toHaveBeenCalled();
  },
};

/** With a busy label the button's width does not change. */
export const KeepsItsWidth: Story = {
  render: (args, { globals }) => {
    const { submit, submitting } = wordsOf(globals).newsletter;
    return (
      <Stack align="start">
        <Button {...args} busyLabel={submitting}>
          {submit}
        </Button>
        <Button {...args} busyLabel={submitting} isBusy>
          {submit}
        </Button>
      </Stack>
    );
  },
  play: async ({ canvas, globals }) => {
    const { submit, submitting } = wordsOf(globals).newsletter;
    const resting = canvas.getByRole('button', { name: submit });
    const busy = canvas.getByRole('button', { name: submitting });
    await expect(resting.offsetWidth).toBe(busy.offsetWidth);
    await expect(resting.offsetHeight).toBeGreaterThanOrEqual(44);
  },
};

/** A word that is wider than the screen breaks within the button. */
export const LongGermanWordOnANarrowPhone: Story = {
  tags: ['!autodocs'],
  globals: { locale: 'de', viewport: { value: 'narrow' } },
  args: { children: 'Reiserücktrittskostenversicherungsbedingungen' },
  play: expectNoOverflow,
};
