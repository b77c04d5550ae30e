import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { wordsOf } from '../../fixtures/index.ts';
import { shownStates, showStates } from '../../fixtures/showState.ts';
import { ButtonGroup } from '../ButtonGroup/index.ts';
import { Section } from '../Section/index.ts';
import { LanguageToggle } from './index.ts';

const onPress = fn();
const button = { code: 'DE', label: 'DE: Auf Deutsch lesen', lang: 'de', onPress };

// The props are a union, and stories show both of its sides: Storybook's types follow one.
const meta: Meta = {
  component: LanguageToggle,
  args: button,
  beforeEach: () => {
    onPress.mockClear();
  },
};
export default meta;
type Story = StoryObj;

export const Default: Story = {
  play: async ({ canvas }) => {
    const toggle = canvas.getByRole('button', { name: 'DE: Auf Deutsch lesen' });
    await expect(toggle).toHaveAttribute('lang', 'de');
    await expect(toggle.offsetWidth).toBeGreaterThanOrEqual(44);
    await expect(toggle.offsetHeight).toBeGreaterThanOrEqual(44);
    await userEvent.click(toggle);
    await userEvent.keyboard('{Enter}');
    await expect(onPress).toHaveBeenCalledTimes(2);
  },
};

/** In the header and in the footer, as it rests, under the mouse, pressed and reached by keyboard. */
export const States: Story = {
  tags: ['visual'],
  parameters: { layout: 'fullscreen', docs: { story: { autoplay: true } } },
  render: (_args, { globals }) => (
    <>
      {(['plain', 'deep'] as const).map((tone) => (
        <Section key={tone} tone={tone}>
          <ButtonGroup>
            {shownStates.map((state) => (
              <LanguageToggle key={state} {...wordsOf(globals).language} onPress={onPress} />
            ))}
          </ButtonGroup>
        </Section>
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    const toggles = canvas.getAllByRole('button');
    await showStates(toggles.slice(0, 4));
    await showStates(toggles.slice(4));
  },
};

/** The focus stays while the words are on their way; a second press does nothing. */
export const Busy: Story = {
  args: { ...button, isBusy: true },
  play: async ({ canvas }) => {
    const toggle = canvas.getByRole('button');
    await expect(toggle).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(toggle);
    await expect(toggle).toHaveFocus();
    await expect(onPress).not.toHaveBeenCalled();
  },
};

export const AsALink: Story = {
  args: {
    code: 'EN',
    label: 'EN: Read in English',
    lang: 'en',
    href: '/about',
    hrefLang: 'en',
  },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'EN: Read in English' });
    await expect(link).toHaveAttribute('href', '/about');
    await expect(link).toHaveAttribute('hreflang', 'en');
    await userEvent.tab();
    await expect(link).toHaveFocus();
  },
};

/** Of three languages, the two that are not shown. */
export const ThreeLanguages: Story = {
  render: () => (
    <ButtonGroup>
      <LanguageToggle code="DE" label="DE: Auf Deutsch lesen" lang="de" onPress={onPress} />
      <LanguageToggle code="FR" label="FR: Lire en français" lang="fr" onPress={onPress} />
    </ButtonGroup>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'FR: Lire en français' }));
    await expect(onPress).toHaveBeenCalledOnce();
  },
};
