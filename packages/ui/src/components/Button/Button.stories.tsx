import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { expectNoOverflow } from '../../fixtures/expectNoOverflow.ts';
import { wordsOf } from '../../fixtures/index.ts';
import { journeyWordsOf } from '../../fixtures/journeys.ts';
import { States } from '../../fixtures/States.tsx';
import { shownStates, showStates } from '../../fixtures/showState.ts';
import { Icon } from '../Icon/index.ts';
import { Section } from '../Section/index.ts';
import { Stack } from '../Stack/index.ts';
import { actionTones } from '../vocabulary.ts';
import { Button } from './index.ts';

const meta = {
  title: 'Actions/Button',
  component: Button,
  parameters: { synonyms: ['spinner', 'loading', 'submit', 'print'] },
  argTypes: { children: { control: 'text' } },
  args: { onPress: fn() },
  render: (args, { globals }) => (
    <Button {...args}>{args.children ?? wordsOf(globals).button.label}</Button>
  ),
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof Button>;

const states = [...shownStates, 'disabled', 'busy'] as const;

/** By keyboard and by mouse. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button');
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await userEvent.click(button);
    await expect(args.onPress).toHaveBeenCalledTimes(3);
  },
};

/** Each tone on both kinds of ground. */
export const StatesOfEachTone: Story = {
  name: 'States',
  tags: ['visual'],
  parameters: { layout: 'fullscreen', docs: { story: { autoplay: true } } },
  render: (args, { globals }) => (
    <>
      {(['default', 'inverse'] as const).map((ground) => (
        <Section key={ground} tone={ground}>
          <Stack gap="large">
            {actionTones.map((tone) => (
              <States key={tone} names={states}>
                {(state) => (
                  <Button
                    {...args}
                    tone={tone}
                    isDisabled={state === 'disabled'}
                    isBusy={state === 'busy'}
                  >
                    {wordsOf(globals).button.label}
                  </Button>
                )}
              </States>
            ))}
          </Stack>
        </Section>
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    const buttons = canvas.getAllByRole('button');
    for (let row = 0; row < buttons.length; row += states.length) {
      await showStates(buttons.slice(row, row + shownStates.length));
    }
  },
};

/** For what needs JavaScript, such as printing: not there without it, and hidden until the page is hydrated. */
export const WithAnIcon: Story = {
  args: { tone: 'quiet', size: 'small', isScriptOnly: true },
  render: (args, { globals }) => (
    <Button {...args}>
      <Icon name="print" />
      {journeyWordsOf(globals).print}
    </Button>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button').offsetHeight).toBeGreaterThanOrEqual(44);
  },
};

/** Busy, with the longer label: the width does not change. */
export const KeepsItsWidth: Story = {
  render: (args, { globals }) => {
    const { submit, submitting } = wordsOf(globals).newsletter;
    return (
      <States names={['default', 'busy']}>
        {(state) => (
          <Button {...args} busyLabel={submitting} isBusy={state === 'busy'}>
            {submit}
          </Button>
        )}
      </States>
    );
  },
  play: async ({ canvas }) => {
    const [resting, busy] = canvas.getAllByRole('button').map((button) => button.offsetWidth);
    await expect(resting).toBe(busy);
  },
};

const test = ['!dev', '!autodocs'];

export const PressedWhileDisabled: Story = {
  tags: test,
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

export const PressedWhileBusy: Story = {
  tags: test,
  args: { isBusy: true },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button');
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(button).toHaveFocus();
    await expect(args.onPress).not.toHaveBeenCalled();
  },
};

/** A word that is wider than the screen breaks within the button. */
export const LongGermanWordOnANarrowPhone: Story = {
  tags: test,
  globals: { locale: 'de', viewport: { value: 'narrow' } },
  args: { children: 'Reiserücktrittskostenversicherungsbedingungen' },
  play: expectNoOverflow,
};
