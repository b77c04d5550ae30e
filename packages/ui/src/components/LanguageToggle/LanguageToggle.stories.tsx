import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent } from 'storybook/test';
import { States } from '../../fixtures/States.tsx';
import { shownStates, showStates } from '../../fixtures/showState.ts';
import { Section } from '../Section/index.ts';
import { LanguageToggle } from './index.ts';

const stay = (event: Event) => event.preventDefault();

const meta = {
  title: 'Actions/LanguageToggle',
  component: LanguageToggle,
  parameters: { synonyms: ['language switcher', 'locale'] },
  args: {
    code: 'DE',
    label: 'DE: Auf Deutsch lesen',
    lang: 'de',
    href: '/de/about',
    onPress: fn(),
  },
} satisfies Meta<typeof LanguageToggle>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A press with a modifier key opens a tab or a window, as with any link. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    const toggle = canvas.getByRole('link', { name: args.label });
    await expect(toggle).toHaveAttribute('lang', 'de');
    await expect(toggle).toHaveAttribute('hreflang', 'de');
    await expect(toggle).toHaveAttribute('href', '/de/about');
    await expect(toggle.offsetWidth).toBeGreaterThanOrEqual(44);
    await expect(toggle.offsetHeight).toBeGreaterThanOrEqual(44);
    await userEvent.click(toggle);
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).toHaveBeenCalledTimes(2);
    window.addEventListener('click', stay);
    await fireEvent.click(toggle, { ctrlKey: true });
    window.removeEventListener('click', stay);
    await expect(args.onPress).toHaveBeenCalledTimes(2);
  },
};

/** As in a header and in a footer. */
export const StatesOnEachGround: Story = {
  name: 'States',
  tags: ['visual'],
  parameters: { layout: 'fullscreen', docs: { story: { autoplay: true } } },
  render: (args) => (
    <>
      {(['default', 'inverse'] as const).map((tone) => (
        <Section key={tone} tone={tone}>
          <States names={[...shownStates, 'busy']}>
            {(state) => <LanguageToggle {...args} isBusy={state === 'busy'} />}
          </States>
        </Section>
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    const toggles = canvas.getAllByRole('link');
    await showStates(toggles.slice(0, 4));
    await showStates(toggles.slice(5, 9));
  },
};

/** The focus stays while the words are on their way. */
export const PressedWhileBusy: Story = {
  tags: ['!dev', '!autodocs'],
  args: { isBusy: true },
  play: async ({ canvas, args }) => {
    const toggle = canvas.getByRole('link');
    await expect(toggle).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(toggle);
    await expect(toggle).toHaveFocus();
    await expect(args.onPress).not.toHaveBeenCalled();
  },
};
